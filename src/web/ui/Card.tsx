import type { HTMLAttributes } from 'react'

/** A bordered surface for one thing. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`rounded-card border border-line bg-surface ${className}`} />
}
