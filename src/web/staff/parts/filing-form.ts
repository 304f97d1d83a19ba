import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

export type FilingFormView = AnswerOf<'GET /api/admin/filing-form'>

export const filingFormQuery = queryOptions({
  queryKey: ['staff', 'filing-form'],
  queryFn: ({ signal }) => call('GET /api/admin/filing-form', { signal }),
})
