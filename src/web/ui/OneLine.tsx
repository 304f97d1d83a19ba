import type { ReactNode } from 'react'

type OneLineProps = Readonly<{ id?: string; className?: string; children: ReactNode }>

/**
 * What somebody wrote or is called, on one line: cut at its own end, whichever way the page reads, and
 * where it fits at the page's own side.
 */
export function OneLine({ id, className = '', children }: OneLineProps) {
  return (
    <span id={id} dir="auto" className={`block w-fit max-w-full truncate ${className}`}>
      {children}
    </span>
  )
}
