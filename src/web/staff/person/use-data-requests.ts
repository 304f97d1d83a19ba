import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listDataRequests } from '#contract/staff/person.ts'
import { type AnswerOf, call } from '../../api/client.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'

export type DataRequest = AnswerOf<typeof listDataRequests>['items'][number]

const requestsQuery = queryOptions({
  queryKey: ['staff', 'data-requests'],
  queryFn: ({ signal }) => call(listDataRequests, { signal }),
  refetchOnMount: 'always',
})

export function useDataRequests() {
  return useQuery(requestsQuery)
}

/** Does something about a request, confirmed where the server asks, and shows the list anew. */
export function useRequestChange(): <T>(work: () => Promise<T>) => Promise<T> {
  const confirmed = useConfirmed()
  const client = useQueryClient()
  return useCallback(
    async (work) => {
      const result = await confirmed(work)
      await client.invalidateQueries({ queryKey: requestsQuery.queryKey })
      return result
    },
    [confirmed, client],
  )
}
