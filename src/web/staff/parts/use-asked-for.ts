import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Does something each time that a key or a command leads to this spot of a page. */
export function useAskedFor(spot: string | undefined, act: () => void): void {
  const { hash, key } = useLocation()
  const asked = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here counts, to the same spot too
  useEffect(() => {
    if (hash === spot) asked()
  }, [hash, spot, key])
}
