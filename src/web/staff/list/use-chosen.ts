import { useEffect, useState } from 'react'
import { maxBulk } from '#domain/application/list.ts'
import { queryOf, type View } from './view.ts'

/** The ticks of the rows; null without the right to change anything. */
export type Ticks = Readonly<{
  has: (id: number) => boolean
  toggle: (id: number, isRange: boolean) => void
  all: 'all' | 'some' | 'none'
  toggleAll: () => void
}>

/** What is ticked of the rows that are shown; another view begins with nothing. */
export function useChosen(view: View, rows: readonly number[]) {
  const [chosen, choose] = useState(nothing)
  const ids = shownOf(chosen, rows)
  const shows = `${queryOf({ ...view, sort: 'newest' })} ${view.search}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each other list
  useEffect(() => choose(nothing), [shows])

  const ticks: Ticks = {
    has: (id) => chosen.ids.has(id),
    toggle: (id, isRange) => choose((last) => toggled(last, rows, id, isRange)),
    all: ids.length === 0 ? 'none' : ids.length === rows.length ? 'all' : 'some',
    toggleAll: () => choose((last) => toggledAll(last, rows)),
  }
  return {
    ids,
    ticks,
    clear: () => choose(nothing),
    keep: (kept: readonly number[]) => choose(only(kept)),
  }
}

type Chosen = Readonly<{
  ids: ReadonlySet<number>
  /** The row ticked last: where a range begins. */
  anchor: number | null
}>

export const nothing: Chosen = { ids: new Set(), anchor: null }

/**
 * Ticks a row, or takes its tick away. A range (`isRange`) gives all rows from the one ticked last to
 * this one what this one gets. No more are ticked than one call may change.
 */
export function toggled(
  { ids, anchor }: Chosen,
  rows: readonly number[],
  id: number,
  isRange: boolean,
): Chosen {
  const isOn = !ids.has(id)
  const from = rows.indexOf(anchor ?? id)
  const to = rows.indexOf(id)
  const meant =
    isRange && from >= 0 && to >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  const kept = [...ids].filter((each) => !meant.includes(each))
  return { ids: limited(isOn ? [...kept, ...meant] : kept), anchor: id }
}

/** All that are shown, or none when they all are ticked. */
export function toggledAll({ ids }: Chosen, rows: readonly number[]): Chosen {
  const all = limited(rows)
  return ids.size > 0 && [...all].every((id) => ids.has(id)) ? nothing : { ids: all, anchor: null }
}

/** Those of the ticked rows that are still shown. */
export function shownOf({ ids }: Chosen, rows: readonly number[]): readonly number[] {
  return rows.filter((id) => ids.has(id))
}

export const only = (ids: readonly number[]): Chosen => ({ ids: new Set(ids), anchor: null })

const limited = (ids: readonly number[]): ReadonlySet<number> => new Set(ids.slice(0, maxBulk))
