import { useState } from 'react'

/** A single request at a time, with its state. */
export function useRequest(ask: () => Promise<unknown>) {
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
