import { readyWorkStates, type WorkState } from '#domain/application/work.ts'
import { fromDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/reference/languages.ts'
import { type CalendarDate, daysBetween } from '#domain/time/calendar.ts'
import { formatPrice, localeOf } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayDay } from '../../i18n/moment.ts'
import type { Item } from './merge.ts'

export type RowFormat = Readonly<{
  t: Translate
  language: Language
  today: CalendarDate
  countryName: (code: string) => string
}>

type Due = Readonly<{ kind: 'late' | 'today' | 'ahead'; days: number }>

/** How a promised day stands to today; days of the calendar, never negative. */
export function dueBy(promised: CalendarDate, today: CalendarDate): Due {
  const days = daysBetween(today, promised)
  if (days === 0) return { kind: 'today', days }
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'ahead', days }
}

type DueWords = Readonly<{ text: string; title: string; tone: string }>

/**
 * What stands in the column of the promised day; null when nothing is promised, or nothing is left for
 * us to do about it.
 */
export function dueWords(item: Item, { t, language, today }: RowFormat): DueWords | null {
  if (item.dueOn === null || !waitsForUs.some((work) => work === item.work)) return null
  const { kind, days } = dueBy(item.dueOn, today)
  const title = t('staff.list.row.due.promised', { day: sayDay(item.dueOn, language) })
  const tones = {
    late: 'font-semibold text-clay',
    today: 'font-semibold text-amber',
    ahead: 'text-quiet',
  }
  return { text: t(`staff.list.row.due.${kind}`, { days }), title, tone: tones[kind] }
}

/** A promise stands until everything is filed. */
const waitsForUs: readonly WorkState[] = [...readyWorkStates, 'waiting-documents']

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
  return formatPrice(fromDollars(totalPrice), language)
}
