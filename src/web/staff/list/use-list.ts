import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
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
  // A row that moved while the pages were fetched one after another stands where it was seen first.
  const shown = useMemo(() => {
    const items = (pages ?? []).flatMap((page) => page.items)
    return [...new Map(items.map((item) => [item.id, item])).values()]
  }, [pages])
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

type ListAnswer = AnswerOf<'GET /api/admin/applications'>
export type Item = ListAnswer['items'][number]

/**
 * Brings what was just heard into the rows that somebody is reading: their values at once, their
 * order never. `fresh` is the beginning of the same list; `isComplete` says that nothing follows
 * the rows shown.
 */
export function merged(
  shown: readonly Item[],
  fresh: Pick<ListAnswer, 'items' | 'nextCursor'>,
  isComplete: boolean,
) {
  const news = new Map(fresh.items.map((item) => [item.id, item]))
  const known = new Set(shown.map(({ id }) => id))
  const lastKnown = fresh.items.findLastIndex(({ id }) => known.has(id))
  // What follows the last known row belongs to the next page, unless there is none.
  const compared = isComplete || lastKnown < 0 ? fresh.items : fresh.items.slice(0, lastKnown + 1)
  return {
    /** In the places where they were, with what is known now. */
    rows: shown.map((item) => news.get(item.id) ?? item),
    /** Would stand between or before these. */
    added: compared.filter(({ id }) => !known.has(id)).length,
    /** Would no longer stand here. */
    gone: new Set(covered(shown, news, fresh).flatMap(({ id }) => (news.has(id) ? [] : [id]))),
  }
}

/** The rows of which `fresh` speaks: all when it is the whole list, else up to the last one it names. */
function covered(
  shown: readonly Item[],
  news: ReadonlyMap<number, Item>,
  fresh: Pick<ListAnswer, 'items' | 'nextCursor'>,
): readonly Item[] {
  if (fresh.nextCursor === null) return shown
  return shown.slice(0, shown.findLastIndex(({ id }) => news.has(id)) + 1)
}
