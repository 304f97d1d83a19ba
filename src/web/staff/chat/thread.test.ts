import { expect, test } from 'vitest'
import { exampleMessage } from './test-support.ts'
import {
  acknowledged,
  askAfter,
  emptyThread,
  lastOfVisitor,
  logEntries,
  type Thread,
  unreadAfter,
  withMessages,
  withStanding,
} from './thread.ts'

const user = (id: number, time = '09:00') =>
  exampleMessage({ id, timestamp: `2026-11-21T${time}:00.000Z` })
const admin = (id: number, time = '09:00', senderName = 'Neema') =>
  exampleMessage({ id, type: 'admin', senderName, timestamp: `2026-11-21T${time}:00.000Z` })
const ids = ({ messages }: Thread) => messages.map(({ id }) => id)
const dayOf = (timestamp: string) => timestamp.slice(0, 10)

test('what is heard twice is there once, in the order in which it was said', () => {
  const before = withMessages(emptyThread, [user(1), user(4)])
  const thread = withMessages(before, [user(4), admin(3), user(5)])
  expect(ids(thread)).toEqual([1, 3, 4, 5])
  expect(thread.upTo).toBe(5)
  expect(withMessages(thread, [user(4)])).toBe(thread)
})

test('what became of an answer is heard by the stream, or asked for until it is settled', () => {
  const standing = { messenger: 'whatsapp', state: 'sent', isNotice: false, code: null } as const
  const sent = { ...admin(2), standing }
  const before = withMessages(emptyThread, [user(1), sent, user(3)])
  expect(askAfter(before)).toBe(1)
  const heard = withStanding(before, 2, { ...standing, state: 'delivered' })
  const asked = withMessages(before, [
    { ...sent, standing: { ...standing, state: 'delivered' } },
    user(3),
  ])
  expect(heard).toEqual(asked)
  expect(heard.messages.map((each) => each.standing?.state)).toEqual([
    undefined,
    'delivered',
    undefined,
  ])
  expect(askAfter(heard)).toBe(3)
  expect(withStanding(heard, 2, { ...standing, state: 'delivered' })).toBe(heard)
  expect(withStanding(heard, 9, standing)).toBe(heard)
})

test('what was written in a messenger stands apart from what was written on the site', () => {
  const messages = [user(1), { ...user(2), writtenIn: 'whatsapp' as const }]
  expect(logEntries(messages, [], dayOf)).toHaveLength(2)
})

test('an acknowledged reply hides nothing that was said before it', () => {
  const thread = acknowledged(withMessages(emptyThread, [user(1)]), admin(5))
  expect(thread.upTo).toBe(1)
  expect(ids(withMessages(thread, [user(3), admin(5)]))).toEqual([1, 3, 5])
})

test('what is unread is what the visitor said after what was seen', () => {
  const thread = withMessages(emptyThread, [user(1), user(2), admin(3), user(4), admin(5)])
  expect(lastOfVisitor(thread)).toBe(4)
  expect(unreadAfter(thread, 1)).toBe(2)
  expect(unreadAfter(thread, 4)).toBe(0)
  expect(lastOfVisitor(emptyThread)).toBe(0)
})

test('a group ends with another person, another colleague, a pause and the day', () => {
  const nextDay = exampleMessage({ id: 8, timestamp: '2026-11-22T09:00:00.000Z' })
  const ours = [admin(3, '09:05'), admin(4, '09:06', 'Baraka')]
  const theirs = [user(5, '09:07'), user(6, '09:12'), nextDay]
  const all = [user(1, '09:00'), user(2, '09:04'), ...ours, ...theirs]
  const groups = logEntries(all, [], dayOf)
  const told = groups.map(({ messages }) => messages.map(({ id }) => id).join())
  expect(told).toEqual(['1,2', '3', '4', '5', '6', '8'])
  expect(groups.map(({ day }) => day)).toEqual(['2026-11-21', null, null, null, null, '2026-11-22'])
})

test('a note stands where it was written, and ends a group', () => {
  const note = (id: number, time: string) => ({
    ...{ id, text: 'Ask for the passport', at: `2026-11-21T${time}:30.000Z` },
    staff: { id: 'a', name: 'Neema' },
  })
  const entries = logEntries(
    [user(1, '09:00'), user(2, '09:01'), user(3, '09:02')],
    [note(1, '08:00'), note(2, '09:01'), note(3, '10:00')],
    dayOf,
  )
  const said = entries.map((entry) =>
    entry.note ? `note ${entry.note.id}` : entry.messages.map(({ id }) => id),
  )
  expect(said).toEqual(['note 1', [1, 2], 'note 2', [3], 'note 3'])
  expect(entries.map(({ day }) => day)).toEqual(['2026-11-21', null, null, null, null])
})
