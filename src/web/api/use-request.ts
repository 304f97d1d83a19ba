import { useState } from 'react'

/** A single request at a time, with its state. */
export function useRequest<Given extends readonly unknown[]>(
  ask: (...given: Given) => Promise<unknown>,
) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [error, setError] = useState<unknown>(null)
  const start = async (...given: Given) => {
    setState('busy')
    setError(null)
    try {
      await ask(...given)
      setState('done')
    } catch (failure) {
      setError(failure)
      setState('open')
    }
  }
  return {
    ...{ isBusy: state === 'busy', isDone: state === 'done', error },
    start: (...given: Given) => void start(...given),
  }
}
