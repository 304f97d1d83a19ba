import { type CalendarDate, daysBetween } from '#domain/calendar.ts'
import { fromDollars } from '#domain/money.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayDay } from '../../i18n/moment.ts'
import type { Item } from './merge.ts'

export type RowFormat = Readonly<{ t: Translate; language: Language; today: CalendarDate }>

type Due = Readonly<{ kind: 'late' | 'today' | 'ahead'; days: number }>

/** How a promised day stands to today; days of the calendar, never negative. */
export function dueBy(promised: CalendarDate, today: CalendarDate): Due {
  const days = daysBetween(today, promised)
  if (days === 0) return { kind: 'today', days }
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'ahead', days }
}

export type DueWords = Readonly<{ text: string; title: string; tone: string }>

/** What stands in the column of the promised day; null when nothing is promised. */
export function dueWords(item: Item, { t, language, today }: RowFormat): DueWords | null {
  if (item.dueOn === null) {
    const isOpen = item.status === 'paid' || item.status === 'processing'
    if (!isOpen || item.completedAt !== null) return null
    return { text: t('staff.list.row.due.documents'), title: '', tone: 'text-quiet' }
  }
  const { kind, days } = dueBy(item.dueOn, today)
  const title = t('staff.list.row.due.promised', { day: sayDay(item.dueOn, language) })
  const tones = {
    late: 'font-semibold text-clay',
    today: 'font-semibold text-amber',
    ahead: 'text-quiet',
  }
  return { text: t(`staff.list.row.due.${kind}`, { days }), title, tone: tones[kind] }
}

/** 'Tourist, urgent', 'Business' */
export function visaWords({ visaType, processingType }: Item, t: Translate): string {
  const visa = t(`staff.parts.visa.${visaType}`)
  if (processingType === 'normal') return visa
  return `${visa}, ${t(`staff.list.speed.${processingType}`)}`
}

/** What the status alone does not tell about the money; null when there is nothing. */
export function paymentWords({ paymentStatus }: Item, t: Translate): string | null {
  if (paymentStatus === 'needs_review' || paymentStatus === 'refunded') {
    return t(`staff.list.row.${paymentStatus}`)
  }
  return null
}

export function priceWords({ totalPrice }: Item, language: Language): string {
  return formatPrice(fromDollars(totalPrice), language)
}
