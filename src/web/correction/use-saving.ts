import { useState } from 'react'
import { ApiError } from '#client/error.ts'

/**
 * How one form of a page saves: how often it was tried, what went wrong, whether it is under way.
 * `onBehind` runs where somebody else was faster: the next try is made on what stands then.
 */
export function useSaving(onBehind: () => void = () => {}) {
  // The title of the page around stays its own, with a word before it while something is wrong.
  const [pageTitle] = useState(() => document.title)
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  /** Counts a try, and does the work where nothing stands against it. */
  const save = (isReady: boolean, work: () => Promise<void>): void => {
    setTries((count) => count + 1)
    setError(null)
    if (!isReady) return
    setBusy(true)
    void work()
      .catch((failure: unknown) => {
        setError(failure)
        if (failure instanceof ApiError && failure.code === 'application.changed') onBehind()
        // Once more, so that the summary takes the focus to what the server refused.
        setTries((count) => count + 1)
      })
      .finally(() => setBusy(false))
  }
  return { pageTitle, tries, error, isBusy, save }
}
