import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

export type Version = AnswerOf<'GET /api/admin/rules'>['items'][number]

export type SentDocument = AnswerOf<'GET /api/admin/rules/{number}'>['document']

/** Versions begin and end with time: they are read whenever the page is opened. */
export const versionsQuery = queryOptions({
  queryKey: ['staff', 'rules'],
  queryFn: ({ signal }) => call('GET /api/admin/rules', { signal }),
  refetchOnMount: 'always',
})

/** What a version says, which never changes. */
export const versionQuery = ({ number }: Pick<Version, 'number'>) =>
  queryOptions({
    queryKey: ['staff', 'rules', number],
    queryFn: ({ signal }) => call('GET /api/admin/rules/{number}', { params: { number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
