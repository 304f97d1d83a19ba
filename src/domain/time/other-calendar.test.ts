import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { addDays, type CalendarDate } from './calendar.ts'
import { readOtherCalendar } from './other-calendar.ts'

test.each([
  ...['H2.3.27', 'h02/03/27', 'H 2-3-27', 'H.2.3.27', 'Heisei 2/3/27', '平2.3.27'],
  ...['平成2年3月27日', '平成 2 年 3 月 27 日', '平成２年３月２７日（火）', '平成2年3月27日火曜日'],
  ...['1990年(平成2年)3月27日', '1990（平成2）年3月27日', '平成2年(1990年)3月27日'],
  ...['平成2年（1990）3月27日', '平成2年3月27日生まれ', '平成02年03月27日 生', '民79.3.27'],
  ...['1990(民國79)年3月27日', '㍻2年3月27日', '民國79年3月27日', '中華民國079年03月27日'],
  ...['ROC 79/3/27', 'R.O.C. 79.3.27', '27 มีนาคม พ.ศ. 2533', '27 มี.ค. พ.ศ.2533'],
  ...['วันที่ ๒๗ เดือน มีนาคม พ.ศ. ๒๕๓๓', '27/3/2533 พ.ศ.', '2533-03-27 BE', '27 March BE 2533'],
  ...['佛曆2533年3月27日', '1369/1/7 ه.ش', '۱۳۶۹/۰۱/۰۷ هجری شمسی', '1369-01-07 SH', '1410/8/29 هـ'],
  ...['٢٩/٨/١٤١٠ هـ', '29/08/1410H', 'AH 1410-08-29'],
])('%s is 27 March 1990', (text) => expect(readOtherCalendar(text)).toBe('1990-03-27'))

test.each(tableOf`
  令和15年12月10日 | 2033-12-10; ㋿元年5月1日 | 2019-05-01; R1.5.1 | 2019-05-01
  昭和元年12月25日 | 1926-12-25; 昭和64年1月7日 | 1989-01-07; S39.10.10 | 1964-10-10
  Shōwa 39.10.10 | 1964-10-10; 大正15年12月25日 | 1926-12-25; T1.7.30 | 1912-07-30
  明治45年7月30日 | 1912-07-30; M33.1.1 | 1900-01-01; 民国元年1月1日 | 1912-01-01
  民國122年12月10日 | 2033-12-10; 27 ม.ค. พ.ศ. 2533 | 1990-01-27; 3/4/2533 B.E. | 1990-04-03
  1 เมษายน พ.ศ. 2470 | 1927-04-01; 1403/12/30 هـ.ش | 2025-03-20; 1403/12/30 شمسی | 2025-03-20
`)('%s is %s', (text, date) => expect(readOtherCalendar(text)).toBe(date))

test.each([
  // Before, or after, its era.
  ...['H31.5.1', 'H1.1.7', '平成35年4月1日', '昭和64年1月8日', 'S1.12.24', 'R1.4.30', 'M1.1.1'],
  ...['1990年(平成3年)3月27日', '平成3年(1990年)3月27日', '1990年(庚午2年)3月27日'],
  ...['令和0年5月1日', '令和2年2月30日', '民國0年1月1日', '民國79年2月29日'],
  ...['27 พ.ศ. 2533', '27/3/33 พ.ศ.', '27 มกรา พ.ศ. 2533', '29/2/2533 พ.ศ.', '1 มกราคม พ.ศ. 2470'],
  ...['1404/12/30 شمسی', '1369/1/7 هجری شمسی هـ'],
  ...['1410/13/1 هـ', '1410/9/31 هـ', '1 رمضان 1410 هـ'],
])('%s names no day', (text) => expect(readOtherCalendar(text)).toBe('unreadable'))

test.each([
  ...['1990-03-27', '27.3.1990', '27 Mar 1990', '27. März 1990', '1990年3月27日', '27/3/2533'],
  ...['1990년 3월 27일', '1369/01/07', 'Sep 3 1990', 'Tue 27/03/1990', 'M1234567', ''],
])('%j says nothing of another calendar', (text) => expect(readOtherCalendar(text)).toBeNull())

const dayFrom = (first: CalendarDate, days: number) =>
  fc.integer({ min: 0, max: days }).map((count) => addDays(first, count))
const written = (locale: string, date: CalendarDate) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(Date.parse(date))

test.each([
  ['ja-u-ca-japanese', dayFrom('1927-01-01', 40_000)],
  ['zh-TW-u-ca-roc', dayFrom('1920-01-01', 40_000)],
  ['en-GB-u-ca-persian-nu-latn', dayFrom('1920-01-01', 40_000)],
  ['en-GB-u-ca-islamic-umalqura-nu-latn', dayFrom('1920-01-01', 40_000)],
])('every day as %s writes it comes back', (locale, days) => {
  fc.assert(
    fc.property(days, (date) => {
      const text = written(locale, date)
      expect([text, readOtherCalendar(text)]).toEqual([text, date])
    }),
    { numRuns: 200 },
  )
})
