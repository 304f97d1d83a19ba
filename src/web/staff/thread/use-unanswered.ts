import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useAccount } from '../parts/use-account.ts'

/** Applications whose traveller wrote and waits for an answer, what comes first on top. */
export function useUnanswered() {
  const mayRead = useAccount().data?.permissions.includes('application.read') ?? false
  return useQuery({
    queryKey: ['applications', 'unanswered'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications', {
        query: { queue: 'messages', sort: 'due', limit: 100 },
        signal,
      }),
    enabled: mayRead,
    refetchInterval: 30_000,
  })
}

/** How many of them are for this colleague: assigned to them, or to nobody. */
export function useOwnUnanswered(): number {
  const me = useAccount().data?.id
  const { items = [] } = useUnanswered().data ?? {}
  return items.filter(({ assignee }) => assignee === null || assignee.id === me).length
}
