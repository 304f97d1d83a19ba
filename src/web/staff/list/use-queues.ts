import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'

type QueueCounts = AnswerOf<'GET /api/admin/queues'>['queues']

const everyTenSeconds = 10_000

/** How many stand in each queue of this colleague, as of a moment ago; undefined before that is known. */
export function useQueues(): QueueCounts | undefined {
  const { data } = useQuery({
    queryKey: ['applications', 'queues'],
    queryFn: ({ signal }) => call('GET /api/admin/queues', { signal }),
    refetchInterval: everyTenSeconds,
    refetchOnMount: 'always',
  })
  return data?.queues
}
