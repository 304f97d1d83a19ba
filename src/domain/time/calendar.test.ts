import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import {
  addDays,
  addMonths,
  ageOn,
  dateOf,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  partsOf,
  todayIn,
  weekdayOf,
} from './calendar.ts'

const anyDate = fc
  .record({ year: fc.integer({ min: 100, max: 9000 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc
      .integer({ min: 1, max: daysInMonth(year, month) })
      .map((day) => dateOf({ year, month, day })),
  )

describe('which dates exist', () => {
  it.each(['2028-02-29', '2000-02-29', '2026-12-31'])('%s does', (text) => {
    expect(isCalendarDate(text)).toBe(true)
  })

  it.each([
    ...['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['2026-1-1', ' 2026-01-01', '2026-01-01T00:00', '01-01-2026', ''],
  ])('%j does not', (text) => expect(isCalendarDate(text)).toBe(false))

  it('knows the length of every month as the calendar of the run time does', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (const year of [1900, 1999, 2000, 2026, 2028]) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
      }
    }
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  it('agrees with the clock of the run time about any day', () => {
    always(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      const later = addDays(date, days)
      expect(Date.parse(later) - Date.parse(date)).toBe(days * 86_400_000)
      expect(daysBetween(date, later)).toBe(days)
    })
  })

  it.each(tableOf`
    2026-08-31 | 6 | 2027-02-28; 2027-08-31 | 6 | 2028-02-29; 2026-11-21 | 6 | 2027-05-21
    2026-11-30 | -9 | 2026-02-28; 2026-01-15 | -1 | 2025-12-15; 2028-02-29 | 12 | 2029-02-28
  `)('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, Number(months))).toBe(expected)
  })

  it('never leaves the month that was meant', () => {
    always(anyDate, fc.integer({ min: 0, max: 600 }), (date, months) => {
      const [from, to] = [partsOf(date), partsOf(addMonths(date, months))]
      const count = (parts: typeof from) => (parts ? parts.year * 12 + parts.month : 0)
      expect(count(to) - count(from)).toBe(months)
    })
  })

  it.each(tableOf`
    2000-02-29 | 2001-02-28 | 0; 2000-02-29 | 2001-03-01 | 1; 2000-02-29 | 2004-02-29 | 4
    1990-11-21 | 2026-11-20 | 35; 1990-11-21 | 2026-11-21 | 36; 2026-11-22 | 2026-11-21 | -1
  `)('somebody born on %s is on %s %i', (birth, on, age) =>
    expect(ageOn(birth, on)).toBe(Number(age)),
  )

  it('has weekdays where the run time has them', () => {
    always(anyDate, (date) => {
      expect(weekdayOf(date)).toBe(new Date(date).getUTCDay())
    })
  })
})

describe('today', () => {
  it.each([
    ['2026-11-21T10:30:00Z', 'Pacific/Auckland', '2026-11-21'],
    ['2026-11-21T11:30:00Z', 'Pacific/Auckland', '2026-11-22'],
    ['2026-11-21T09:59:00Z', 'Pacific/Honolulu', '2026-11-20'],
    ['2026-11-21T10:00:00Z', 'Pacific/Honolulu', '2026-11-21'],
    ['2026-12-31T21:00:00Z', 'Africa/Dar_es_Salaam', '2027-01-01'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
  ])('at %s in %s is %s', (moment, zone, expected) => {
    expect(todayIn(new Date(moment), zone)).toBe(expected)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => todayIn(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
  })
})
