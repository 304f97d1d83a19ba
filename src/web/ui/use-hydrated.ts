import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False before hydration, when a press would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
