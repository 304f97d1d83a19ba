import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { itemsOf } from './message-list.ts'
import { addUnsent, noConversation, receiveInOrder, refuse, see } from './state.ts'

const said = (id: number, type: ChatMessage['type'], at: string, name?: string): ChatMessage => ({
  ...{ id, type, message: `message ${id}`, timestamp: `2026-11-${at}:00.000Z`, clientId: `c${id}` },
  ...(name && { senderName: name }),
})
const dayOf = (at: string) => at.slice(0, 10)

const conversation = receiveInOrder(noConversation, [
  said(1, 'user', '20T23:58'),
  said(2, 'user', '21T00:01'),
  said(3, 'user', '21T00:03'),
  said(4, 'admin', '21T00:04', 'Amina'),
  said(5, 'admin', '21T00:05', 'Joseph'),
  said(6, 'admin', '21T00:30', 'Joseph'),
])

test('days stand between, and what one person says in one go stands together', () => {
  const shape = itemsOf(conversation, false, dayOf).map((item) =>
    item.is === 'day'
      ? item.key
      : `${item.key} ${item.isFirst ? '[' : ''}${item.isLast ? ']' : ''}`,
  )
  expect(shape).toEqual([
    ...['day 2026-11-20', 'c1 []', 'day 2026-11-21', 'c2 [', 'c3 ]', 'c4 []', 'c5 []', 'c6 []'],
  ])
})

const deliveries = (of: typeof conversation, isWaiting = false) =>
  itemsOf(of, isWaiting, dayOf).flatMap((item) =>
    item.is === 'message' && item.delivery ? [`${item.key} ${item.delivery}`] : [],
  )

test('the last own message says whether it was seen, others what keeps them', () => {
  expect(deliveries(conversation)).toEqual(['c3 sent'])
  expect(deliveries(see(conversation, 'admin', 3))).toEqual(['c3 seen'])
  const at = '2026-11-21T00:31:00.000Z'
  const more = ['a', 'b'].reduce(
    (was, clientId) => addUnsent(was, { clientId, message: 'Habari', at }),
    conversation,
  )
  expect(deliveries(refuse(more, 'a'))).toEqual(['c3 sent', 'a failed', 'b sending'])
  expect(deliveries(more, true)).toEqual(['c3 sent', 'a waiting', 'b waiting'])
})
