type Given = Readonly<{ name: string; is: boolean }>

/** How a text is held by an element of its own, and two ways in which it is not. */
export function HeldAlone({ name, is }: Given) {
  return (
    <p>
      <span>{name}</span>
      {is && <b>new</b>}
    </p>
  )
}

export const LooseBesideAnother = ({ name }: Given) => <p>{[name].map((each) => each)}</p>

export function LooseReturned({ name, is }: Given) {
  return is ? name : <b>none</b>
}
