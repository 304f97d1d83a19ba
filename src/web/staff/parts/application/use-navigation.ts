import { useLocation, useNavigate } from 'react-router'
import { applicationPath, useListOutlet } from './outlet.ts'
import type { Tab } from './places.ts'

/** Ways inside and from an open application. The view of the list behind it goes along. */
export function useApplicationNavigation() {
  const { close, open, neighbour } = useListOutlet()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const hrefOf = (id: number, tab: Tab) => ({ pathname: applicationPath(id, tab), search })
  /** To a tab, and to a spot in it: a new view of the same thing, so no new entry of the history. */
  const go = (id: number, tab: Tab, hash = '') =>
    void navigate({ ...hrefOf(id, tab), hash }, { replace: true, state })
  return { hrefOf, go, close, open, neighbour, state }
}
