import { useEffect, useState } from 'react'

/** Leaves the page for the gateway; where that fails, the error says why. */
export function useLeavingToPay(go: () => Promise<void>, onFailed: (failure: unknown) => void) {
  const [isLeaving, setLeaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // The browser's Back may restore this page in its busy state.
  useEffect(() => {
    const arrive = () => setLeaving(false)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  const leave = async () => {
    setLeaving(true)
    setError(null)
    try {
      await go()
    } catch (failure) {
      setLeaving(false)
      setError(failure)
      onFailed(failure)
    }
  }
  return { isLeaving, error, leave }
}
