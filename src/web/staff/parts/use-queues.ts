import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { keep, kept } from './kept.ts'

type Queues = AnswerOf<'GET /api/admin/queues'>

const everyTenSeconds = 10_000
const key = ['applications', 'queues'] as const
const emailsSeen = 'staff-emails-seen'

/** What waits in each queue and elsewhere for this colleague; undefined before that is known, and without the right to read. */
export function useQueues(mayRead = true): Queues | undefined {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => {
      const seen = kept(emailsSeen)
      return call('GET /api/admin/queues', { query: seen ? { emailsAfter: seen } : {}, signal })
    },
    enabled: mayRead,
    refetchInterval: everyTenSeconds,
    refetchOnMount: 'always',
  })
  return data
}

/** Remembers in this browser that all received emails up to this moment were shown. */
export function useEmailsSeen(newest: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (newest === undefined || newest <= (kept(emailsSeen) ?? '')) return
    keep(emailsSeen, newest)
    void client.invalidateQueries({ queryKey: key })
  }, [client, newest])
}
