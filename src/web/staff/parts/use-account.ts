import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

export type Account = AnswerOf<'GET /api/admin/account'>

export const accountQuery = queryOptions({
  queryKey: ['staff', 'account'],
  queryFn: ({ signal }) => call('GET /api/admin/account', { signal }),
})

export function useAccount() {
  return useQuery(accountQuery)
}
