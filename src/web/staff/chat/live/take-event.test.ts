import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { StaffChatEvents, StaffChatSession } from '#contract/staff/chat.ts'
import { added } from '../outbox.ts'
import {
  endsQuery,
  openChats,
  outboxQuery,
  readLocal,
  sessionKey,
  sessionsKey,
  threadKey,
  typingQuery,
  updateLocal,
} from '../queries.ts'
import { allOf, type SessionPage } from '../sessions.ts'
import { exampleMessage, exampleSession, uuid } from '../test-support.ts'
import type { Thread } from '../thread.ts'
import { takeEvent } from './take-event.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const neema = { id: 'a', name: 'Neema' }
let client: QueryClient
let refreshed: number

beforeEach(() => {
  client = new QueryClient()
  refreshed = 0
  const items = [
    exampleSession({ sessionId: uuid(1), staff: neema }),
    exampleSession({ sessionId: uuid(2), lastMessageAt: '2026-11-21T08:00:00.000Z' }),
  ]
  client.setQueryData([...sessionsKey, openChats], {
    pages: [{ items, isLast: true }],
    pageParams: [''],
  })
  client.setQueryData(sessionKey(uuid(2)), items[1])
  client.setQueryData<Thread>(threadKey(uuid(2)), { messages: [exampleMessage()], upTo: 1 })
})

function take<Name extends keyof StaffChatEvents>(name: Name, said: StaffChatEvents[Name]): void {
  const event = { event: name, data: JSON.stringify(said), id: '' }
  takeEvent(client, event, now, () => {
    refreshed += 1
  })
}
const later = { timestamp: '2026-11-21T09:30:00.000Z' }
const list = () =>
  allOf(client.getQueryData<{ pages: SessionPage[] }>([...sessionsKey, openChats])?.pages ?? [])
const thread = () => client.getQueryData<Thread>(threadKey(uuid(2)))
const open = () => client.getQueryData<StaffChatSession>(sessionKey(uuid(2)))

test('a message stands in its conversation and moves it up, once however often it comes', () => {
  take('typing', { sessionId: uuid(2), by: 'user' })
  const message = { sessionId: uuid(2), ...exampleMessage({ id: 7, ...later }) }
  take('message', message)
  take('message', message)
  expect(thread()?.messages.map(({ id }) => id)).toEqual([1, 7])
  expect(list().map(({ sessionId }) => sessionId)).toEqual([uuid(2), uuid(1)])
  expect(list()[0]?.unreadCount).toBe(1)
  expect(open()?.unreadCount).toBe(1)
  expect(readLocal(client, typingQuery)).toEqual([])
  expect(refreshed).toBe(0)
})

test('what became of an answer at a messenger stands below it, and is asked for where it is not known', () => {
  const standing = { messenger: 'sms', state: 'failed', isNotice: false, code: '21610' } as const
  take('message', { sessionId: uuid(2), ...exampleMessage({ id: 7, type: 'admin', ...later }) })
  take('standing', { sessionId: uuid(2), id: 7, standing })
  expect(thread()?.messages.at(-1)?.standing).toEqual(standing)
  const isStale = () => client.getQueryState(threadKey(uuid(2)))?.isInvalidated
  expect(isStale()).toBe(false)
  take('standing', { sessionId: uuid(2), id: 8, standing })
  expect(isStale()).toBe(true)
})

test('a message from a messenger opens its window: where answers go is asked again', () => {
  const message = exampleMessage({ id: 7, writtenIn: 'whatsapp', ...later })
  take('message', { sessionId: uuid(2), ...message })
  expect(client.getQueryState(sessionKey(uuid(2)))?.isInvalidated).toBe(true)
})

test('what the list does not hold is asked for', () => {
  take('message', { sessionId: uuid(3), ...exampleMessage({ id: 7, ...later }) })
  expect(refreshed).toBe(1)
})

test('a reply of this page leaves its outbox when it comes back by the stream', () => {
  updateLocal(client, outboxQuery, (outbox) =>
    added(outbox, { sessionId: uuid(2), clientId: uuid(50), text: 'Yes' }),
  )
  take('message', {
    sessionId: uuid(2),
    ...exampleMessage({ id: 7, type: 'admin', clientId: uuid(50), senderName: 'Neema', ...later }),
  })
  expect(readLocal(client, outboxQuery)).toEqual([])
  // Who answers is known to the server.
  expect(refreshed).toBe(1)
})

test('what a colleague has seen is unread no more; what the visitor has seen is marked', () => {
  take('message', { sessionId: uuid(2), ...exampleMessage({ id: 7, ...later }) })
  take('seen', { sessionId: uuid(2), by: 'admin', upTo: 7 })
  expect(list()[0]).toMatchObject({ unreadCount: 0, seenByAdmin: 7 })
  take('seen', { sessionId: uuid(2), by: 'user', upTo: 6 })
  take('seen', { sessionId: uuid(2), by: 'user', upTo: 5 })
  expect(open()?.seenByUser).toBe(6)
  take('seen', { sessionId: uuid(1), by: 'admin', upTo: 7 })
  expect(refreshed).toBe(1)
})

test('when the stream stands, what came before it is asked for, and gaps are not kept', () => {
  updateLocal(client, endsQuery, () => 3)
  take('session', { sessionId: uuid(2), state: 'closed' })
  expect(refreshed).toBe(1)
  takeEvent(client, { event: 'ready', data: '{}', id: '' }, now, () => {})
  expect(readLocal(client, endsQuery)).toBe(0)
  expect(thread()).toBeUndefined()
  expect(client.getQueryState([...sessionsKey, openChats])?.isInvalidated).toBe(true)
})
