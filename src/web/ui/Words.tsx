import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

/** References, phone numbers and email addresses, unless they are longer than a line of a phone. */
const codes = /TZ-\d+|\+\d[\d ]{6,18}\d|\b[\w.+-]{1,20}@[\w.-]{1,30}\w/
/** 'E-Mail', 'US-Dollar', and a few words in brackets. Scripts without spaces break between any two signs. */
const short =
  /(?<!\p{L})\p{L}{1,2}-[\p{sc=Latn}\p{sc=Cyrl}]{1,18}(?![\p{sc=Latn}\p{sc=Cyrl}])|[(（][^()（）]{1,12}[)）]/u
const whole = new RegExp(`(${codes.source}|${short.source})`, 'u')

type WordsProps = Readonly<{ children: ReactNode }>

/** Text in one element of its own, as in a row of a button, whose parts would stand apart. */
export function Label({ children }: WordsProps): Elements {
  const isText = typeof children === 'string' || typeof children === 'number'
  return isText ? <span>{children}</span> : (children as Elements)
}

const lookOf = (part: string) => `${codes.test(part) ? 'reads-ltr ' : ''}whitespace-nowrap`

/**
 * Wraps plain text in elements, so that siblings may come and go (see `Elements`). What belongs together is not
 * broken at the end of a line; nor is a reference, a number or an address turned by the other direction.
 */
export function Words({ children }: WordsProps): Elements {
  if (typeof children !== 'string') return <Label>{children}</Label>
  return children.split(whole).map(
    (part, index) =>
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
        <span key={index} className={index % 2 === 1 ? lookOf(part) : undefined}>
          {part}
        </span>
      ),
  )
}
