import { expect, test } from 'vitest'
import { shippedRules } from '../rules/shipped.ts'
import { addDays, daysBetween } from '../time/calendar.ts'
import { expectedDecision } from './speed.ts'
import { usualDays } from './usual-days.ts'

const from = '2026-01-01'

test('nearly every day of a year is within the usual days', () => {
  const usual = usualDays(shippedRules, from, 'normal')
  const outside = Array.from({ length: 364 }, (_, index) => addDays(from, index)).filter((day) => {
    const days = daysBetween(day, expectedDecision(shippedRules, day, 'normal', '').decidedBy)
    return days < usual.from || days > usual.to
  })
  expect(usual).toEqual({ from: 19, to: 22 })
  expect(outside.length).toBeLessThan(40)
})

test('a faster speed and another passport change it', () => {
  expect(usualDays(shippedRules, from, 'super_urgent')).toEqual({ from: 11, to: 11 })
  expect(usualDays(shippedRules, from, 'normal', 'NG').from).toBeGreaterThan(60)
})
