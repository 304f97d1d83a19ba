import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../time/calendar.ts'
import { bankHolidays, easterSunday, isBankHoliday } from './holidays.ts'

describe('bank holidays of England and Wales', () => {
  // As published at gov.uk/bank-holidays.
  it.each([
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ])('%i', (year, days) => {
    expect(bankHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  it('gives Christmas on a Sunday back on Tuesday, Boxing Day stays', () => {
    expect(bankHolidays(2033).slice(-2)).toEqual(['2033-12-26', '2033-12-27'])
  })

  it('are eight different weekdays in every year', () => {
    for (let year = 1980; year <= 2120; year += 1) {
      const days = bankHolidays(year)
      expect(new Set(days).size).toBe(8)
      expect(days.every((day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5)).toBe(true)
      expect(days).toEqual([...days].sort())
    }
  })

  it('are distinguished from other days', () => {
    expect(isBankHoliday('2026-12-28')).toBe(true)
    expect(isBankHoliday('2026-12-26')).toBe(false)
    expect(isBankHoliday('2026-12-29')).toBe(false)
  })
})

it.each([
  ...['2000-04-23', '2008-03-23', '2011-04-24', '2024-03-31', '2025-04-20', '2026-04-05'],
  ...['2038-04-25', '2285-03-22'],
])('Easter is on %s', (date) => expect(easterSunday(Number(date.slice(0, 4)))).toBe(date))
