import { useState } from 'react'
import { isCode } from '#client/error.ts'

/**
 * Save state of a form: attempts, error, pending. `onBehind` is called when someone else saved
 * first; the next attempt builds on their version.
 */
export function useSave(onBehind: () => void = () => {}) {
  // The page title gets a prefix while there are errors.
  const [pageTitle] = useState(() => document.title)
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  /** Counts an attempt, and runs `work` if ready. */
  const save = (isReady: boolean, work: () => Promise<void>): void => {
    setTries((count) => count + 1)
    setError(null)
    if (!isReady) return
    setBusy(true)
    void work()
      .catch((failure: unknown) => {
        setError(failure)
        if (isCode(failure, 'application.changed')) onBehind()
        // Another attempt moves the focus to the summary of the server's errors.
        setTries((count) => count + 1)
      })
      .finally(() => setBusy(false))
  }
  return { pageTitle, tries, error, isBusy, save }
}
