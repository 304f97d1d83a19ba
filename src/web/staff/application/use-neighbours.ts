import type { Tab } from '../parts/application/places.ts'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'

type Way = (() => void) | null

/** The ways to the applications before and after this one in the list; null where there is none. */
export function useNeighbours(id: number, tab: Tab): { previous: Way; next: Way } {
  const { neighbour, open } = useApplicationNavigation()
  const wayTo = (step: 1 | -1): Way => {
    const other = neighbour(id, step)
    return other === null ? null : () => open(other, tab)
  }
  return { previous: wayTo(-1), next: wayTo(1) }
}
