import type { ReactNode } from 'react'

type OneLineProps = Readonly<{ id?: string; className?: string; children: ReactNode }>

/**
 * User text on a single line: truncated at its own end, whatever the page's direction, and aligned
 * to the page's side if it fits.
 */
export function OneLine({ id, className = '', children }: OneLineProps) {
  return (
    <span id={id} dir="auto" className={`block w-fit max-w-full truncate ${className}`}>
      {children}
    </span>
  )
}
