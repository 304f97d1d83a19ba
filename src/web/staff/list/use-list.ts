import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client.ts'
import { type Item, type ListAnswer, merged } from './merge.ts'
import { askedBy, sortOf, type View } from './view.ts'

const pageSize = 50
/** The most that one look at the news fetches: what lies further down waits for a refresh. */
const newsSize = 100
const everyTenSeconds = 10_000

export type List = ReturnType<typeof useList>

/**
 * The list in pages, and beside it a look every ten seconds at how it begins now. What is new there
 * is told apart from what is shown, so that nothing moves while somebody reads or points.
 */
export function useList(view: View) {
  const list = usePages(view)
  const pages = list.data?.pages
  const shown = useMemo(() => distinct((pages ?? []).flatMap(({ items }) => items)), [pages])
  const isComplete = !list.hasNextPage
  const isOther = list.isPlaceholderData

  const limit = Math.min(newsSize, Math.max(pageSize, shown.length))
  const asShown = pages?.[0] && !isOther ? beginning(shown, pages[0], limit, isComplete) : undefined
  const news = useQuery({
    // Each list that was fetched begins its own news: what was heard before is older than it.
    queryKey: ['applications', 'news', view, limit, list.dataUpdatedAt],
    queryFn: ({ signal }) => fetchPage(view, { limit }, signal),
    initialData: asShown,
    enabled: asShown !== undefined && !list.isFetching,
    refetchInterval: everyTenSeconds,
    gcTime: 0,
  })
  const fresh = isOther ? undefined : news.data
  const now = useMemo(
    () =>
      fresh ? merged(shown, fresh, isComplete) : { rows: shown, added: 0, gone: new Set<number>() },
    [shown, fresh, isComplete],
  )
  const { total, totalIsExact } = fresh ?? pages?.[0] ?? { total: 0, totalIsExact: true }
  return {
    ...now,
    total,
    totalIsExact,
    isComplete,
    /** Still the rows of the view before. */
    isOther,
    isEmpty: pages !== undefined && shown.length === 0,
    isLoading: list.isPending,
    isRefreshing: list.isRefetching && !list.isFetchingNextPage,
    /** Nothing can be shown. */
    error: pages === undefined ? list.error : null,
    isBehind: news.isError || list.isRefetchError,
    /** When the rows were put in this order. */
    shownAt: list.dataUpdatedAt,
    updatedAt: Math.max(list.dataUpdatedAt, news.dataUpdatedAt),
    more: {
      load: () => void list.fetchNextPage(),
      isLoading: list.isFetchingNextPage,
      isFailed: list.isFetchNextPageError,
    },
    refresh: list.refetch,
  }
}

function usePages(view: View) {
  return useInfiniteQuery({
    queryKey: ['applications', 'list', view],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(view, { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

function fetchPage(
  view: View,
  part: { limit: number; cursor?: string },
  signal: AbortSignal,
): Promise<ListAnswer> {
  const query = { ...askedBy(view), sort: sortOf(view), ...part }
  return call('GET /api/admin/applications', { query, signal })
}

/** How the list that is shown begins, as the news would tell it. */
function beginning(
  shown: readonly Item[],
  first: ListAnswer,
  limit: number,
  isComplete: boolean,
): ListAnswer {
  const hasMore = !isComplete || shown.length > limit
  return { ...first, items: shown.slice(0, limit), nextCursor: hasMore ? first.nextCursor : null }
}

/** A row that moved while the pages were fetched one after another stands where it was seen first. */
function distinct(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
