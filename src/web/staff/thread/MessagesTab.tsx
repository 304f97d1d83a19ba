import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { type ThreadKind, threadPolling } from '#domain/thread.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { applicationThreadKey } from '../parts/application/application.ts'
import { historyTab } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Choice } from '../parts/Choice.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Failed, Loaded } from '../parts/Loaded.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { ThreadLog } from './ThreadLog.tsx'
import { type Entry, inReadingOrder, lastOfVisitors, sideOf } from './thread.ts'
import { WriteBox } from './WriteBox.tsx'

/** What the traveller and we wrote to each other, and what happened; and where more is written. */
export function MessagesTab() {
  const { application } = useDetail()
  const may = useMay()
  const { tab } = useParams()
  const [filter, setFilter] = useState<ThreadFilter>(tab === historyTab ? 'history' : 'all')
  const query = useThread(application.id, kindsOf[filter])
  const { data, error, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = query
  const entries = useMemo(() => inReadingOrder(data?.pages ?? []), [data])
  useSeen(entries)
  useMark(entries)
  const earlier = hasNextPage ? () => void fetchNextPage() : null
  return (
    <div className="flex h-full flex-col">
      <Filters chosen={filter} onChoose={setFilter} />
      {data ? (
        <>
          {error && (
            <div className="px-4 pt-3 sm:px-6">
              <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
            </div>
          )}
          <ThreadLog
            key={filter}
            entries={entries}
            onEarlier={earlier}
            isBusy={isFetchingNextPage}
          />
        </>
      ) : (
        <div className="flex-1 p-4 sm:p-6">
          <Loaded query={query}>{() => null}</Loaded>
        </div>
      )}
      {may('application.work') && !application.erasedAt && (
        <>
          {filter === 'all' && <NothingToAnswer entries={entries} />}
          <WriteBox />
        </>
      )}
    </div>
  )
}

type FiltersProps = Readonly<{ chosen: ThreadFilter; onChoose: (filter: ThreadFilter) => void }>

function Filters({ chosen, onChoose }: FiltersProps) {
  const t = useTranslate()
  return (
    <fieldset className="flex shrink-0 gap-1 border-b border-line bg-surface px-2 py-1 sm:px-4">
      <legend className="sr-only">{t('staff.thread.filter')}</legend>
      {threadFilters.map((each) => (
        <Choice key={each} isChosen={each === chosen} onChoose={() => onChoose(each)}>
          {t(`staff.thread.filter.${each}`)}
        </Choice>
      ))}
    </fieldset>
  )
}

/** Shows that the traveller waits while the tab is open. */
function useMark(entries: readonly Entry[]): void {
  const { application, refresh } = useDetail()
  const newest = entries.at(-1)
  const isAsked = newest !== undefined && sideOf(newest) === 'theirs'
  const isMarked = application.flags.includes('message')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes
  useEffect(() => {
    if (isAsked && !isMarked) void refresh()
  }, [newest?.id])
}

/** Takes the mark from what the traveller wrote and nobody has to answer: a word of thanks. */
function NothingToAnswer({ entries }: Readonly<{ entries: readonly Entry[] }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const { application, refresh, refreshRelated } = useDetail()
  const { send, isBusy, error } = useSending()
  const newest = entries.findLast((entry) => sideOf(entry) === 'theirs')
  if (!newest || !application.flags.includes('message')) return null
  const { id } = application
  // What came after it, and is not shown yet, still waits.
  const body = { upTo: newest.at }
  const close = async () => {
    const route = 'POST /api/admin/applications/{id}/thread/nothing-to-answer'
    if (!(await send(() => call(route, { params: { id }, body })))) return
    await client.invalidateQueries({ queryKey: applicationThreadKey(id) })
    await refresh()
    refreshRelated()
    toast({ tone: 'success', title: t('staff.thread.waiting.done') })
  }
  return (
    <div className="shrink-0 border-t border-line bg-ocean-tint px-4 py-1.5 sm:px-6">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-2">
        <p className="text-sm">{t('staff.thread.waiting')}</p>
        <SmallButton look="quiet" className="px-2!" busy={isBusy} onClick={() => void close()}>
          {t('staff.thread.waiting.nothing')}
        </SmallButton>
        <ErrorNotice error={error} />
      </div>
    </div>
  )
}

/** Tells once of what a colleague who may answer has read here, as the inbox does. */
function useSeen(entries: readonly Entry[]): void {
  const mayAnswer = useMay()('chat.answer')
  const told = useRef(new Map<string, number>())
  useEffect(() => {
    if (!mayAnswer || document.visibilityState !== 'visible') return
    for (const [sessionId, seen] of lastOfVisitors(entries)) {
      if ((told.current.get(sessionId) ?? 0) >= seen) continue
      told.current.set(sessionId, seen)
      // What was not told is told with the next message; nobody waits for it.
      call('POST /api/admin/chat/signals', { body: { sessionId, seen } }).catch(() => {})
    }
  }, [entries, mayAnswer])
}

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
function useThread(id: number, kinds: readonly ThreadKind[]) {
  return useInfiniteQuery({
    ...threadQuery(id, kinds),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: threadPolling.staff,
  })
}

const threadFilters = ['all', 'messages', 'history'] as const
type ThreadFilter = (typeof threadFilters)[number]

/** The kinds of entries that a filter shows; none for all. */
const kindsOf: Readonly<Record<ThreadFilter, readonly ThreadKind[]>> = {
  all: [],
  messages: ['letter', 'message', 'chat', 'email', 'note'],
  history: ['status', 'correction', 'message', 'note'],
}
