import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { type ThreadKind, threadPolling } from '#domain/thread.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { NewestButton } from '../../ui/NewestButton.tsx'
import { useLogEnd } from '../../ui/use-log-end.ts'
import { ActButton } from '../parts/ActButton.tsx'
import { applicationThreadKey } from '../parts/application/application.ts'
import { historyTab } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Choice } from '../parts/Choice.tsx'
import { dayOf, dayWords } from '../parts/day-words.ts'
import { Failed, Loaded } from '../parts/Loaded.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useEarlier } from '../parts/use-earlier.ts'
import { useMay } from '../parts/use-me.ts'
import { Entry as EntryView } from './Entry.tsx'
import {
  type Entry,
  inReadingOrder,
  lastOfHeld,
  lastOfVisitors,
  sideOf,
  withDays,
} from './thread.ts'
import { WriteBox } from './WriteBox.tsx'

/** What the traveller and we wrote to each other, and what happened; and where more is written. */
export function MessagesTab() {
  const t = useTranslate()
  const { application } = useDetail()
  const may = useMay()
  const { tab } = useParams()
  const [filter, setFilter] = useState<ThreadFilter>(tab === historyTab ? 'history' : 'all')
  const query = useThread(application.id, kindsOf[filter])
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const entries = useMemo(() => inReadingOrder(data?.pages ?? []), [data])
  useSeen(entries)
  useMark(entries)
  const earlier = hasNextPage ? () => void fetchNextPage() : null
  return (
    <div className="flex h-full flex-col">
      <fieldset className="flex shrink-0 gap-1 border-b border-line bg-surface px-2 py-1 sm:px-4">
        <legend className="sr-only">{t('staff.thread.filter')}</legend>
        {threadFilters.map((each) => (
          <Choice key={each} isChosen={each === filter} onChoose={() => setFilter(each)}>
            {t(`staff.thread.filter.${each}`)}
          </Choice>
        ))}
      </fieldset>
      {data ? (
        <>
          {error && (
            <div className="px-4 pt-3 sm:px-6">
              <Failed query={query} />
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
  const client = useQueryClient()
  const { application, refresh, refreshRelated } = useDetail()
  const newest = entries.findLast((entry) => sideOf(entry) === 'theirs')
  if (!newest || !application.flags.includes('message')) return null
  const { id } = application
  // What came after it, and is not shown yet, still waits.
  const body = { upTo: newest.at }
  const close = async () => {
    const route = 'POST /api/admin/applications/{id}/thread/nothing-to-answer'
    await call(route, { params: { id }, body })
    await client.invalidateQueries({ queryKey: applicationThreadKey(id) })
    await refresh()
    refreshRelated()
  }
  return (
    <div className="shrink-0 border-t border-line bg-ocean-tint px-4 py-1.5 sm:px-6">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-2">
        <p className="text-sm">{t('staff.thread.waiting')}</p>
        <ActButton
          isSmall
          look="quiet"
          className="px-2!"
          act={close}
          done={t('staff.thread.waiting.done')}
        >
          {t('staff.thread.waiting.nothing')}
        </ActButton>
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

/** The thread of an application, of these kinds or of all; the stream of the chat says when it has news. */
function useThread(id: number, kinds: readonly ThreadKind[]) {
  return useInfiniteQuery({
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

type ThreadLogProps = Readonly<{
  entries: readonly Entry[]
  /** Asks for what was before; null at the beginning. */
  onEarlier: (() => void) | null
  isBusy: boolean
}>

/** The entries, newest last, where reading begins. */
function ThreadLog({ entries, onEarlier, isBusy }: ThreadLogProps) {
  const { t, language } = useWords()
  const newest = entries.at(-1)
  const isOwn = newest !== undefined && sideOf(newest) !== 'theirs'
  const { box, hasNews, toEnd } = useLogEnd(newest?.id ?? '', isOwn, false)
  const lines = useMemo(() => withDays(entries, dayOf), [entries])
  const undoable = useMemo(() => lastOfHeld(entries), [entries])
  const showEarlier = useEarlier(box, entries.length, onEarlier)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={t('staff.thread.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
        tabIndex={0}
        className="flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-3! sm:px-6"
      >
        <div className="mx-auto max-w-4xl">
          {onEarlier && (
            <div className="flex justify-center pb-3">
              <SmallButton look="quiet" busy={isBusy} onClick={showEarlier}>
                {t('staff.thread.earlier')}
              </SmallButton>
            </div>
          )}
          {entries.length === 0 && <p className="text-sm text-quiet">{t('staff.thread.none')}</p>}
          {lines.map(({ entry, day }) => (
            <div key={entry.id} className="mb-3.5">
              {day && (
                <p className="my-4 flex items-center gap-3 text-xs font-medium text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {dayWords(day, now(), t, language)}
                </p>
              )}
              <EntryView entry={entry} mayUndo={undoable.has(entry.id)} />
            </div>
          ))}
        </div>
      </div>
      {hasNews && <NewestButton words={t('staff.thread.newest')} onPress={toEnd} />}
    </div>
  )
}
