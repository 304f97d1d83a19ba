import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'

export type DataRequest = AnswerOf<'GET /api/admin/data-requests'>['items'][number]

const requestsQuery = queryOptions({
  queryKey: ['staff', 'data-requests'],
  queryFn: ({ signal }) => call('GET /api/admin/data-requests', { signal }),
  refetchOnMount: 'always',
})

export function useDataRequests() {
  return useQuery(requestsQuery)
}

/** Does something about a request, confirmed where the server asks, and shows the list anew. */
export function useRequestChange(): <T>(work: () => Promise<T>) => Promise<T> {
  const confirmed = useConfirmed()
  const client = useQueryClient()
  return async (work) => {
    const result = await confirmed(work)
    await client.invalidateQueries({ queryKey: requestsQuery.queryKey })
    return result
  }
}
