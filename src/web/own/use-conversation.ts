import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { newUuid } from '#client/random.ts'
import { pause, withRetries } from '#client/retry.ts'
import type { AnswerOf } from '#client/route.ts'
import { threadPolling } from '#domain/thread.ts'
import { call } from '../api/client.ts'
import { useLanguage } from '../i18n/provider.tsx'

export type ThreadEntry = AnswerOf<'GET /api/applications/{id}/thread'>['entries'][number]

const pageSize = 30

/** An application's thread, polled while visible. */
export function useConversation(id: number) {
  const language = useLanguage()
  return useInfiniteQuery({
    queryKey: ['own-thread', id, language],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/applications/{id}/thread', {
        params: { id },
        query: { language, limit: pageSize, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ before }) => before ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? threadPolling.own : false),
    refetchOnWindowFocus: 'always',
  })
}

/** The typed text and unsent messages: kept while the page is open, collapsed or not. */
export type Writing = Readonly<{ text: string; unsent: readonly Unsent[] }>
export const nothingWritten: Writing = { text: '', unsent: [] }

type Change = (change: (before: Writing) => Writing) => void

/** Sends with an idempotency key and retries; a final failure stays for a manual retry. */
export function useSay(id: number, change: Change) {
  const client = useQueryClient()
  const send = useCallback(
    async (clientId: string, message: string) => {
      const set = (to: (unsent: readonly Unsent[]) => readonly Unsent[]) =>
        change((before) => ({ ...before, unsent: to(before.unsent) }))
      set((unsent) => marked(unsent, clientId, false))
      const say = () =>
        call('POST /api/applications/{id}/thread', { params: { id }, body: { message, clientId } })
      try {
        await withRetries(say, pause)
        await client.invalidateQueries({ queryKey: ['own-thread', id] })
        set((unsent) => dropped(unsent, clientId))
      } catch {
        set((unsent) => marked(unsent, clientId, true))
      }
    },
    [client, id, change],
  )
  const say = (text: string) => {
    const clientId = newUuid()
    change(({ unsent }) => ({ text: '', unsent: added(unsent, clientId, text) }))
    void send(clientId, text)
  }
  return { say, again: ({ clientId, text }: Unsent) => void send(clientId, text) }
}

/** An unacknowledged message of the traveller. */
export type Unsent = Readonly<{ clientId: string; text: string; hasFailed: boolean }>

export const added = (unsent: readonly Unsent[], clientId: string, text: string): Unsent[] => [
  ...unsent,
  { clientId, text, hasFailed: false },
]

/** Marks a message as being sent again, or as failed. */
export const marked = (unsent: readonly Unsent[], clientId: string, hasFailed: boolean): Unsent[] =>
  unsent.map((each) => (each.clientId === clientId ? { ...each, hasFailed } : each))

export const dropped = (unsent: readonly Unsent[], clientId: string): Unsent[] =>
  unsent.filter((each) => each.clientId !== clientId)

type Said = Readonly<{ kind: string; clientId?: string }>

/** Drops messages that are in the thread by now. */
export function stillUnsent(unsent: readonly Unsent[], entries: readonly Said[]): Unsent[] {
  const arrived = new Set(entries.map(({ clientId }) => clientId))
  return unsent.filter(({ clientId }) => !arrived.has(clientId))
}
