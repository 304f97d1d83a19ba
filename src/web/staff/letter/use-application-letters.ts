import { useQuery } from '@tanstack/react-query'
import { listLetters } from '#contract/staff/letter.ts'
import { type AnswerOf, call } from '../../api/client.ts'
import { lettersKey } from '../parts/application/application.ts'

export type Letter = AnswerOf<typeof listLetters>['items'][number]

const limit = 100

/** The letters of one application, newest first. */
export function useApplicationLetters(applicationId: number) {
  return useQuery({
    queryKey: lettersKey(applicationId),
    queryFn: ({ signal }) => call(listLetters, { query: { applicationId, limit }, signal }),
    refetchOnMount: 'always',
  })
}
