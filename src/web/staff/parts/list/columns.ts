import type { ReactNode } from 'react'

/** A column of a table, and where it stands on the card that a phone shows instead. */
export type Column<Row> = Readonly<{
  name: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Its width, and from which screen on it shows; without one it takes what is left. */
  width?: string
  /** Numbers and what ends a row. */
  isEnd?: boolean
  /** How the rows stand by it. */
  sorted?: 'ascending' | 'descending' | null
  card?: Readonly<{
    line: number
    isEnd?: boolean
    /** Where a card says it otherwise. */
    cell?: (row: Row) => ReactNode
  }>
}>

/** What a card shows, line by line: what begins each and what ends it. */
export function cardLines<Row>(columns: readonly Column<Row>[]) {
  const shown = columns.filter(({ card }) => card)
  const lines = [...new Set(shown.map(({ card }) => card?.line ?? 0))].sort((a, b) => a - b)
  return lines.map((line) => {
    const here = shown.filter(({ card }) => card?.line === line)
    return {
      line,
      start: here.filter(({ card }) => !card?.isEnd),
      end: here.filter(({ card }) => card?.isEnd),
    }
  })
}
