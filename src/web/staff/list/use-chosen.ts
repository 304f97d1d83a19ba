import { useEffect, useState } from 'react'
import { nothing, only, shownOf, toggled, toggledAll } from './chosen.ts'
import type { Ticks } from './rows.ts'
import { queryOf, type View } from './view.ts'

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
