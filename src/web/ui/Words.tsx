import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'

/** Wraps plain text in an element, so that siblings may come and go (see `Elements`). */
export function Words({ children }: Readonly<{ children: ReactNode }>): Elements {
  const isText = typeof children === 'string' || typeof children === 'number'
  return isText ? <span>{children}</span> : (children as Elements)
}
