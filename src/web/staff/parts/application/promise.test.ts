import { expect, test } from 'vitest'
import { promiseOf } from './promise.ts'

const now = new Date('2026-11-21T20:59:00Z')

test.each([
  ['2026-11-21', { kind: 'today', days: 0 }],
  ['2026-11-20', { kind: 'late', days: 1 }],
  ['2026-10-31', { kind: 'late', days: 21 }],
  ['2026-11-22', { kind: 'ahead', days: 1 }],
  ['2027-01-01', { kind: 'ahead', days: 41 }],
])('what is promised for %s stands so on 21 November', (dueOn, due) => {
  expect(promiseOf({ dueOn, work: 'ready-to-file' }, now)).toEqual({ day: dueOn, ...due })
})

test('the day is that of our seat', () => {
  const midnight = new Date('2026-11-22T00:00:00Z')
  const promise = promiseOf({ dueOn: '2026-11-21', work: 'ready-to-review' }, midnight)
  expect(promise?.kind).toBe('late')
})

test.each(['waiting-documents', 'filed', 'decided', 'cancelled', 'refunded'] as const)(
  'nothing of it is ours when it is %s',
  (work) => expect(promiseOf({ dueOn: '2026-11-20', work }, now)).toBeNull(),
)

test('nothing is promised before everything is there', () => {
  expect(promiseOf({ dueOn: null, work: 'ready-to-review' }, now)).toBeNull()
})
