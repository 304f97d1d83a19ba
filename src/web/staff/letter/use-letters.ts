import type { AnswerOf } from '#client/route.ts'
import type { LetterKind, LetterStanding } from '#domain/letter.ts'
import { call } from '../../api/client.ts'
import { usePages } from '../parts/list/use-pages.ts'

export type Letter = AnswerOf<'GET /api/admin/letters'>['items'][number]
export type LetterQuestion = Readonly<{
  search?: string
  state?: LetterStanding
  kind?: LetterKind
  applicationId?: number
}>

export const lettersKey = ['staff', 'letters'] as const

/** Letters on their way change by themselves: the first page is asked for again, in milliseconds. */
const refreshEvery = 15_000

export function useLetters(question: LetterQuestion) {
  return usePages(
    [...lettersKey, question],
    (part, signal) => call('GET /api/admin/letters', { query: { ...question, ...part }, signal }),
    { every: refreshEvery },
  )
}
