import type { AnswerOf } from '#client/route.ts'
import { fresh, useAsked } from '../parts/asked.ts'

export type Hours = AnswerOf<'GET /api/admin/settings/office-hours'>
export type Greetings = AnswerOf<'GET /api/admin/settings/greetings'>['greetings']

export const hoursKey = ['staff', 'office-hours'] as const
export const greetingsKey = ['staff', 'greetings'] as const

export function useHours() {
  return useAsked(hoursKey, 'GET /api/admin/settings/office-hours', {}, fresh)
}

export function useGreetings() {
  return useAsked(greetingsKey, 'GET /api/admin/settings/greetings', {}, fresh)
}
