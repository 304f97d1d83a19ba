import { expect, test } from 'vitest'
import { merged } from './rows.ts'
import { exampleEmail, exampleSession } from './test-support.ts'

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`
const chat = (name: string, minute: number, since: number | null = null) =>
  exampleSession({
    ...{ sessionId: name, lastMessageAt: at(minute) },
    waitingSince: since === null ? null : at(since),
  })
const email = (name: string, minute: number, since: number | null = null) =>
  exampleEmail({
    ...{ id: name, receivedAt: at(minute) },
    waitingSince: since === null ? null : at(since),
  })

const part = <Item>(items: readonly Item[], hasMore = false) => ({ items, hasMore })
const shown = (...given: Parameters<typeof merged>) => {
  const { rows, next } = merged(...given)
  return [rows.map(({ id }) => id).join(' '), next]
}

test('the newest first, of both lists', () => {
  const chats = part([chat('a', 9), chat('c', 5)])
  expect(shown(chats, part([email('b', 7), email('d', 1)]), 'newest')).toEqual(['a b c d', null])
})

test('who waits longest first, and who does not wait after them, the newest first', () => {
  const chats = part([chat('b', 9, 3), chat('e', 1)])
  const emails = part([email('a', 8, 2), email('c', 4, 4), email('d', 2)])
  expect(shown(chats, emails, 'waiting')).toEqual(['a b c d e', null])
})

test.each([
  ['a list that goes on hides what it may still overtake', true, false, 'a b c', 'chat'],
  ['the list that ends first goes on', true, true, 'a b', 'email'],
  ['a list that is whole hides nothing', false, false, 'a b c d', null],
] as const)('%s', (_, moreChats, moreEmails, rows, next) => {
  const chats = part([chat('a', 9), chat('c', 5)], moreChats)
  const [b, d] = [email('b', 7), email('d', 1)]
  const emails = part(moreEmails ? [b] : [b, d], moreEmails)
  expect(shown(chats, emails, 'newest')).toEqual([rows, next])
})
