import type { DocumentType } from '#domain/document/document.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Difference, RulesValue } from '#domain/rules/difference.ts'
import type { Port, ReadyTime, Regime, RuleSource, RulesDocument } from '#domain/rules/rules.ts'
import { seatZone } from '#domain/time/business-day.ts'
import { formatDate, formatList, formatPrice, localeOf } from '#phrases/format.ts'
import { readyParams } from '#phrases/span.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { kindOf, unitOf } from './lines.ts'

/** '1 Dec 2026, 00:00' at the company's seat, where versions begin. */
export const sayAtSeat = (moment: string, language: Language): string =>
  formatDate(
    new Date(moment),
    { dateStyle: 'medium', timeStyle: 'short', timeZone: seatZone },
    language,
  )

// A Sunday: only its name is shown.
const sunday = Date.UTC(2026, 10, 22)

/** The name of a day of the week; 0 is Sunday. */
export const sayWeekday = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(sunday + day * 86_400_000),
  )

/** The week begins on Monday. */
const byWeek = (a: number, b: number) => (a || 7) - (b || 7)

/** What a value is called, by its path. */
export function labelOf(path: string, t: Translate): string {
  const [part = '', of = '', name = '', what = ''] = path.split('.')
  const visa = (type: string) => t(phraseKey(`apply.visaType.${type}`))
  const speed = (type: string) => t(phraseKey(`apply.processingType.${type}`))
  if (of === 'visas') return t(phraseKey(`staff.rules.visa.${what}`), { visa: visa(name) })
  if (of === 'speeds') return t('staff.rules.surcharge', { speed: speed(name) })
  if (part === 'speeds') return t('staff.rules.time', { speed: speed(of) })
  if (part === 'documents') return t('staff.rules.documents.of', { visa: visa(of) })
  return t(phraseKey(`staff.rules.line.${path}`))
}

/** A value of a line of the document. */
export function sayValue(
  path: string,
  value: RulesValue,
  t: Translate,
  language: Language,
): string {
  const list = (texts: readonly string[]) =>
    texts.length > 0 ? formatList(texts, language) : t('staff.rules.none')
  const kind = kindOf(path)
  const unit = unitOf(kind)
  if (unit) return t(`staff.rules.unit.${unit}`, { count: Number(value) })
  switch (kind) {
    case 'money':
      return formatPrice(Number(value), language)
    case 'steps':
      return list(
        (value as RulesDocument['prices']['processing']).map(({ from, cents }) =>
          t('staff.rules.step', { from, price: formatPrice(cents, language) }),
        ),
      )
    case 'ready-time': {
      const time = value as ReadyTime
      if (time.unit === 'hours') return t('staff.rules.unit.hours', { count: time.most })
      return t('staff.rules.range', readyParams(time))
    }
    case 'documents':
      return list((value as readonly DocumentType[]).map((type) => t(`document.type.${type}`)))
    case 'weekdays':
      return list(
        (value as readonly number[]).toSorted(byWeek).map((day) => sayWeekday(day, language)),
      )
    case 'holidays':
      return t(`staff.rules.holidays.${value as RulesDocument['calendar']['holidays']}`)
    case 'day-list':
      return list((value as readonly string[]).map((day) => sayShortDay(day, language)))
    default:
      return String(value)
  }
}

export const saySource = ({ text, on }: RuleSource, language: Language): string =>
  `${text} (${sayShortDay(on, language)})`

function sayPortValue(value: RulesValue, t: Translate): string {
  if (value === undefined || value === null) return t('staff.rules.none')
  if (typeof value === 'boolean') return t(value ? 'staff.rules.yes' : 'staff.rules.no')
  return typeof value === 'object' ? (value as Port).name : String(value)
}

/** A difference in words: what it is about, and what was and will be. */
export function sayDifference(
  { path, from, to, codes = [] }: Difference,
  t: Translate,
  language: Language,
): { label: string; from: string; to: string } {
  const both = (say: (value: RulesValue) => string) => ({ from: say(from), to: say(to) })
  if (path === 'regimes' || path === 'sources') {
    const label = formatList(codes.map(namesIn(language)), language)
    if (path === 'regimes') {
      return { label, ...both((value) => t(`staff.parts.regime.${value as Regime}`)) }
    }
    return {
      label: t('staff.rules.source.of', { countries: label }),
      ...both((value) =>
        value ? saySource(value as RuleSource, language) : t('staff.rules.unchecked'),
      ),
    }
  }
  if (path === 'ports.order') {
    const order = t('staff.rules.port.order')
    return { label: order, ...both((value) => formatList(value as readonly string[], language)) }
  }
  if (path.startsWith('ports')) {
    const [, field] = path.split('.')
    const port = codes[0] ?? ''
    const label = field
      ? t('staff.rules.port.value', { port, what: t(phraseKey(`staff.rules.port.${field}`)) })
      : t('staff.rules.port', { port })
    return { label, ...both((value) => sayPortValue(value, t)) }
  }
  return { label: labelOf(path, t), ...both((value) => sayValue(path, value, t, language)) }
}
