import { cleanText, latinDigits } from '../text.ts'
import { addDays, type CalendarDate, isCalendarDate } from './calendar.ts'
import { monthNamesOf } from './month-names.ts'

/** Eras whose years come before the month and start at 1: the preceding year, first and last day. */
const eras: readonly (readonly [names: string, before: number, from: string, to: string])[] = [
  ['明治|明|meiji|m', 1867, '1868-01-25', '1912-07-30'],
  ['大正|大|taish[oō]|t', 1911, '1912-07-30', '1926-12-25'],
  ['昭和|昭|sh[oō]wa|s', 1925, '1926-12-25', '1989-01-07'],
  ['平成|平|heisei|h', 1988, '1989-01-08', '2019-04-30'],
  ['令和|令|reiwa|r', 2018, '2019-05-01', '2999-12-31'],
  ['中華民國|中华民国|民國|民国|民|minguo|r\\.?o\\.?c\\.?', 1911, '1912-01-01', '2999-12-31'],
]
const after = '[.\\s]*(\\d{1,3}|元)[年./\\-\\s]+(\\d{1,2})[月./\\-\\s]+(\\d{1,2})'
const weekday = '\\s*日?\\s*(?:生まれ|生)?\\s*(?:\\(?[月火水木金土日一二三四五六](?:曜日?)?\\)?)?'
const eraDates = eras.map(
  ([names, before, from, to]) =>
    [new RegExp(`^(?:${names})${after}${weekday}$`, 'iu'), before, from, to] as const,
)

type Calendar = 'buddhist' | 'persian' | 'islamic-umalqura'

/** Words for a calendar beside a four-digit year, without punctuation. */
const calendarNames: Readonly<Record<Calendar, string>> = {
  buddhist: 'พศ|พุทธศักราช|ພສ|be|buddhist|佛曆|佛历|仏暦|仏歴',
  persian: 'هش|شمسی|شمسي|خورشیدی|sh|ap|shamsi|jalali|persian',
  'islamic-umalqura': 'ه|هق|هجري|قمری|قمري|ah|h|hijri|hijriah',
}
const calendarOf = new Map(
  (Object.keys(calendarNames) as Calendar[]).flatMap((calendar) =>
    calendarNames[calendar].split('|').map((name): [string, Calendar] => [name, calendar]),
  ),
)
/** Words beside such a name: 'year', 'month', 'day', and 'Hijri' for both Islamic calendars. */
const fillers = new Set('年|月|日|ที่|วันที่|เดือน|ปี|سال|سنة|era|هجری|هجرية'.split('|'))

/** Both years, as Japanese forms print them: 1990年(平成2年)3月27日, 平成2年(1990年)3月27日. */
const bothYears =
  /^(?:(\d{4})年? ?\((\D{1,8}(?:\d{1,3}|元))年?\)|(\D{1,8}(?:\d{1,3}|元))年? ?\((\d{4})年?\))[年./-]? ?(.+)$/u

/**
 * Parses a date of another calendar, named by an era (H2.3.27, 民國79年3月27日) or the calendar's name
 * (27 มีนาคม พ.ศ. 2533, 1410/8/29 هـ). Null without either; `unreadable` if no such day exists.
 */
export function readOtherCalendar(typed: string): CalendarDate | 'unreadable' | null {
  const text = latinDigits(cleanText(typed.slice(0, 60)).normalize('NFKC')).toLowerCase()
  const both = bothYears.exec(text)
  if (both) {
    const [, year, ofYear, era = ofYear, yearOfEra = year, rest = ''] = both
    const date = readOtherCalendar(`${era}年${rest}`)
    return yearOfEra !== undefined && date?.startsWith(yearOfEra) ? date : 'unreadable'
  }
  for (const [form, before, from, to] of eraDates) {
    const [, year = '', month = '', day = ''] = form.exec(text) ?? []
    if (year === '') continue
    const inEra = year === '元' ? 1 : Number(year)
    const date = dayOf(before + inEra, Number(month), Number(day))
    return date && inEra > 0 && date >= from && date <= to ? date : 'unreadable'
  }
  const parts = text.replace(/(\d)([年月日])/g, '$1 $2 ').match(/\d+|\p{L}[\p{L}\p{M}.]*/gu) ?? []
  const words = parts.filter((part) => !/^\d/.test(part)).map((word) => word.replace(/[.ـ]/g, ''))
  const [calendar, ...others] = new Set(words.flatMap((word) => calendarOf.get(word) ?? []))
  if (!calendar) return null
  const rest = words.filter((word) => !calendarOf.has(word) && !fillers.has(word))
  const numbers = parts.filter((part) => /^\d/.test(part))
  return (others.length === 0 && reckon(calendar, numbers, rest)) || 'unreadable'
}

function reckon(calendar: Calendar, numbers: readonly string[], words: readonly string[]) {
  const at = numbers.findIndex((number) => number.length === 4)
  const year = Number(numbers[at])
  const short = numbers.filter((_, index) => index !== at)
  if (at < 0 || short.some((number) => number.length > 2)) return null
  if (calendar === 'buddhist' && words.length === 1 && short.length === 1) {
    return inBuddhistYear(year, thaiMonth(words[0] ?? ''), Number(short[0]))
  }
  // Written as day, month, year, or reversed.
  const [month, day] = (at === 0 ? short : short.toReversed()).map(Number)
  if (words.length > 0 || short.length !== 2 || (at !== 0 && at !== 2)) return null
  if (month === undefined || day === undefined) return null
  return calendar === 'buddhist'
    ? inBuddhistYear(year, month, day)
    : inYearOf(calendar, year, month, day)
}

/** 1 to 12, or 0. Short names differ only by a vowel mark, so marks are significant. */
function thaiMonth(word: string): number {
  const names = monthNamesOf('th').map((name) => name.toLowerCase().replaceAll('.', ''))
  return names.includes(word) ? (names.indexOf(word) % 12) + 1 : 0
}

/** Until 1940 the year began in April: earlier months are left to a person. */
function inBuddhistYear(year: number, month: number, day: number): CalendarDate | null {
  return year < 2484 && month < 4 ? null : dayOf(year - 543, month, day)
}

function dayOf(year: number, month: number, day: number): CalendarDate | null {
  const date = [String(year).padStart(4, '0'), pad(month), pad(day)].join('-')
  return isCalendarDate(date) ? date : null
}

const pad = (number: number) => String(number).padStart(2, '0')

/** First day and year length of each calendar. */
const counts = {
  persian: { first: '0622-03-22', days: 365.2422 },
  'islamic-umalqura': { first: '0622-07-19', days: 354.36707 },
} as const

/** Searches around the estimated position of a day. */
function inYearOf(
  calendar: keyof typeof counts,
  year: number,
  month: number,
  day: number,
): CalendarDate | null {
  const { first, days } = counts[calendar]
  const near = Math.round((year - 1 + (month - 1) / 12) * days + day - 1)
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const wanted = `${year}-${month}-${day}`
  for (let off = -8; off <= 8; off += 1) {
    const date = addDays(first, near + off)
    const parts = new Map(
      format.formatToParts(Date.parse(date)).map(({ type, value }) => [type, value]),
    )
    const found = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
    if (found === wanted) return date
  }
  return null
}
