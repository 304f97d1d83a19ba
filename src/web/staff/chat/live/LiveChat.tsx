import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#client/error.ts'
import { pause, withRetries } from '#client/retry.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { call } from '../../../api/client.ts'
import { now } from '../../../clock.ts'
import { inboxEmailsKey } from '../../parts/email/use-email.ts'
import { accountQuery } from '../../parts/use-account.ts'
import { queuesKey } from '../../parts/use-queues.ts'
import { dropped, due, failed, type Outgoing } from '../outbox.ts'
import {
  countsKey,
  draftsQuery,
  endsQuery,
  openChats,
  outboxQuery,
  readLocal,
  sessionsKey,
  threadKey,
  typingQuery,
  updateLocal,
  useLocal,
  useSessions,
  useUnread,
  useWaiting,
} from '../queries.ts'
import { withNews } from '../sessions.ts'
import { acknowledged, type Thread } from '../thread.ts'
import { stillTyping } from '../typing.ts'
import { shareChats } from './share.ts'
import { isSoundOn } from './sound-choice.ts'
import { changeSession, takeEvent } from './take-event.ts'
import { badgedTitle } from './title.ts'

/** Events that come together make one question. */
const gatherMs = 250

/** Keeps conversations alive on every page of the staff area: it shows nothing itself. */
export function LiveChat() {
  const { data } = useSessions(openChats)
  const unread = useUnread()
  useLocal(draftsQuery)
  useStream()
  useDelivery()
  useTypingEnds()
  useBadge(useWaiting())
  useRing(data ? unread : null)
  return null
}

function useStream(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const queryKey of [sessionsKey, countsKey, inboxEmailsKey, queuesKey])
          void client.invalidateQueries({ queryKey })
      }, gatherMs)
    }
    const stop = shareChats((word) => {
      if ('event' in word) takeEvent(client, word.event, now(), refresh)
      else if ('ends' in word) updateLocal(client, endsQuery, () => word.ends)
      // Asking who is signed in leads to the sign-in where nobody is.
      else void client.invalidateQueries({ queryKey: accountQuery.queryKey })
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client])
}

function useDelivery(): void {
  const client = useQueryClient()
  const isWaiting = useLocal(outboxQuery).length > 0
  useEffect(() => deliver(client), [client])
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])
}

function useTypingEnds(): void {
  const client = useQueryClient()
  const typing = useLocal(typingQuery)
  useEffect(() => {
    if (typing.length === 0) return
    const first = Math.min(...typing.map(({ until }) => until))
    const timer = setTimeout(
      () => updateLocal(client, typingQuery, (all) => stillTyping(all, now().getTime())),
      first - now().getTime() + 50,
    )
    return () => clearTimeout(timer)
  }, [client, typing])
}

/** Pages set their titles as they like: the number is put before whatever stands there. */
function useBadge(waiting: number): void {
  useEffect(() => {
    const mark = () => {
      const title = badgedTitle(document.title, waiting)
      if (title !== document.title) document.title = title
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = badgedTitle(document.title, 0)
    }
  }, [waiting])
}

/** Sounds when more is unread than before, not for what waited already when the page was opened. */
function useRing(unread: number | null): void {
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (unread !== null && before.current !== null && unread > before.current && isSoundOn()) ring()
    before.current = unread
  }, [unread])
}

/** Two soft notes, in hertz, one after the other. */
const notes = [659.25, 880] as const
const apart = 0.14
const lasting = 0.5
const loudness = 0.06
/** The other pages of this browser hear of the same message meanwhile, and stay quiet. */
const quietMs = 2000

let context: AudioContext | null = null

/** Sounds once, however many pages of this browser ask for it. A browser that forbids it stays quiet. */
function ring(): void {
  if (!('locks' in navigator)) return void play().catch(() => {})
  void navigator.locks.request('staff-chat-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await play().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  })
}

async function play(): Promise<void> {
  // Before the first press on a page browsers let nothing sound, and complain.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  await context.resume()
  for (const [index, note] of notes.entries()) sound(context, note, index * apart)
}

function sound(audio: AudioContext, note: number, after: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = note
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasting)
}

/** A hiccup goes unnoticed; the writer learns of more within three seconds. */
const retries = 2

/** Sends what lies in the outbox, on whichever page its writer is. Gives the way to stop. */
function deliver(client: QueryClient): () => void {
  const busy = new Set<string>()
  const go = () => {
    for (const reply of due(readLocal(client, outboxQuery), busy)) {
      busy.add(reply.sessionId)
      void send(client, reply).finally(() => {
        busy.delete(reply.sessionId)
        go()
      })
    }
  }
  go()
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[1] === outboxQuery.queryKey[1]) go()
  })
}

async function send(client: QueryClient, reply: Outgoing): Promise<void> {
  const { sessionId, clientId, text: message, files = [] } = reply
  const ids = files.map(({ id }) => id)
  const body = { sessionId, message, clientId, ...(ids.length > 0 && { files: ids }) }
  try {
    const said = await withRetries(() => call('POST /api/admin/chat/reply', { body }), pause, {
      retries,
    })
    show(client, sessionId, said)
  } catch (error) {
    updateLocal(client, outboxQuery, (outbox) => failed(outbox, clientId, error))
    if (error instanceof ApiError && error.code === 'request.unauthorized') {
      // Asking who is signed in leads to the sign-in where nobody is.
      void client.invalidateQueries({ queryKey: accountQuery.queryKey })
    }
  }
}

function show(client: QueryClient, sessionId: string, said: ChatMessage): void {
  client.setQueryData<Thread>(
    threadKey(sessionId),
    (thread) => thread && acknowledged(thread, said),
  )
  updateLocal(client, outboxQuery, (outbox) => dropped(outbox, said.clientId))
  changeSession(client, sessionId, (session) => withNews(session, said))
}
