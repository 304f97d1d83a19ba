import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { RequestOf } from '#client/call.ts'
import type { AnswerOf } from '#client/route.ts'
import type { Route } from '#contract/api.ts'
import { asked, fresh } from './asked.ts'

/** What the server answers, asked again whenever somebody comes here. */
export function useAnswer<R extends Route>(
  queryKey: QueryKey,
  route: R,
  request: RequestOf<R>,
  options?: Omit<UseQueryOptions<AnswerOf<R>>, 'queryKey' | 'queryFn'>,
) {
  return useQuery<AnswerOf<R>>({ ...asked(queryKey, route, request), ...fresh, ...options })
}
