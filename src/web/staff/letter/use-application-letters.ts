import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { lettersKey } from '../parts/application/application.ts'

export type Letter = AnswerOf<'GET /api/admin/letters'>['items'][number]

const limit = 100

/** The letters of one application, newest first. */
export function useApplicationLetters(applicationId: number) {
  return useQuery({
    queryKey: lettersKey(applicationId),
    queryFn: ({ signal }) =>
      call('GET /api/admin/letters', { query: { applicationId, limit }, signal }),
    refetchOnMount: 'always',
  })
}
