import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '#client/event-parser.ts'
import type { ChatEvents, ChatMessage } from '#contract/chat.ts'
import type { StaffChatEvents, StaffChatSession } from '#contract/staff/chat.ts'
import { applicationKey, applicationThreadKey } from '../../parts/application/application.ts'
import { messengersKey } from '../../parts/messenger/use-messengers.ts'
import { dropped } from '../outbox.ts'
import {
  countsKey,
  endsQuery,
  type Filter,
  labelsKey,
  notesKey,
  outboxQuery,
  sessionKey,
  sessionsKey,
  threadKey,
  threadsKey,
  typingQuery,
  updateLocal,
} from '../queries.ts'
import { changed, isMoreThanNews, type SessionPage, withNews } from '../sessions.ts'
import { type Thread, unreadAfter, withMessages, withStanding } from '../thread.ts'
import { withoutTyping, withTyping } from '../typing.ts'

type Named = {
  [Name in keyof StaffChatEvents]: { name: Name; said: StaffChatEvents[Name] }
}[keyof StaffChatEvents]

type Pages = InfiniteData<SessionPage, string>

/** Brings an event into what the pages show. `refresh` asks for the lists again, a moment later. */
export function takeEvent(
  client: QueryClient,
  event: StreamEvent,
  now: Date,
  refresh: () => void,
): void {
  if (event.event === 'ready' || event.event === 'reset') begin(client, event.event === 'reset')
  const { name, said } = { name: event.event, said: JSON.parse(event.data) } as Named
  if (name === 'message') takeMessage(client, said, refresh)
  if (name === 'thread') {
    // An email came, or was answered.
    refresh()
    askThread(client, said.applicationId)
    void client.invalidateQueries({ queryKey: messengersKey(said.applicationId) })
    // Its marks follow from what was said: who waits for an answer, whose letters come back.
    void client.invalidateQueries({ queryKey: applicationKey(said.applicationId) })
  }
  if (name === 'typing')
    updateLocal(client, typingQuery, (all) => withTyping(all, said, now.getTime()))
  if (name === 'seen') takeSeen(client, said, refresh)
  if (name === 'standing') takeStanding(client, said)
  if (name === 'session' || name === 'inbox') {
    refresh()
    void client.invalidateQueries({ queryKey: sessionKey(said.sessionId) })
    void client.invalidateQueries({ queryKey: notesKey(said.sessionId) })
  }
}

/** What became of an answer at the messenger; it may be heard of before its message. */
function takeStanding(
  client: QueryClient,
  { sessionId, id, standing }: StaffChatEvents['standing'],
): void {
  const queryKey = threadKey(sessionId)
  // The window was shut for the service before it was for us.
  if (standing.state === 'waiting')
    void client.invalidateQueries({ queryKey: sessionKey(sessionId) })
  const thread = client.getQueryData<Thread>(queryKey)
  if (!thread) return
  if (thread.messages.some((each) => each.id === id))
    client.setQueryData(queryKey, withStanding(thread, id, standing))
  else void client.invalidateQueries({ queryKey })
}

/** The stream stands, or stands anew: what colleagues may have changed meanwhile is asked for once. */
function begin(client: QueryClient, isReset: boolean): void {
  if (!isReset) updateLocal(client, endsQuery, () => 0)
  // Conversations that nobody looks at would have a gap that nothing fills.
  client.removeQueries({ queryKey: threadsKey, type: 'inactive' })
  if (isReset) void client.resetQueries({ queryKey: threadsKey })
  else void client.invalidateQueries({ queryKey: threadsKey })
  const all = [sessionsKey, countsKey, labelsKey, ['chat', 'session'], ['chat', 'notes']]
  for (const queryKey of all) void client.invalidateQueries({ queryKey })
  askThread(client)
}

/** What an open application shows of its thread is asked again; without a number whichever is open. */
function askThread(client: QueryClient, applicationId?: number): void {
  void client.invalidateQueries({ queryKey: applicationThreadKey(applicationId) })
}

function takeMessage(
  client: QueryClient,
  { sessionId, ...message }: ChatMessage & { sessionId: string },
  refresh: () => void,
): void {
  client.setQueryData<Thread>(
    threadKey(sessionId),
    (thread) => thread && withMessages(thread, [message]),
  )
  updateLocal(client, outboxQuery, (outbox) => dropped(outbox, message.clientId))
  // Which application it is about is not said: one is open at the most.
  askThread(client)
  const isVisitor = message.type === 'user'
  const who = isVisitor ? null : (message.senderName ?? '')
  updateLocal(client, typingQuery, (all) => withoutTyping(all, sessionId, who))
  let isMore = false
  const isListed = changeSession(client, sessionId, (session) => {
    isMore ||= isMoreThanNews(session, message)
    return withNews(session, message)
  })
  // An answer that is on its way may have been given before this was said.
  if (!isListed || isMore || client.isFetching({ queryKey: sessionsKey }) > 0) refresh()
  if (message.writtenIn) {
    // It opens the messenger's window.
    void client.invalidateQueries({ queryKey: sessionKey(sessionId) })
    void client.invalidateQueries({ queryKey: messengersKey() })
  }
}

function takeSeen(
  client: QueryClient,
  { sessionId, by, upTo }: ChatEvents['seen'],
  refresh: () => void,
): void {
  if (by === 'user') {
    changeSession(client, sessionId, (session) =>
      session.seenByUser >= upTo ? session : { ...session, seenByUser: upTo },
    )
    return
  }
  const thread = client.getQueryData<Thread>(threadKey(sessionId))
  if (thread) markSeen(client, sessionId, thread, upTo)
  // How much is left unread is known to the server alone.
  else refresh()
}

/** A colleague has seen everything up to a message. */
export function markSeen(
  client: QueryClient,
  sessionId: string,
  thread: Thread,
  upTo: number,
): void {
  changeSession(client, sessionId, (session) =>
    session.seenByAdmin >= upTo
      ? session
      : { ...session, seenByAdmin: upTo, unreadCount: unreadAfter(thread, upTo) },
  )
}

/** Changes a conversation wherever it is shown; whether a list shows it. */
export function changeSession(
  client: QueryClient,
  sessionId: string,
  change: (session: StaffChatSession) => StaffChatSession,
): boolean {
  client.setQueryData<StaffChatSession>(sessionKey(sessionId), (known) => known && change(known))
  let isListed = false
  for (const [queryKey, data] of client.getQueriesData<Pages>({ queryKey: sessionsKey })) {
    if (!data) continue
    const { sort } = queryKey[sessionsKey.length] as Filter
    isListed ||= data.pages.some((page) => page.items.some((each) => each.sessionId === sessionId))
    const pages = changed(data.pages, sessionId, change, sort)
    if (pages !== data.pages) client.setQueryData(queryKey, { ...data, pages: [...pages] })
  }
  return isListed
}
