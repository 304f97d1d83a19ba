import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

/** References and email addresses, unless they are longer than a line of a phone. */
const whole = /(TZ-\d+|\b[\w.+-]{1,20}@[\w.-]{1,30}\w)/

/**
 * Wraps plain text in elements, so that siblings may come and go (see `Elements`). What it names as
 * a reference or an address is neither broken at the end of a line nor turned by the other direction.
 */
export function Words({ children }: Readonly<{ children: ReactNode }>): Elements {
  if (typeof children !== 'string' && typeof children !== 'number') return children as Elements
  const parts = `${children}`.split(whole)
  // One element around all: in a row of a button its parts would stand apart.
  return (
    <span>
      {parts.length === 1
        ? children
        : parts.map(
            (part, index) =>
              part && (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
                <span key={index} className={index % 2 === 1 ? 'reads-ltr whitespace-nowrap' : ''}>
                  {part}
                </span>
              ),
          )}
    </span>
  )
}
