import { expect, it } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import { addBusinessDays, isBusinessDay } from './business-day.ts'

it.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-23', 7, '2026-12-02'],
  ['2026-11-23', 0, '2026-11-23'],
  // Christmas on a Friday, Boxing Day on a Saturday with a substitute, and New Year's Day.
  ['2026-12-24', 1, '2026-12-29'],
  ['2026-12-21', 7, '2027-01-04'],
  // Over Easter.
  ['2027-03-25', 1, '2027-03-30'],
])('%s and %i of them is %s', (date, days, expected) => {
  expect(addBusinessDays(shippedRules, date, days)).toBe(expected)
})

it('is neither at a weekend nor a bank holiday', () => {
  const days = ['2026-11-20', '2026-11-23', '2026-12-29']
  const others = ['2026-11-21', '2026-11-22', '2026-12-25', '2026-12-28']
  expect([...days, ...others].filter((day) => isBusinessDay(shippedRules, day))).toEqual(days)
})
