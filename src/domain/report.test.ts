import { expect, test } from 'vitest'
import { isReportSpan, weeksOf } from './report.ts'

test.each([
  ['2026-11-01', '2026-11-01', true],
  ['2026-11-02', '2026-11-01', false],
  ['2025-11-02', '2026-11-02', true],
  ['2025-11-01', '2026-11-02', false],
])('from %s to %s: %s', (from, to, isOne) => expect(isReportSpan(from, to)).toBe(isOne))

test('weeks begin on Mondays, and none is left out', () => {
  expect(weeksOf('2026-11-22', '2026-12-01')).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  expect(weeksOf('2026-11-23', '2026-11-23')).toEqual(['2026-11-23'])
})
