import { useNavigate } from 'react-router'
import { fileHref, type Tab, tabs } from '../parts/application/places.ts'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { aboveApplication, useKeys } from '../parts/use-keys.ts'
import { useKeysChoice } from '../parts/use-keys-choice.ts'
import { useMay } from '../parts/use-me.ts'
import { useNeighbours } from './use-neighbours.ts'

/** The keys of an open application: its neighbours, its tabs, and what is done most. */
export function useApplicationKeys(id: number, tab: Tab, onHelp: () => void): void {
  const { previous, next } = useNeighbours(id, tab)
  const { go } = useApplicationNavigation()
  const navigate = useNavigate()
  const mayWork = useMay()('application.work')
  const [isOn] = useKeysChoice()
  const shown = tabs.filter((each) => each !== 'actions' || mayWork)
  const places = shown.map((each, index) => [String(index + 1), () => go(id, each)] as const)
  const work = {
    i: () => go(id, 'overview', '#assign'),
    n: () => go(id, 'overview', '#note'),
    f: () => void navigate(fileHref(id)),
  }
  const keys = {
    ...Object.fromEntries(places),
    ...(mayWork ? work : {}),
    '[': () => previous?.(),
    ']': () => next?.(),
    '?': onHelp,
  }
  useKeys(keys, { isOn, above: aboveApplication })
}
