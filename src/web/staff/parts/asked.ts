import {
  type DataTag,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { RequestOf } from '#client/call.ts'
import type { AnswerOf } from '#client/route.ts'
import type { Route } from '#contract/api.ts'
import { call } from '../../api/client.ts'

type Settings = Readonly<{
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  refetchInterval?: number
  refetchOnMount?: 'always'
}>

/** Asked anew wherever it is shown. */
export const fresh = { refetchOnMount: 'always' } as const

/** What a call answers, kept under a key. */
export const asked = <R extends Route>(
  queryKey: QueryKey,
  route: R,
  request: RequestOf<R>,
  settings: Settings = {},
) => ({
  queryKey: queryKey as DataTag<QueryKey, AnswerOf<R>>,
  queryFn: ({ signal }: Readonly<{ signal: AbortSignal }>): Promise<AnswerOf<R>> =>
    call(route, { ...request, signal }),
  ...settings,
})

/** Asks for it. */
export function useAsked<R extends Route>(
  queryKey: QueryKey,
  route: R,
  request: RequestOf<R>,
  settings?: Omit<UseQueryOptions<AnswerOf<R>>, 'queryKey' | 'queryFn'>,
): UseQueryResult<AnswerOf<R>> {
  return useQuery<AnswerOf<R>>({ ...asked(queryKey, route, request), ...settings })
}
