import { Fragment } from 'react'
import { messageParts } from '#domain/chat.ts'
import type { Elements } from './elements.ts'

type LinkedMessageProps = Readonly<{
  text: string
  /** Renders text between links; by default unchanged. */
  show?: (words: string) => Elements
}>

/** A message as text, with full URLs linked. */
export function LinkedMessage({
  text,
  show = (words) => <span>{words}</span>,
}: LinkedMessageProps) {
  return messageParts(text).map(({ text: words, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one message never move
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        className="link"
      >
        {words}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{show(words)}</Fragment>
    ),
  )
}
