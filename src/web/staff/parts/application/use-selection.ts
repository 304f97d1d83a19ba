import { useLocation } from 'react-router'
import type { Tab } from './places.ts'
import { hashOf, type Selection, selectionOf } from './selection.ts'
import { useApplicationNavigation } from './use-navigation.ts'

/** What is looked at inside a tab, kept in the address. */
export function useSelection(id: number, tab: Tab): [Selection, (selection: Selection) => void] {
  const { hash } = useLocation()
  const { go } = useApplicationNavigation()
  return [selectionOf(hash), (selection) => go(id, tab, hashOf(selection))]
}
