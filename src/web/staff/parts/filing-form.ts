import type { AnswerOf } from '#client/route.ts'
import { asked } from './asked.ts'

export type FilingFormView = AnswerOf<'GET /api/admin/filing-form'>

export const filingFormQuery = asked(['staff', 'filing-form'], 'GET /api/admin/filing-form', {})
