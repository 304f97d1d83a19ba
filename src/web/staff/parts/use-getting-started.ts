import { queryOptions, useQuery } from '@tanstack/react-query'
import { getGettingStarted } from '#contract/staff/getting-started.ts'
import { type AnswerOf, call } from '../../api/client.ts'

export type GettingStarted = AnswerOf<typeof getGettingStarted>

export const gettingStartedQuery = queryOptions({
  queryKey: ['staff', 'getting-started'],
  queryFn: ({ signal }) => call(getGettingStarted, { signal }),
  refetchOnMount: 'always',
})

/** What this installation still needs; asked for by owners alone. */
export function useGettingStarted(enabled: boolean) {
  return useQuery({ ...gettingStartedQuery, enabled })
}
