import { useLocation } from 'react-router'
import type { Tab } from './places.ts'
import { hashOf, type Spot, spotOf } from './spot.ts'
import { useGoing } from './use-going.ts'

/** What is looked at inside a tab, kept in the address. */
export function useSpot(id: number, tab: Tab): [Spot, (spot: Spot) => void] {
  const { hash } = useLocation()
  const { go } = useGoing()
  return [spotOf(hash), (spot) => go(id, tab, hashOf(spot))]
}
