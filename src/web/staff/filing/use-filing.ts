import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

export type Filing = AnswerOf<'GET /api/admin/applicants/{id}/filing'>
export type FilingLine = Filing['lines'][number]

export const filingKey = (id: number) => ['staff', 'filing', id] as const

const filingQuery = (id: number) =>
  queryOptions({
    queryKey: filingKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/admin/applicants/{id}/filing', { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** One traveller in the order of the form. Each look leaves a trace, so it is asked once. */
export function useFiling(id: number) {
  return useQuery(filingQuery(id))
}
