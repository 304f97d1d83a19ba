import { plainLatin, zoneText } from '../passport/transliteration.ts'
import { findCountry } from '../reference/countries.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { FilingLine } from './form.ts'
import { type LineFormat, sourceOf } from './sources.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function dateIn(format: LineFormat, date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return format
    .replace('YYYY', year)
    .replace('MMM', months[Number(month) - 1] ?? month)
    .replace('MM', month)
    .replace('DD', day)
}

function textIn(format: LineFormat, text: string): string | null {
  if (format === 'machine-zone') return zoneText(text)
  if (format === 'as-written') return text
  const plain = plainLatin(text)
  return format === 'capitals' ? (plain?.toUpperCase() ?? null) : plain
}

function countryIn(format: LineFormat, code: string, name: string | undefined): string {
  const country = findCountry(code)
  if (format === 'alpha-2' || !country) return code
  if (format === 'alpha-3') return country.alpha3
  const shown = name || country.name
  return format === 'name' ? shown : shown.toUpperCase()
}

/** `text` is E.164 if its country is known. */
function phoneIn(format: LineFormat, text: string): string {
  if (!text.startsWith('+') || format === 'plus') return text
  return (format === 'zeros' ? '00' : '') + text.slice(1)
}

/**
 * An answer in a line's format: a date 'YYYY-MM-DD', a country alpha-2, a choice in the portal's
 * words. Null if it has letters without a standard Latin transliteration.
 */
export function valueIn(
  line: Pick<FilingLine, 'source' | 'format' | 'values'>,
  answer: string,
): string | null {
  const { source, format, values } = line
  switch (sourceOf(source).kind) {
    case 'date':
      return dateIn(format, answer)
    case 'text':
      return textIn(format, answer)
    case 'country':
      return countryIn(format, answer, values?.[answer])
    case 'phone':
      return phoneIn(format, answer)
    case 'choice': {
      const word = values?.[answer] || answer
      return format === 'capitals' ? word.toUpperCase() : word
    }
    default:
      return answer
  }
}
