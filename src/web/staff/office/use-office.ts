import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

export type Hours = AnswerOf<'GET /api/admin/settings/office-hours'>
export type Greetings = AnswerOf<'GET /api/admin/settings/greetings'>['greetings']

export const hoursKey = ['staff', 'office-hours'] as const
export const greetingsKey = ['staff', 'greetings'] as const

export function useHours() {
  return useQuery({
    queryKey: hoursKey,
    queryFn: ({ signal }) => call('GET /api/admin/settings/office-hours', { signal }),
    refetchOnMount: 'always',
  })
}

export function useGreetings() {
  return useQuery({
    queryKey: greetingsKey,
    queryFn: ({ signal }) => call('GET /api/admin/settings/greetings', { signal }),
    refetchOnMount: 'always',
  })
}
