import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { noConversation, queue, receiveInOrder, refuse, see } from './conversation.ts'
import { linesOf } from './lines.ts'

const said = (id: number, type: ChatMessage['type'], at: string, name?: string): ChatMessage => ({
  id,
  type,
  message: `message ${id}`,
  timestamp: `2026-11-${at}:00.000Z`,
  clientId: `c${id}`,
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
  const shape = linesOf(conversation, false, dayOf).map((line) =>
    line.is === 'day'
      ? line.key
      : `${line.key} ${line.isFirst ? '[' : ''}${line.isLast ? ']' : ''}`,
  )
  expect(shape).toEqual([
    'day 2026-11-20',
    'c1 []',
    'day 2026-11-21',
    'c2 [',
    'c3 ]',
    'c4 []',
    'c5 []',
    'c6 []',
  ])
})

const standings = (of: typeof conversation, isWaiting = false) =>
  linesOf(of, isWaiting, dayOf).flatMap((line) =>
    line.is === 'message' && line.standing ? [`${line.key} ${line.standing}`] : [],
  )

test('the last own message says whether it was seen, others what keeps them', () => {
  expect(standings(conversation)).toEqual(['c3 sent'])
  expect(standings(see(conversation, 'admin', 3))).toEqual(['c3 seen'])
  const at = '2026-11-21T00:31:00.000Z'
  const more = ['a', 'b'].reduce(
    (was, clientId) => queue(was, { clientId, message: 'Habari', at }),
    conversation,
  )
  expect(standings(refuse(more, 'a'))).toEqual(['c3 sent', 'a failed', 'b sending'])
  expect(standings(more, true)).toEqual(['c3 sent', 'a waiting', 'b waiting'])
})
