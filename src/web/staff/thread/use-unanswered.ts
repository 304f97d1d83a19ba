import { call } from '../../api/client.ts'
import { usePages } from '../parts/list/use-pages.ts'

/** Applications whose traveller wrote and waits for an answer, what comes first on top. */
export const useUnanswered = () =>
  usePages(
    ['applications', 'unanswered'],
    (part, signal) =>
      call('GET /api/admin/applications', {
        query: { queue: 'messages', sort: 'due', ...part },
        signal,
      }),
    { every: 30_000 },
  )
