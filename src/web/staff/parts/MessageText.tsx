import { Link } from 'react-router'
import { LinkedMessage } from '../../ui/LinkedMessage.tsx'
import { placePath } from './paths.ts'
import { referenceParts } from './references.ts'

type MessageTextProps = Readonly<{
  text: string
  isStaff: boolean
  look?: 'said' | 'sending' | 'failed'
}>

const edges = {
  said: 'border-transparent',
  sending: 'border-dashed border-edge',
  failed: 'border-clay',
} as const

/** The words of a message, as text; whole addresses and numbers of applications in it may be followed. */
export function MessageText({ text, isStaff, look = 'said' }: MessageTextProps) {
  const ground = isStaff ? 'rounded-ee-small bg-ocean-tint' : 'rounded-es-small bg-surface'
  const edge = isStaff || look !== 'said' ? edges[look] : 'border-line'
  return (
    <p
      dir="auto"
      className={`max-w-[min(34rem,88%)] rounded-card border px-3.5 py-2 text-sm whitespace-pre-wrap wrap-anywhere ${ground} ${edge}`}
    >
      <LinkedMessage text={text} show={(words) => <Words text={words} />} />
    </p>
  )
}

/** An application that somebody names is one press away. */
function Words({ text }: Readonly<{ text: string }>) {
  return referenceParts(text).map(({ text: words, applicationId }, index) =>
    applicationId === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one message never move
      <span key={index}>{words}</span>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one message never move
        key={index}
        to={placePath(`applications/${applicationId}`)}
        dir="ltr"
        className="link figures"
      >
        {words}
      </Link>
    ),
  )
}
