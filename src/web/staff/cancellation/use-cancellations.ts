import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import {
  applicationKey,
  applicationThreadKey,
  lettersKey,
} from '../parts/application/application.ts'

export type Cancellation = AnswerOf<'GET /api/admin/cancellations'>['items'][number]

const key = ['staff', 'cancellations'] as const

type Asked = Readonly<{ applicationId?: number }>

/** The queue, or the requests of one application. */
export function useCancellations(query: Asked = {}) {
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => call('GET /api/admin/cancellations', { query, signal }),
    refetchOnMount: 'always',
  })
}

/** What an answer changes is asked for anew: the queue, and the application that it is about. */
export function useAnswered() {
  const client = useQueryClient()
  return ({ application: { id } }: Cancellation) => {
    const about = [applicationKey(id), applicationThreadKey(id), lettersKey(id)]
    const changed = [key, ...about, ['applications']]
    for (const queryKey of changed) void client.invalidateQueries({ queryKey })
  }
}
