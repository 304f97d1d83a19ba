import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { templatesKey } from '../parts/message/use-writing.ts'

export type FullTemplate = AnswerOf<'GET /api/admin/templates/{id}'>

/** A template in all its languages; nothing is asked for one that is new. */
export function useTemplate(id: string | null) {
  return useQuery({
    queryKey: [...templatesKey, 'one', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/templates/{id}', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    // What is edited stays as it was opened; who saves over a colleague's change is told by the server.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
