import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { BodyOf } from '#client/route.ts'
import type { ChatNote, StaffChatSession } from '#contract/staff/chat.ts'
import { type ChatState, chatPolling } from '#domain/chat.ts'
import type { InboxBox, InboxSort } from '#domain/inbox.ts'
import type { Messenger } from '#domain/messenger.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call, callPatiently } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useAccount } from '../parts/use-account.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useQueues } from '../parts/use-queues.ts'
import { useSending } from '../parts/use-sending.ts'
import type { Outbox } from './outbox.ts'
import { allOf, type SessionPage, unreadIn } from './sessions.ts'
import { askAfter, emptyThread, type Thread, withMessages } from './thread.ts'
import type { Typing } from './typing.ts'

export type Filter = Readonly<{
  box: InboxBox
  state: ChatState | 'all'
  sort: InboxSort
  label: string
  search: string
  messenger: Messenger | ''
}>

/** What is counted on every page of the staff area. */
export const openChats: Filter = {
  box: 'all',
  state: 'open',
  sort: 'newest',
  label: '',
  search: '',
  messenger: '',
}

const pageSize = 50

export const sessionsKey = ['chat', 'sessions'] as const
export const sessionKey = (id: string) => ['chat', 'session', id] as const
export const threadsKey = ['chat', 'messages'] as const
export const threadKey = (id: string) => [...threadsKey, id] as const
export const repliesKey = ['chat', 'replies'] as const
export const countsKey = ['chat', 'counts'] as const
export const labelsKey = ['chat', 'labels'] as const
export const notesKey = (id: string) => ['chat', 'notes', id] as const

/** So often it is looked for what came back by itself: nobody tells of it. */
const returnsEveryMs = 60_000

/** What only this page knows: it is kept until somebody leaves the staff area. */
type LocalValue<T> = Readonly<{ queryKey: readonly ['chat', string]; start: T }>

const local = <T>(name: string, start: T): LocalValue<T> => ({ queryKey: ['chat', name], start })

/** How often the stream ended since it last worked; 0 while it works, null before it was tried. */
export const endsQuery = local<number | null>('ends', null)
export const typingQuery = local<Typing>('typing', [])
export const outboxQuery = local<Outbox>('outbox', [])
/** What is typed and not sent, by conversation. */
export const draftsQuery = local<Readonly<Record<string, string>>>('drafts', {})
/** The conversation that is open and can be seen at this moment. */
export const readingQuery = local<string | null>('reading', null)

export function useLocal<T>({ queryKey, start }: LocalValue<T>): T {
  const { data } = useQuery<T>({
    queryKey,
    queryFn: skipToken,
    initialData: () => start,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? start
}

export function readLocal<T>(client: QueryClient, { queryKey, start }: LocalValue<T>): T {
  return client.getQueryData<T>(queryKey) ?? start
}

export function updateLocal<T>(
  client: QueryClient,
  { queryKey, start }: LocalValue<T>,
  change: (before: T) => T,
): void {
  client.setQueryData<T>(queryKey, (before) => change(before ?? start))
}

/** Where nothing is pushed, the page asks: at the interval given. */
function usePolling(milliseconds: number): number | false {
  return (useLocal(endsQuery) ?? 0) > 0 ? milliseconds : false
}

const sessionsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...sessionsKey, filter],
    queryFn: async ({ pageParam, signal, client }): Promise<SessionPage> => {
      const from = pageParam ? { [filter.sort === 'waiting' ? 'after' : 'before']: pageParam } : {}
      const items = await callPatiently('GET /api/admin/chat/sessions', {
        query: { ...filter, messenger: filter.messenger || undefined, ...from, limit: pageSize },
        signal,
      })
      for (const session of items) {
        // The conversation that is open shows what its line shows.
        client.setQueryData(sessionKey(session.sessionId), (known) => known && session)
      }
      return { items, isLast: items.length < pageSize }
    },
    initialPageParam: '',
    getNextPageParam: ({ items, isLast }) => {
      const last = items.at(-1)
      if (isLast) return undefined
      return filter.sort === 'waiting' ? last?.sessionId : last?.lastMessageAt
    },
  })

export function useSessions(filter: Filter) {
  const polling = usePolling(chatPolling.sessions)
  const interval = polling || (filter === openChats ? false : returnsEveryMs)
  return useInfiniteQuery({
    ...sessionsQuery(filter),
    enabled: useMayChat(),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: interval,
    // A page in the background still tells of what comes.
    refetchIntervalInBackground: true,
  })
}

const useMayChat = () => useAccount().data?.permissions.includes('chat.read') ?? false

/** What is known of the open conversations, wherever it is needed; asks for nothing. */
export function useOpenChats(): readonly StaffChatSession[] {
  const { data } = useInfiniteQuery({ ...sessionsQuery(openChats), enabled: false })
  return data ? allOf(data.pages) : []
}

/** One conversation, null when there is none; known from a list, or asked for. */
export function useSession(id: string) {
  const client = useQueryClient()
  const interval = usePolling(chatPolling.sessions)
  return useQuery({
    queryKey: sessionKey(id),
    queryFn: ({ signal }) => findSession(id, signal),
    initialData: () => listed(client, id),
    refetchInterval: interval,
  })
}

function listed(client: QueryClient, id: string): StaffChatSession | undefined {
  return client
    .getQueriesData<{ pages: SessionPage[] }>({ queryKey: sessionsKey })
    .flatMap(([, data]) => (data ? allOf(data.pages) : []))
    .find(({ sessionId }) => sessionId === id)
}

async function findSession(id: string, signal: AbortSignal): Promise<StaffChatSession | null> {
  try {
    return await callPatiently('GET /api/admin/chat/sessions/{id}', { params: { id }, signal })
  } catch (error) {
    // 400: the address names something that is no conversation's id.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null
    throw error
  }
}

/** What was said in a conversation: at first all of it, then what came after. */
export function useThread(sessionId: string) {
  const interval = usePolling(chatPolling.messages)
  return useQuery({
    queryKey: threadKey(sessionId),
    queryFn: async ({ signal, client }) => {
      const known = () => client.getQueryData<Thread>(threadKey(sessionId)) ?? emptyThread
      const after = askAfter(known())
      const fresh = await callPatiently('GET /api/chat/messages', {
        query: { sessionId, after },
        signal,
      })
      return withMessages(known(), fresh)
    },
    refetchOnMount: 'always',
    refetchInterval: interval,
  })
}

export function useReplies(sessionId: string, language: Language) {
  return useQuery({
    queryKey: [...repliesKey, sessionId, language],
    queryFn: ({ signal }) =>
      callPatiently('GET /api/admin/chat/replies', { query: { sessionId, language }, signal }),
    staleTime: 60_000,
  })
}

/** How much stands in each box: open conversations, and emails that wait. */
export function useCounts(): Readonly<Record<InboxBox | 'own', number>> | null {
  const mayChat = useMayChat()
  const mayEmail = useAccount().data?.permissions.includes('letter.read') ?? false
  const emails = useQueues(mayEmail)?.emails
  const { data } = useQuery({
    enabled: mayChat,
    queryKey: countsKey,
    queryFn: ({ signal }) => callPatiently('GET /api/admin/chat/counts', { signal }),
    refetchOnMount: 'always',
    refetchInterval: usePolling(chatPolling.sessions) || returnsEveryMs,
  })
  if ((mayChat && !data) || (mayEmail && !emails)) return null
  const sum = (box: InboxBox) => (data?.[box] ?? 0) + (emails?.[box] ?? 0)
  return {
    ...{ mine: sum('mine'), unassigned: sum('unassigned'), unanswered: sum('unanswered') },
    ...{ snoozed: sum('snoozed'), all: sum('all') },
    // Every email here waits.
    own: (data?.own ?? 0) + (emails ? emails.mine + emails.unassigned : 0),
  }
}

export const useWaiting = (): number => useCounts()?.own ?? 0

/** Labels in use, the most used first. */
export function useLabels(): readonly string[] {
  const { data } = useQuery({
    enabled: useMayChat(),
    queryKey: labelsKey,
    queryFn: ({ signal }) => callPatiently('GET /api/admin/chat/labels', { signal }),
    staleTime: 30_000,
  })
  return data ?? []
}

export function useNotes(id: string): readonly ChatNote[] {
  const { data } = useQuery({
    queryKey: notesKey(id),
    queryFn: ({ signal }) =>
      callPatiently('GET /api/admin/chat/sessions/{id}/notes', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: usePolling(chatPolling.sessions),
  })
  return data ?? []
}

/** How many messages of visitors wait to be read by this colleague. */
export function useUnread(): number {
  return unreadIn(useOpenChats(), useLocal(readingQuery), useAccount().data?.id)
}

/** What is typed in a conversation: it is still there when somebody comes back to it. */
export function useDraft(id: string): readonly [string, (text: string) => void] {
  const client = useQueryClient()
  const [text, setText] = useState(() => readLocal(client, draftsQuery)[id] ?? '')
  const change = useCallback(
    (next: string) => {
      setText(next)
      updateLocal(client, draftsQuery, (drafts) => ({ ...drafts, [id]: next }))
    },
    [client, id],
  )
  return [text, change]
}

type Change = NonNullable<BodyOf<'PATCH /api/admin/chat/sessions/{id}'>>

/** Closes or reopens a conversation, gives it to somebody, labels it, puts it off. */
export function useChange(id: string) {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const client = useQueryClient()
  const { isBusy, send } = useSending()
  const change = async (body: Change) => {
    await send(async () => {
      try {
        const session = await call('PATCH /api/admin/chat/sessions/{id}', { params: { id }, body })
        client.setQueryData(sessionKey(id), session)
        for (const queryKey of [sessionsKey, countsKey]) {
          void client.invalidateQueries({ queryKey })
        }
        if (body.addLabels) void client.invalidateQueries({ queryKey: labelsKey })
      } catch (error) {
        toast({ tone: 'error', title: t('staff.chat.change.failed'), text: say(error) })
        throw error
      }
    })
  }
  return { isBusy, change }
}
