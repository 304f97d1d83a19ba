import type { ReactNode } from 'react'
import { markersAround } from '#domain/placeholder.ts'

type IfStatedProps = Readonly<{ fact: string | null; children: ReactNode }>

/** A part of a page shown only if a company fact is set. */
export function IfStated({ fact, children }: IfStatedProps) {
  if (!fact) return null
  const [before, after] = markersAround(fact)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
