import type { AnswerOf } from '#client/route.ts'

export type Filing = AnswerOf<'GET /api/admin/applicants/{id}/filing'>
export type FilingLine = Filing['lines'][number]

export const filingKey = (id: number) => ['staff', 'filing', id] as const
