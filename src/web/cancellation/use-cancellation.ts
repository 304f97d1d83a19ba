import { useQuery } from '@tanstack/react-query'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'

/** What comes back of an application, and whether it may be deleted. */
export const useCancellation = (id: number) =>
  useQuery({
    queryKey: ['cancellation', id],
    queryFn: () =>
      withRetries(() => call('GET /api/applications/{id}/cancellation', { params: { id } }), pause),
  })
