import type { RowFormat } from './row-words.ts'
import type { ChangeView } from './use-view.ts'
import type { View } from './view.ts'

/** The ticks of the rows; null without the right to change anything. */
export type Ticks = Readonly<{
  has: (id: number) => boolean
  toggle: (id: number, isRange: boolean) => void
  all: 'all' | 'some' | 'none'
  toggleAll: () => void
}>

/** What the columns are drawn from. */
export type RowsProps = Readonly<{
  view: View
  change: ChangeView
  gone: ReadonlySet<number>
  ticks: Ticks | null
  onCurrent: (id: number) => void
  format: RowFormat
}>
