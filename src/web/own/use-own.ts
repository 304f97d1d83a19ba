import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { keepApplication } from '../api/address.ts'
import { loadApplication } from '../api/load-application.ts'
import type { Application } from '../document/checklist.ts'
import type { ChangeApplication } from '../document/use-application.ts'
import { refreshEvery } from '../status/use-standing.ts'

/** The application of an order, refreshed while the page is open. */
export function useOwnApplication(orderId: string) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['application', orderId],
    queryFn: ({ signal }) =>
      withRetries(() => loadApplication(orderId, signal), pause, { retries: 2 }),
    refetchInterval: ({ state }) => (state.data ? refreshEvery : false),
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  })
  const id = query.data?.id
  useEffect(() => {
    if (id !== undefined) keepApplication(id)
  }, [id])
  const change = useCallback<ChangeApplication>(
    async (to) => {
      const queryKey = ['application', orderId]
      await client.cancelQueries({ queryKey })
      client.setQueryData<Application>(queryKey, (old) => old && to(old))
    },
    [client, orderId],
  )
  return { ...query, change }
}
