import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

/** What a caller gives, be it words alone: those get an element of their own and may stand beside others. */
export function Words({ children }: Readonly<{ children: ReactNode }>): Elements {
  const isText = typeof children === 'string' || typeof children === 'number'
  return isText ? <span>{children}</span> : (children as Elements)
}
