import { expect, test } from 'vitest'
import { exampleEntry } from './test-support.ts'
import { inReadingOrder, lastOfVisitors, sideOf, withDays } from './thread.ts'

const at = (time: string) => `2026-11-${time}:00Z`

test('pages are read from the oldest to the newest, each entry once', () => {
  const [old, middle, newest] = ['event-1', 'event-2', 'event-3'].map((id) =>
    exampleEntry('status', { id }),
  )
  if (!old || !middle || !newest) throw new Error('Three were made')
  const pages = [{ entries: [newest, middle] }, { entries: [middle, old] }]
  expect(inReadingOrder(pages).map(({ id }) => id)).toEqual(['event-1', 'event-2', 'event-3'])
  expect(inReadingOrder([])).toEqual([])
})

test('a day stands above what begins it', () => {
  const entries = ['20T09:00', '20T10:00', '21T09:00'].map((time) =>
    exampleEntry('note', { id: time, at: at(time) }),
  )
  const days = withDays(entries, (moment) => moment.slice(0, 10)).map(({ day }) => day)
  expect(days).toEqual(['2026-11-20', null, '2026-11-21'])
})

test('what the traveller wrote stands on one side, what we wrote on the other', () => {
  const sides = [
    exampleEntry('email'),
    exampleEntry('chat'),
    exampleEntry('chat', { side: 'admin' }),
    exampleEntry('message'),
    exampleEntry('letter'),
    exampleEntry('note'),
    exampleEntry('correction'),
    exampleEntry('status'),
  ].map(sideOf)
  expect(sides.join(' ')).toBe('theirs theirs ours ours ours neither neither neither')
})

test('what was seen is the last message of each visitor', () => {
  const one = '5f1c9c2e-0000-4000-8000-000000000001'
  const entries = [
    exampleEntry('chat', { id: 'chat-4', messageId: 4, sessionId: one }),
    exampleEntry('chat', { id: 'chat-9', messageId: 9, sessionId: one, side: 'admin' }),
    exampleEntry('chat', { id: 'chat-2', messageId: 2 }),
    exampleEntry('note'),
  ]
  expect([...lastOfVisitors(entries).values()]).toEqual([4, 2])
})
