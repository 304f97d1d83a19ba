import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page until its script listens: a press before that would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
