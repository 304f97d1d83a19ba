import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** Whom work can be given to; empty until that is known. */
export function useColleagues(isNeeded = true) {
  const { data } = useQuery({
    queryKey: ['staff', 'colleagues'],
    queryFn: ({ signal }) => call('GET /api/admin/colleagues', { signal }),
    enabled: isNeeded,
    staleTime: 60_000,
  })
  return data?.items ?? []
}
