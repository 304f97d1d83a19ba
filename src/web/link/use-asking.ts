import { useState } from 'react'

/** One thing that is asked of the server at a time, and what came of it. */
export function useAsking(ask: () => Promise<unknown>) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<unknown>(null)
  const start = async () => {
    setState('busy')
    setError(null)
    try {
      await ask()
      setState('done')
    } catch (failure) {
      setError(failure)
      setState('open')
    }
  }
  return { isBusy: state === 'busy', isDone: state === 'done', error, start: () => void start() }
}
