import { startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { staffPages } from '../../paths.ts'
import { queryOf, stateOf, type View, viewOf } from './view.ts'

/** Changes the view: `replace` for what is typed, so that back does not go through every letter. */
export type ChangeView = (change: Partial<View>, options?: { replace: boolean }) => void

/** Whether the address is that of the list itself, nothing above it. */
export const isOnList = (): boolean => location.pathname.replace(/\/$/, '') === staffPages.admin

/** The view that the address holds. An application that is open above the list does not change it. */
export function useView() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const match = useMatch(`${staffPages.admin}/applications/:id/*`)
  const openId = match ? Number(match.params.id) : null
  const view = useRef<View | null>(null)
  // The same between two addresses: another view is another entry of the history.
  const read = useMemo(() => viewOf(search, state), [search, state])
  if (openId === null || view.current === null) view.current = read
  const now = view.current
  // The router draws an address when there is time. What is chosen next builds on what was chosen last.
  const [shown, show] = useOptimistic(now)

  const change: ChangeView = useCallback(
    (changed, options) => {
      // What was chosen a moment ago may stand in the address and not yet on the screen.
      const newest = isOnList() ? viewOf(location.search, history.state?.usr) : now
      const next = { ...newest, ...changed }
      const to = { pathname: staffPages.admin, search: queryOf(next) }
      startTransition(() => {
        show(next)
        void navigate(to, { state: stateOf(next), replace: options?.replace ?? false })
      })
    },
    [navigate, now, show],
  )
  return { view: shown, openId, change }
}
