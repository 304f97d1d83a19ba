import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { languages } from '../reference/languages.ts'
import { monthNamesOf } from './month-names.ts'
import { clampedDay, parseTypedDate, splitDate } from './typed-date.ts'

const english = monthNamesOf('en')
const typed = (day: string, month: string, year: string) => ({ day, month, year })

describe('a date in three fields', () => {
  it.each([
    ['27', '3', '1990', '1990-03-27'],
    ['07', '03', '1990', '1990-03-07'],
    [' 7 ', 'March', '1990', '1990-03-07'],
    ...tableOf`
      7 | mar | 1990 | 1990-03-07; 7 | SEPT. | 1990 | 1990-09-07; 7 | Sep | 1990 | 1990-09-07
      ٢٧ | ٣ | ١٩٩٠ | 1990-03-27; ２７ | ３ | １９９０ | 1990-03-27; 29 | 2 | 2028 | 2028-02-29
    `,
    // As people write them beside each other.
    ...tableOf`
      27. | 3. | 1990. | 1990-03-27; 27th | March, | 1990 | 1990-03-27
      27, | 03/ | 1990 | 1990-03-27; 1er | 3 | 1990 | 1990-03-01; 27日 | 3月 | 1990年 | 1990-03-27
      27일 | 3월 | 1990년 | 1990-03-27; 27 | 3 | 1990 г. | 1990-03-27
    `,
  ])('%s %s %s', (day, month, year, date) => {
    expect(parseTypedDate(typed(day, month, year), english)).toEqual({ date })
  })

  it.each([
    ['31', '2', '1990', { year: 1990, month: 2, days: 28 }],
    ['30', '2', '2028', { year: 2028, month: 2, days: 29 }],
    ['31', 'April', '2027', { year: 2027, month: 4, days: 30 }],
  ])('%s %s %s is never another day: the month has its length', (day, month, year, length) => {
    const result = parseTypedDate(typed(day, month, year), english)
    expect(result).toEqual({ fault: 'no-such-day', ...length })
  })

  it.each(tableOf`
    |  |  | empty; | 3 | 1990 | day; 0 | 3 | 1990 | day; 32 | 3 | 1990 | day; x | 3 | 1990 | day
    7 |  | 1990 | month; 7 | 13 | 1990 | month; 7 | 0 | 1990 | month; 7 | ma | 1990 | month
    7 | ju | 1990 | month; 7 | brumaire | 1990 | month; 7 | 3 |  | year; 7 | 3 | 90 | year
    7 | 3 | 19900 | year; 7 | 3 | 0090 | year; 27.3 | 3 | 1990 | day; 27 | 3 | 平成2 | year
    27 | 3 | 1990/91 | year
  `)('%j %j %j: the fault is the %s', (day, month, year, fault) => {
    expect(parseTypedDate(typed(day, month, year), english)).toEqual({ fault })
  })
})

const march31 = typed('31', '3', '1990')
it.each([
  ['the month changed after it', march31, typed('31', 'April', '1990'), 30],
  ['the year changed after it', typed('29', '2', '2028'), typed('29', '2', '2027'), 28],
  ['it was typed together with its month', typed('', '', ''), typed('31', '2', '1990'), null],
  ['it was typed first and the rest later', typed('31', '', ''), typed('31', '2', '1990'), null],
  ['it was changed too', typed('30', '3', '1990'), typed('31', '2', '1990'), null],
  ['what stood there was no date', typed('31', '2', '1990'), typed('31', '4', '1990'), null],
  ['nothing is wrong', march31, typed('31', '5', '1990'), null],
  ['something else is wrong', march31, typed('31', '13', '1990'), null],
])('a day that its month lost %s', (_, before, after, day) => {
  expect(clampedDay(before, after, english)).toBe(day)
})

describe('a whole date in one text', () => {
  it.each([
    ['27/3/1990', '27', '3', '1990'],
    ['27.03.1990', '27', '03', '1990'],
    ['1990-03-27', '27', '03', '1990'],
    [' 27 March 1990 ', '27', 'March', '1990'],
    ...tableOf`
      March 27, 1990 | 27 | March | 1990; 1990年3月27日 | 27 | 3 | 1990
      1990년 3월 27일 | 27 | 3 | 1990; ٢٧/٣/١٩٩٠ | 27 | 3 | 1990; 平成2年3月27日 | 27 | 3 | 1990
      27 มีนาคม พ.ศ. 2533 | 27 | 3 | 1990; 1990年(平成2年)3月27日 | 27 | 3 | 1990
      27th of March, 1990 | 27 | March | 1990; 27 de March de 1990 | 27 | March | 1990
      27.03.1990 г. | 27 | 03 | 1990; 27–03–1990 | 27 | 03 | 1990; 27・3・1990 | 27 | 3 | 1990
      27MAR1990 | 27 | MAR | 1990; 1990/03/27(火) | 27 | 03 | 1990
      1990-03-27T00:00:00Z | 27 | 03 | 1990; 3/4/1990 | 3 | 4 | 1990; 3/27/1990 | 27 | 3 | 1990
    `,
    // As bookings and calendars write them.
    ...tableOf`
      Tuesday, March 27, 1990 | 27 | March | 1990; Wed 10 Feb 2027 | 10 | Feb | 2027
      Wed, 10 Feb 2027, 14:00 - 23:00 | 10 | Feb | 2027; 10 Feb 2027 at 2 pm | 10 | Feb | 2027
      the 10th of February, 2027 | 10 | February | 2027; mar, 10 feb 2027 | 10 | feb | 2027
      Di., 27.03.1990 | 27 | 03 | 1990; 10.02.2027 um 14:00 Uhr | 10 | 02 | 2027
      10/02/2027 à 14h00 | 10 | 02 | 2027; 10/02/2027, Çarşamba | 10 | 02 | 2027
      2027年2月10日水曜日 | 10 | 2 | 2027; 2027년 2월 10일 오후 2:00 | 10 | 2 | 2027
      2027年2月10日下午2:00 | 10 | 2 | 2027; الأربعاء 10/2/2027 م | 10 | 2 | 2027
      27-го 03 1990 года | 27 | 03 | 1990; DOB: 27/03/1990 (36) | 27 | 03 | 1990
      27 MAR/MAR 1990 | 27 | MAR | 1990; 20270210 | 10 | 02 | 2027; 10022027 | 10 | 02 | 2027
      Hijri: 1410/08/29 | 27 | 3 | 1990; 10 Feb 2027 14:00 Dar es Salaam | 10 | Feb | 2027
      2027-02-10T14:00:00+03:00[Africa/Nairobi] | 10 | 02 | 2027
      19900327T000000Z | 27 | 03 | 1990; born 27.03.1990 | 27 | 03 | 1990
    `,
  ])('%s', (all, day, month, year) => expect(splitDate(all, english)).toEqual({ day, month, year }))

  it.each([
    ...['', '27', '27 3', '27 3 90', '31/2/1990', 'H31.5.1', '2年3月27日', '27 3 1990 X'],
    ...['X1234567', '12345678', '10-20 Feb 2027', '10 Feb - 12 Mar 2027', '27 Mar Apr 1990'],
    // Of Nepal, and a digit misread.
    ...['2046/12/14 B.S.', 'm5/03/1990', '2d/03/1990'],
  ])('%j is none', (text) => expect(splitDate(text, english)).toBeNull())

  it('a letter without end is none', () => {
    expect(splitDate('T'.repeat(100_000), english)).toBeNull()
  })
})

describe('month names', () => {
  it.each(languages)('every name that %s writes leads to its month', (language) => {
    const names = monthNamesOf(language)
    const forms: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { dateStyle: 'long' }]
    for (const form of forms) {
      const style = { ...form, timeZone: 'UTC', calendar: 'gregory' }
      const format = new Intl.DateTimeFormat(language, style)
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month, 15))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        const date = `2026-${String(month + 1).padStart(2, '0')}-15`
        expect(parseTypedDate(typed('15', name, '2026'), names)).toEqual({ date })
      }
    }
  })

  it.each(tableOf`
    tr | Ağustos | 08; tr | SUBAT | 02; fr | décembre | 12; fr | aout | 08; de | MÄRZ | 03
    de | Maerz | 03; de | Mrz | 03; ru | ноября | 11; ru | ноябрь | 11; ja | 3月 | 03
    de | Jänner | 01; es | setiembre | 09; ar | آذار | 03; ar | فيفري | 02; es | September | 09
  `)('in %s, %s is month %s', (language, month, number) => {
    const result = parseTypedDate(typed('1', month, '2026'), monthNamesOf(language))
    expect(result).toEqual(number ? { date: `2026-${number}-01` } : { fault: 'month' })
  })
})
