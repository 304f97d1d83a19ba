import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import * as chat from './state.ts'

const said = (id: number, type: ChatMessage['type'] = 'user'): ChatMessage => ({
  ...{ id, type, message: `message ${id}`, timestamp: '2026-11-21T12:00:00.000Z' },
  clientId: `client-${id}`,
})
const unsent = (clientId: string) => ({ clientId, message: 'Habari', at: '2026-11-21T12:00:00Z' })
const ids = ({ messages }: chat.Conversation) => messages.map(({ id }) => id)
const waiting = ({ outbox }: chat.Conversation) => outbox.map(({ clientId }) => clientId)
const begun = ['a', 'b', 'client-3'].reduce<chat.Conversation>(
  (was, clientId) => chat.addUnsent(was, unsent(clientId)),
  chat.noConversation,
)

test('messages stand in their order, each once', () => {
  const some = chat.receiveInOrder(chat.noConversation, [said(2), said(5, 'admin')])
  expect(ids(chat.receiveInOrder(some, [said(5, 'admin'), said(3), said(2)]))).toEqual([2, 3, 5])
})

test('what comes back from the server has left the outbox', () => {
  expect(waiting(chat.receive(begun, [said(3)]))).toEqual(['a', 'b'])
})

test('an acknowledgement does not say that everything before it has come', () => {
  const listed = chat.receiveInOrder(begun, [said(1)])
  expect(chat.receive(listed, [said(9)]).cursor).toBe(1)
  expect(chat.receiveInOrder(listed, []).cursor).toBe(1)
})

test('what was refused lets the others go first, and is sent again on demand', () => {
  const refused = chat.refuse(chat.refuse(begun, 'a'), 'b')
  expect(chat.nextUnsent(refused)?.clientId).toBe('client-3')
  const again = chat.sendAgain(refused, 'b')
  expect(chat.nextUnsent(again)?.clientId).toBe('b')
  expect(again.outbox[0]?.isRefused).toBe(true)
  expect(chat.nextUnsent(chat.sendAgain(again))?.clientId).toBe('a')
  expect(waiting(chat.discard(refused, 'b'))).toEqual(['a', 'client-3'])
})

test('seen stays seen, and what is not is counted', () => {
  const heard = [said(1), said(2, 'admin'), said(4, 'admin')]
  const some = chat.receiveInOrder(chat.noConversation, heard)
  expect(chat.unreadIn(some)).toHaveLength(2)
  const seen = chat.see(some, 'user', 2)
  expect(chat.unreadIn(seen).map(({ id }) => id)).toEqual([4])
  const both = chat.see(chat.see(seen, 'user', 1), 'admin', 1)
  expect(both).toMatchObject({ seenByUser: 2, seenByAdmin: 1 })
})
