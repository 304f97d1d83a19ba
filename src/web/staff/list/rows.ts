import type { Item } from './merge.ts'
import type { RowFormat } from './row-words.ts'
import type { View } from './view.ts'

/** What both the table and the cards draw. */
export type RowsProps = Readonly<{
  view: View
  rows: readonly Item[]
  gone: ReadonlySet<number>
  currentId: number | null
  onCurrent: (id: number) => void
  format: RowFormat & Readonly<{ now: Date }>
}>
