import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The query of the address and how to change it. The router draws an address when there is time: until
 * then this is the query as it was asked for, so that what is chosen next builds on it.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams()
  const [shown, show] = useOptimistic(query)
  const change = (next: URLSearchParams, options?: { replace: boolean }) =>
    startTransition(() => {
      show(next)
      setQuery(next, options)
    })
  return [shown, change] as const
}
