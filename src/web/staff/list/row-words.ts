import type { Language } from '#domain/reference/languages.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { formatDollars, localeOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayDay } from '../../i18n/moment.ts'
import { promiseOf } from '../parts/application/promise.ts'
import type { Item } from './merge.ts'

export type RowFormat = Readonly<{
  t: Translate
  language: Language
  today: CalendarDate
  now: Date
  countryName: (code: string) => string
}>

type DueWords = Readonly<{ text: string; title: string; tone: string }>

/** What stands in the column of the promised day; null when nothing is promised, or nothing is left of it. */
export function dueWords(item: Item, { t, language, now }: RowFormat): DueWords | null {
  const promise = promiseOf(item, now)
  if (!promise) return null
  const tones = {
    late: 'font-semibold text-clay',
    today: 'font-semibold text-amber',
    ahead: 'text-quiet',
  }
  return {
    text: t(`staff.parts.due.${promise.kind}`, { days: promise.days }),
    title: t('staff.list.row.due.promised', { day: sayDay(promise.day, language) }),
    tone: tones[promise.kind],
  }
}

/** '12 Jan', with its year when that is another one; '' when nobody is about to travel. */
export function arrivalWords({ arrivesOn }: Item, { language, today }: RowFormat): string {
  if (!arrivesOn) return ''
  const isThisYear = arrivesOn.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(arrivesOn))
}

/** 'Tourist, urgent', 'Business' */
export function visaWords({ visaType, processingType }: Item, t: Translate): string {
  const visa = t(`staff.parts.visa.${visaType}`)
  if (processingType === 'normal') return visa
  return `${visa}, ${t(`staff.list.speed.${processingType}`)}`
}

export function priceWords({ totalPrice }: Item, language: Language): string {
  return formatDollars(totalPrice, language)
}
