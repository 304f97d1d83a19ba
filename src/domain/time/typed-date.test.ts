import { describe, expect, it } from 'vitest'
import { languages } from '../reference/languages.ts'
import { monthNamesOf, parseTypedDate } from './typed-date.ts'

const english = monthNamesOf('en')
const typed = (day: string, month: string, year: string) => ({ day, month, year })

describe('a date in three fields', () => {
  it.each([
    ['27', '3', '1990', '1990-03-27'],
    ['07', '03', '1990', '1990-03-07'],
    [' 7 ', 'March', '1990', '1990-03-07'],
    ['7', 'mar', '1990', '1990-03-07'],
    ['7', 'SEPT.', '1990', '1990-09-07'],
    ['7', 'Sep', '1990', '1990-09-07'],
    ['٢٧', '٣', '١٩٩٠', '1990-03-27'],
    ['２７', '３', '１９９０', '1990-03-27'],
    ['29', '2', '2028', '2028-02-29'],
  ])('%s %s %s', (day, month, year, date) => {
    expect(parseTypedDate(typed(day, month, year), english)).toEqual({ date, clamped: false })
  })

  it.each([
    ['31', '2', '2027', '2027-02-28'],
    ['30', '2', '2028', '2028-02-29'],
    ['31', 'April', '2027', '2027-04-30'],
  ])('clamps %s %s %s to the month', (day, month, year, date) => {
    expect(parseTypedDate(typed(day, month, year), english)).toEqual({ date, clamped: true })
  })

  it.each([
    ['', '', '', 'empty'],
    ['', '3', '1990', 'day'],
    ['0', '3', '1990', 'day'],
    ['32', '3', '1990', 'day'],
    ['x', '3', '1990', 'day'],
    ['7', '', '1990', 'month'],
    ['7', '13', '1990', 'month'],
    ['7', '0', '1990', 'month'],
    ['7', 'ma', '1990', 'month'],
    ['7', 'ju', '1990', 'month'],
    ['7', 'brumaire', '1990', 'month'],
    ['7', '3', '', 'year'],
    ['7', '3', '90', 'year'],
    ['7', '3', '19900', 'year'],
    ['7', '3', '0090', 'year'],
  ])('%j %j %j: the fault is the %s', (day, month, year, fault) => {
    expect(parseTypedDate(typed(day, month, year), english)).toEqual({ fault })
  })
})

describe('month names', () => {
  it.each(languages)('every name that %s writes leads to its month', (language) => {
    const names = monthNamesOf(language)
    const forms: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { dateStyle: 'long' }]
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(language, {
        ...form,
        timeZone: 'UTC',
        calendar: 'gregory',
      })
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month, 15))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        const date = `2026-${String(month + 1).padStart(2, '0')}-15`
        expect(parseTypedDate(typed('15', name, '2026'), names)).toEqual({ date, clamped: false })
      }
    }
  })

  it.each([
    ['tr', 'Ağustos', '08'],
    ['tr', 'SUBAT', '02'],
    ['fr', 'décembre', '12'],
    ['fr', 'aout', '08'],
    ['de', 'MÄRZ', '03'],
    ['de', 'Maerz', null],
    ['ru', 'ноября', '11'],
    ['ru', 'ноябрь', '11'],
    ['ja', '3月', '03'],
    ['es', 'September', '09'],
  ])('in %s, %s is month %s', (language, month, number) => {
    const result = parseTypedDate(typed('1', month, '2026'), monthNamesOf(language))
    expect(result).toEqual(
      number ? { date: `2026-${number}-01`, clamped: false } : { fault: 'month' },
    )
  })
})
