import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { staffPages } from '../../paths.ts'
import { applicationPath, type ListOutlet } from '../parts/application/outlet.ts'
import type { Item } from './use-list.ts'
import { queryOf, stateOf, type View } from './view.ts'

/**
 * The application that is open above the list. Closing goes back to the entry of the list, or of the other
 * page that led here, over all entries since; who came by a link has none and is led there. Then its row has the focus.
 */
export function useOpened(
  openId: number | null,
  view: View,
  rows: readonly Item[],
  focusRow: (id: number) => void,
): ListOutlet {
  const navigate = useNavigate()
  const listEntry = useRef<number | null>(entryBefore())
  const lastOpen = useRef<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each view of the list is an entry of its own
  useEffect(() => {
    if (openId !== null) {
      lastOpen.current = openId
      return
    }
    listEntry.current = entryNow()
    if (lastOpen.current !== null) focusRow(lastOpen.current)
    lastOpen.current = null
  }, [openId, view, focusRow])

  return useMemo(() => {
    const lead = (pathname: string) => {
      const to = { pathname, search: queryOf(view) }
      void navigate(to, { replace: true, state: stateOf(view) })
    }
    return {
      close: () => {
        const back = listEntry.current === null ? 0 : listEntry.current - entryNow()
        if (back < 0) void navigate(back)
        else lead(staffPages.admin)
      },
      open: (id, tab) => lead(applicationPath(id, tab)),
      neighbour: (id, step) => {
        const at = rows.findIndex((row) => row.id === id)
        return at < 0 ? null : (rows[at + step]?.id ?? null)
      },
    }
  }, [navigate, view, rows])
}

/** Of the other page that led here. */
function entryBefore(): number | null {
  const state: { usr?: { isBackHere?: boolean } } | null = history.state
  return state?.usr?.isBackHere === true ? entryNow() - 1 : null
}

/** The router counts the entries of this visit. */
function entryNow(): number {
  const state: unknown = history.state
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : 0
}
