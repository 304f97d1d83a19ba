import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

export type GettingStarted = AnswerOf<'GET /api/admin/getting-started'>

export const gettingStartedQuery = queryOptions({
  queryKey: ['staff', 'getting-started'],
  queryFn: ({ signal }) => call('GET /api/admin/getting-started', { signal }),
  refetchOnMount: 'always',
})

/** What this installation still needs; asked for by owners alone. */
export function useGettingStarted(enabled: boolean) {
  return useQuery({ ...gettingStartedQuery, enabled })
}
