import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { allOf, changed, isMoreThanNews, type SessionPage, unreadIn, withNews } from './sessions.ts'
import { exampleMessage, exampleSession, uuid } from './test-support.ts'

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`
const session = (n: number, minute: number, unreadCount = 0) =>
  exampleSession({ sessionId: uuid(n), lastMessageAt: at(minute), unreadCount })
const message = (minute: number, type: ChatMessage['type'] = 'user') =>
  exampleMessage({ timestamp: at(minute), type, message: 'News' })
const ids = (pages: readonly SessionPage[]) => allOf(pages).map(({ sessionId }) => sessionId)

const pages: readonly SessionPage[] = [
  { items: [session(1, 30), session(2, 20)], isLast: false },
  { items: [session(3, 10, 4)], isLast: true },
]

test('a message brings its conversation to the top, from whichever part of the list', () => {
  const after = changed(pages, uuid(3), (each) => withNews(each, message(40)))
  expect(ids(after)).toEqual([uuid(3), uuid(1), uuid(2)])
  expect(after[0]?.items[0]).toMatchObject({
    lastMessageAt: at(40),
    lastMessage: { type: 'user', message: 'News' },
    unreadCount: 5,
  })
})

test('a message of a colleague is nothing to be read', () => {
  const after = changed(pages, uuid(3), (each) => withNews(each, message(40, 'admin')))
  expect(allOf(after)[0]?.unreadCount).toBe(4)
})

test('a message to a closed conversation, and a first answer, change more than they tell', () => {
  const closed = exampleSession({ state: 'closed', staff: { id: 'a', name: 'Neema' } })
  const open = exampleSession({ staff: { id: 'a', name: 'Neema' }, waitingSince: null })
  expect(isMoreThanNews(closed, message(40))).toBe(true)
  expect(withNews(closed, message(40)).state).toBe('open')
  expect(isMoreThanNews(open, message(40, 'admin'))).toBe(false)
  expect(isMoreThanNews(exampleSession(), message(40, 'admin'))).toBe(true)
  expect(isMoreThanNews(exampleSession(), message(40))).toBe(false)
  // In which box it stands changes with who waits for whom.
  expect(isMoreThanNews(open, message(40))).toBe(true)
  expect(isMoreThanNews({ ...open, waitingSince: 'now' }, message(40, 'admin'))).toBe(true)
  expect(withNews(open, message(40)).waitingSince).toBe(message(40).timestamp)
  expect(withNews(exampleSession(), message(40, 'admin')).waitingSince).toBeNull()
})

test('a message that the list knows already changes nothing', () => {
  expect(changed(pages, uuid(1), (each) => withNews(each, message(30)))).toBe(pages)
})

test('a message that came late stands where its time is', () => {
  const after = changed(pages, uuid(3), (each) => withNews(each, message(25)))
  expect(ids(after)).toEqual([uuid(1), uuid(3), uuid(2)])
})

test('other changes updateLocal the order, and conversations that are not listed change nothing', () => {
  const after = changed(pages, uuid(2), (each) => ({ ...each, seenByUser: 9 }))
  expect(ids(after)).toEqual(ids(pages))
  expect(allOf(after)[1]?.seenByUser).toBe(9)
  expect(changed(pages, uuid(9), (each) => ({ ...each, seenByUser: 9 }))).toBe(pages)
})

test('a conversation that two parts name is listed once', () => {
  expect(ids([...pages, { items: [session(1, 5)], isLast: true }])).toHaveLength(3)
})

test('what a colleague has been given, or is read at this moment, is not counted', () => {
  const sessions = [
    session(1, 1, 2),
    { ...session(2, 1, 3), staff: { id: 'ann', name: 'Ann Mushi' } },
    { ...session(3, 1, 4), staff: { id: 'juma', name: 'Juma Kileo' } },
  ]
  expect(unreadIn(sessions, null, 'ann')).toBe(5)
  expect(unreadIn(sessions, uuid(2), 'ann')).toBe(2)
  expect(unreadIn(sessions, uuid(2), 'juma')).toBe(6)
})
