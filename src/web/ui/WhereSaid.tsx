import type { ReactNode } from 'react'
import { marksAround } from '#domain/blank.ts'

type WhereSaidProps = Readonly<{ fact: string | null; children: ReactNode }>

/** A part of a page shown only if a company fact is set. */
export function WhereSaid({ fact, children }: WhereSaidProps) {
  if (!fact) return null
  const [before, after] = marksAround(fact)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
