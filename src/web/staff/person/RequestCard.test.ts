import { expect, test } from 'vitest'
import { deadlineOf } from './RequestCard.tsx'

test.each([
  ['2026-12-21', { isOver: false, tone: 'neutral' }],
  ['2026-11-29', { isOver: false, tone: 'neutral' }],
  ['2026-11-28', { isOver: false, tone: 'warning' }],
  ['2026-11-21', { isOver: false, tone: 'warning' }],
  ['2026-11-20', { isOver: true, tone: 'error' }],
])('due on %s, seen on 21 November', (dueOn, expected) => {
  expect(deadlineOf(dueOn, '2026-11-21')).toEqual(expected)
})
