import type { AnswerOf } from '#client/route.ts'

/** One dispute with all that is told of it. */
export type DisputeCase = AnswerOf<'GET /api/admin/money/disputes/{id}'>
