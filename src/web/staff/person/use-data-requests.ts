import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'

export type DataRequest = AnswerOf<'GET /api/admin/data-requests'>['items'][number]

export const requestsKey = ['staff', 'data-requests'] as const

/** Does something about a request, confirmed where the server asks, and shows the list anew. */
export function useRequestChange(): <T>(work: () => Promise<T>) => Promise<T> {
  const confirmed = useConfirmed()
  const client = useQueryClient()
  return async (work) => {
    const result = await confirmed(work)
    await client.invalidateQueries({ queryKey: requestsKey })
    return result
  }
}
