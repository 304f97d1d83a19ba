import type { AnswerOf } from '#client/route.ts'
import { useAnswer } from '../parts/use-answer.ts'

export type Filing = AnswerOf<'GET /api/admin/applicants/{id}/filing'>
export type FilingLine = Filing['lines'][number]

export const filingKey = (id: number) => ['staff', 'filing', id] as const

/** One traveller in the order of the form. Each look leaves a trace, so it is asked once. */
export const useFiling = (id: number) =>
  useAnswer(filingKey(id), 'GET /api/admin/applicants/{id}/filing', { params: { id } })
