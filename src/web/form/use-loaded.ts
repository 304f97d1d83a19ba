import { useCallback, useEffect, useState } from 'react'
import { useBring } from '../i18n/provider.tsx'

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; value: T }

/** Loads a part of the page on demand, and again once back online. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>, wanted = true): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const retry = useCallback(() => setRound((last) => last + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads again
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    setLoaded((last) => (last.state === 'ready' ? last : { state: 'loading' }))
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ state: 'failed', error, retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, wanted, round, retry])
  useEffect(() => {
    if (loaded.state !== 'failed') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [loaded.state, retry])
  return loaded
}

/** The same with the phrases that the page came without. */
export function useLoadedPart<T>(load: () => Promise<T>, wanted = true): Loaded<T> {
  const bring = useBring()
  const whole = useCallback(async () => {
    const [part] = await Promise.all([load(), bring()])
    return part
  }, [load, bring])
  return useLoaded(whole, wanted)
}
