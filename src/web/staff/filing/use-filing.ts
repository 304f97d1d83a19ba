import type { AnswerOf } from '#client/route.ts'
import { fresh, useAsked } from '../parts/asked.ts'

export type Filing = AnswerOf<'GET /api/admin/applicants/{id}/filing'>
export type FilingLine = Filing['lines'][number]

export const filingKey = (id: number) => ['staff', 'filing', id] as const

/** One traveller in the order of the form. Each look leaves a trace, so it is asked once. */
export const useFiling = (id: number) =>
  useAsked(filingKey(id), 'GET /api/admin/applicants/{id}/filing', { params: { id } }, fresh)
