import { expect, test } from 'vitest'
import { hourAtSeat, momentAtSeat } from './seat-hour.ts'

test.each([
  ['2026-11-23', 7, '2026-11-23T07:00:00.000Z'],
  ['2026-07-01', 7, '2026-07-01T06:00:00.000Z'],
  // Days of clock changes.
  ['2026-03-29', 6, '2026-03-29T05:00:00.000Z'],
  ['2026-10-25', 6, '2026-10-25T06:00:00.000Z'],
])('on %s it is %i o’clock at %s', (day, hour, moment) => {
  expect(momentAtSeat(day, hour).toISOString()).toBe(moment)
  expect(hourAtSeat(new Date(moment))).toBe(hour)
})
