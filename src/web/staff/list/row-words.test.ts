import { expect, test } from 'vitest'
import { dueBy } from './row-words.ts'

test.each([
  ['2026-11-21', { kind: 'today', days: 0 }],
  ['2026-11-20', { kind: 'late', days: 1 }],
  ['2026-10-31', { kind: 'late', days: 21 }],
  ['2026-11-22', { kind: 'ahead', days: 1 }],
  ['2027-01-01', { kind: 'ahead', days: 41 }],
])('what is promised for %s stands so on 21 November', (promised, due) => {
  expect(dueBy(promised, '2026-11-21')).toEqual(due)
})
