import { queryOptions, useQuery } from '@tanstack/react-query'
import { getAccount } from '#contract/staff/account.ts'
import { type AnswerOf, call } from '../../api/client.ts'

export type Account = AnswerOf<typeof getAccount>

export const accountQuery = queryOptions({
  queryKey: ['staff', 'account'],
  queryFn: ({ signal }) => call(getAccount, { signal }),
})

/** Who is signed in, what they may do and how they sign in. */
export function useAccount() {
  return useQuery(accountQuery)
}
