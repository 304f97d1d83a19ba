import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ThreadKind, threadPolling } from '#domain/thread.ts'
import { call } from '../../api/client.ts'
import { applicationThreadKey } from '../parts/application/application.ts'

const pageSize = 50

const threadQuery = (id: number, kinds: readonly ThreadKind[]) =>
  infiniteQueryOptions({
    queryKey: [...applicationThreadKey(id), kinds],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/applications/{id}/thread', {
        params: { id },
        query: {
          limit: pageSize,
          ...(kinds.length > 0 && { kinds: kinds.join(',') }),
          ...(pageParam && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ before }) => before ?? undefined,
  })

/** The thread of an application, of these kinds or of all; the stream of the chat says when it has news. */
export function useThread(id: number, kinds: readonly ThreadKind[]) {
  return useInfiniteQuery({
    ...threadQuery(id, kinds),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: threadPolling.staff,
  })
}
