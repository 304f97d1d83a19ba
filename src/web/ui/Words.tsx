import type { ReactNode } from 'react'

/** What a caller gives, be it words alone: those get an element of their own and may stand beside others. */
export function Words({ children }: Readonly<{ children: ReactNode }>) {
  return typeof children === 'string' ? <span>{children}</span> : children
}
