import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** Of one application; of all without. */
export const messengersKey = (id?: number) =>
  id === undefined ? (['staff', 'messengers'] as const) : (['staff', 'messengers', id] as const)

/** The messengers of an application, and what each takes now. */
export function useMessengers(id: number) {
  return useQuery({
    queryKey: messengersKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/messengers', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}
