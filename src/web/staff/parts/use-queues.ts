import type { AnswerOf } from '#client/route.ts'
import { useAsked } from './asked.ts'

type Queues = AnswerOf<'GET /api/admin/queues'>

const everyTenSeconds = 10_000
export const queuesKey = ['applications', 'queues'] as const

/** What waits in each queue and elsewhere for this colleague; undefined before that is known, and without the right to read. */
export function useQueues(mayRead = true): Queues | undefined {
  const { data } = useAsked(
    queuesKey,
    'GET /api/admin/queues',
    {},
    { enabled: mayRead, refetchInterval: everyTenSeconds, refetchOnMount: 'always' },
  )
  return data
}
