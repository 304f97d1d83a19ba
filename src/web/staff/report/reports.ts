import type { AnswerOf } from '#client/route.ts'

export type Reports = AnswerOf<'GET /api/admin/reports'>
