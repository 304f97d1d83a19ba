import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import { languages } from '../reference/languages.ts'
import { addDays, daysBetween } from '../time/calendar.ts'
import { type DayOrder, readDateCell, readLanguages } from './date-cell.ts'

const read = (text: string, order: DayOrder | null = null, latestYear = 2026) => {
  const cell = readDateCell(text, { order, latestYear })
  return 'date' in cell ? cell.date : cell.fault
}

test.each([
  ...['1990-03-27', '1990/03/27', '1990.03.27', '19900327', '1990-03-27T00:00:00'],
  ...['1990-03-27 00:00:00', '1990-03-27T00:00:00.000Z', '27.3.1990 0:00', '32959', '32959.0'],
  ...['27.3.1990', '27. 3. 1990', '27.3.90', '27/03/1990', '3/27/1990', '03-27-1990'],
  ...['27 Mar 1990', '27-Mar-90', 'March 27, 1990', 'Mar 27th, 1990', 'Tuesday, 27 March 1990'],
  ...['27. März 1990', '27 de marzo de 1990', '27 mars 1990', '27 Mart 1990', '27 марта 1990 г.'],
  ...['27 de março de 1990', '27 maart 1990', '27 mrt. 1990', '27 marca 1990', '27. března 1990'],
  ...['27 березня 1990', '27 Μαρτίου 1990', '27. maaliskuuta 1990', '27 martie 1990'],
  ...['27 Maret 1990', '27. Mrz. 1990', '27. Maerz 1990', '27.III.1990', '27-III-90'],
  ...['27 iii 1990', '27.03.1990 r.', '27 آذار 1990', '27031990', '1990年3月27日生まれ'],
  ...['1990년 3월 27일생', '1990年(平成2年)3月27日', '1990/3/27 午前 0:00:00'],
  ...['1990-03-27 00:00:00 UTC', 'Tue, 27 Mar 1990 00:00:00 GMT'],
  ...['Tue Mar 27 1990 00:00:00 GMT+0200 (CEST)', '27/03/1990 12:00:00 a. m.', '٢٧/٣/١٩٩٠ ١٢:٠٠ ص'],
  ...['27 مارس 1990', '٢٧/٠٣/١٩٩٠', '٢٧/٣/١٩٩٠ م', '۲۷/۰۳/۱۹۹۰', '２７／３／１９９０', '๒๗/๓/๑๙๙๐'],
  ...['1990年3月27日', '1990年3月27日(火)', '1990年3月27日生', '1990年3月27日星期二'],
  ...['西暦1990年3月27日', '1990년 3월 27일', '1990년 3월 27일 화요일'],
  ...['27.3.1990 um 14:00 Uhr', '27 Mar 1990 at 2 pm', '27/03/1990 à 14h00', '27-го марта 1990'],
  ...['mar, 27 mar 1990', '27.º de marzo de 1990', '19900327T000000Z', 'geboren am 27. März 1990'],
  // Other calendars that say so (other-calendar.test.ts).
  ...['平成2年3月27日', '平成2年3月27日生', '27/3/2533 พ.ศ.', '1410/08/29 هـ'],
])('%j is 27 March 1990', (text) => expect(read(text)).toBe('1990-03-27'))

test.each(tableOf`
  1990-3-7 | 1990-03-07; 3.4.1990 | 1990-04-03; 4/4/1990 | 1990-04-04; 3/4/1990 | ambiguous
  03041990 | ambiguous; 20121120 | 2012-11-20; 20112012 | 2012-11-20; 1er mars 1990 | 1990-03-01
  令和15年12月10日 | 2033-12-10; 27.3.26 | 2026-03-27; 27.3.27 | 1927-03-27; 31.2.1990 | no-such-day
  31 Feb 1990 | no-such-day
`)('%j is %s', (text, expected) => expect(read(text)).toBe(expected))

test.each([
  // Days of another calendar that do not say of which.
  ...['H31.5.1', '02年3月27日', '79年3月27日', '2年3月27日', '2533', '27/3/2533', '2533-03-27'],
  ...['25330327', '27 มีนาคม 2533', '1369/01/07', '۱۳۶۹/۰۱/۰۷', '1410-08-29', '079/03/27'],
  // Digits misread.
  ...['l7/03/1990', '2l/03/1990', 'm3/4/1990', '2d.3.1990', '27/l3/1990', 'p 27.03.1990'],
  // Calendars that we do not read.
  ...['2046/12/14 B.S.', '19/7/1982 ዓ.ም.', '단기 4323년 3월 27일', '1 Ramadan 1990'],
  // Months that differ between languages; years of Thailand in two digits.
  ...['27 lis 1990', '27 lip. 1990', '27 srp 1990', '27 มี.ค. 33', '27 XIII 1990'],
  ...['1990', '12', '27 Mar', '27 Foo 1990', '27 Mar Apr 1990', '1.2.3.4', '0000-00-00', 'soon'],
  ...['', '9'.repeat(10_000)],
])('%j is unreadable', (text) => expect(read(text)).toBe('unreadable'))

test.each([
  ['day-first', '1990-04-03'],
  ['month-first', '1990-03-04'],
] as const)('what can be read both ways is read %s once that is said', (order, expected) => {
  expect(read('3/4/1990', order)).toBe(expected)
})

test('a two-digit expiry lies ahead', () => expect(read('27.3.35', null, 2056)).toBe('2035-03-27'))

describe('properties', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1921-01-01', days))

  test('whatever day a spreadsheet counts comes back', () => {
    always(day, (date) => {
      expect(read(String(daysBetween('1899-12-30', date)))).toBe(date)
    })
  })

  test('the date of every language of ours is understood', () => {
    always(day, fc.constantFrom(...languages), (date, language) => {
      const style = { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' } as const
      const written = new Intl.DateTimeFormat(`${language}-u-nu-latn`, style).format(new Date(date))
      expect([written, read(written)]).toEqual([written, date])
    })
  })

  test.each([...readLanguages, 'ar-LB', 'ar-TN', 'ar-MA'])(
    'the dates of %s are read',
    (language) => {
      for (const dateStyle of ['full', 'long', 'medium'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          ...{ dateStyle, timeZone: 'UTC', calendar: 'gregory' },
        })
        const order = language === 'en' ? 'month-first' : 'day-first'
        for (let month = 1; month <= 12; month += 1) {
          const date = `1990-${String(month).padStart(2, '0')}-03`
          const written = format.format(new Date(date))
          // Other months in Polish, Czech and Croatian.
          const expected = / (listopada|lis|lip|srp)\b/.test(written) ? 'unreadable' : date
          expect([written, read(written, order)]).toEqual([written, expected])
        }
      }
    },
  )

  test('nothing makes it throw, and what it reads is a day', () => {
    always(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(read(text)).toMatch(/^\d{4}-\d\d-\d\d$|^unreadable$|^ambiguous$/)
    })
  })
})
