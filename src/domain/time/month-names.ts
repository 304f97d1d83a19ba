/** Arabic has other names in the Levant and the Maghreb. */
const variants: Readonly<Record<string, readonly string[]>> = { ar: ['ar-LB', 'ar-TN', 'ar-MA'] }

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

/** Weekday names in a language, long and short. */
export function weekdayNamesOf(language: string): readonly string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 1 + day)))
  })
}
