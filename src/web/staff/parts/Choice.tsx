type ChoiceProps = Readonly<{ isChosen: boolean; onChoose: () => void; children: string }>

/** One of several views of the same. */
export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="figures min-h-9 rounded-small px-2 sm:px-2.5 pointer-coarse:min-h-11 text-xs font-medium text-quiet hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
    >
      {children}
    </button>
  )
}
