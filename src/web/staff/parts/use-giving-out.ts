import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { useAsked } from './asked.ts'

type GivingOut = AnswerOf<'GET /api/admin/giving-out'>
export type GivingColleague = GivingOut['colleagues'][number]

const key = ['staff', 'giving-out'] as const

export function useGivingOut() {
  return useAsked(key, 'GET /api/admin/giving-out', {})
}

export function useChangeGivingOut() {
  const client = useQueryClient()
  const keep = async (answer: Promise<GivingOut>) => {
    client.setQueryData(key, await answer)
  }
  return {
    setRule: (body: BodyOf<'PUT /api/admin/giving-out'>) =>
      keep(call('PUT /api/admin/giving-out', { body })),
    setPresence: (id: string, body: BodyOf<'PUT /api/admin/giving-out/colleagues/{id}'>) =>
      keep(call('PUT /api/admin/giving-out/colleagues/{id}', { params: { id }, body })),
  }
}
