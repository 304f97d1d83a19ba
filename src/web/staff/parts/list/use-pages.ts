import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

export type Page = Readonly<{ items: readonly unknown[]; nextCursor: string | null }>
type Part = Readonly<{ cursor?: string }>

/** A list in pages, as it is now; with `every`, its first page is asked for again after so many milliseconds. */
export function usePages<Loaded extends Page>(
  key: QueryKey,
  load: (part: Part, signal: AbortSignal) => Promise<Loaded>,
  { every, enabled = true }: Readonly<{ every?: number; enabled?: boolean }> = {},
) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam ? { cursor: pageParam } : {}, signal),
    enabled,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (every && state.data?.pages.length === 1 ? every : false),
  })
}
