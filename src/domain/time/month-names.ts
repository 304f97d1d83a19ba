import { foldText } from '../text.ts'

/** Other names: of the Levant and the Maghreb, Jänner in Austria, setiembre in Peru. */
const variants: Readonly<Record<string, readonly string[]>> = {
  ar: ['ar-LB', 'ar-TN', 'ar-MA'],
  de: ['de-AT'],
  es: ['es-PE'],
}

/** Month names in a language and in English: long and short, standalone and within a date. */
export function monthNamesOf(language: string): readonly string[] {
  const shapes: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
  ]
  const names = [...new Set([language, ...(variants[language] ?? []), 'en'])].flatMap((locale) =>
    shapes.flatMap((options) => {
      const format = new Intl.DateTimeFormat(locale, {
        ...options,
        calendar: 'gregory',
        timeZone: 'UTC',
      })
      return Array.from({ length: 12 }, (_, month) => monthIn(format, month))
    }),
  )
  // Excel's short form, and keyboards without umlauts.
  const march = language === 'de' ? ['Mrz', 'Maerz'] : []
  return [...names, ...march.flatMap((name) => names.slice(0, 12).with(2, name))]
}

function monthIn(format: Intl.DateTimeFormat, month: number): string {
  const parts = format.formatToParts(Date.UTC(2026, month, 15))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}

/** Words beside a date's numbers: 'of', 'at', 'born', 'year', the name of the era. */
const besideNumbers =
  'of|the|day|on|at|st|nd|rd|th|de|del|el|le|à|a las|er|der|den|am|um|uhr|d|г|год|года|го|р|в|年|月|日|号|號|生|生まれ|년|월|일|생|r|roku|рік|року|gada|m|ad|ce|西暦|西元|公元|서기|م|ميلادي|ميلادية|tarihinde|saat|born|dob|geb|geboren|né|née|nacido|nacida'

/** Those and the weekdays of languages, folded. */
export function besideDates(languages: readonly string[]): ReadonlySet<string> {
  // Single letters, as of Hungarian weekdays, are slips beside digits: 'l5' is 15.
  const weekdays = languages.flatMap(weekdayNamesOf).filter((name) => !/^[a-z]$/i.test(name))
  return new Set(
    [...besideNumbers.split('|'), ...weekdays].flatMap((words) =>
      foldText(words).split(/[^\p{L}]+/u),
    ),
  )
}

/** Weekday names in a language, long and short. */
function weekdayNamesOf(language: string): readonly string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 1 + day)))
  })
}
