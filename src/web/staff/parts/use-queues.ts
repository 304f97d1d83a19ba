import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

type Queues = AnswerOf<'GET /api/admin/queues'>

const everyTenSeconds = 10_000
export const queuesKey = ['applications', 'queues'] as const

/** What waits in each queue and elsewhere for this colleague; undefined before that is known, and without the right to read. */
export function useQueues(mayRead = true): Queues | undefined {
  const { data } = useQuery({
    queryKey: queuesKey,
    queryFn: ({ signal }) => call('GET /api/admin/queues', { signal }),
    enabled: mayRead,
    refetchInterval: everyTenSeconds,
    refetchOnMount: 'always',
  })
  return data
}
