import { changedExtras, type OrderChoice } from '#domain/money/amendment.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatList } from './format.ts'
import type { Translate } from './translate.ts'

const extras = { insurance: 'agreement.line.insurance', esim: 'agreement.line.esim' } as const

/** What a page needs besides the namespace `payment` to say it. */
export const orderChangePhrases = [
  ...(['status.change.visa', 'status.change.speed', 'status.visa.', 'status.speed.'] as const),
  ...Object.values(extras),
]

/** What a change of an order made of it: each changed choice with its words, new and old. */
export function orderChangeRows(
  from: OrderChoice,
  to: OrderChoice,
  language: Language,
  t: Translate,
): (readonly [label: string, value: string])[] {
  const rows: (readonly [string, string])[] = []
  const add = (label: string, was: string, is: string) => {
    if (was !== is) rows.push([label, t('payment.change.value', { was, is })])
  }
  add(t('status.change.visa'), t(`status.visa.${from.visaType}`), t(`status.visa.${to.visaType}`))
  add(
    t('status.change.speed'),
    t(`status.speed.${from.processingType}`),
    t(`status.speed.${to.processingType}`),
  )
  const changed = changedExtras(from, to)
  const isOrdered = { insurance: to.hasInsurance, esim: to.hasESim }
  for (const way of ['added', 'removed'] as const) {
    const those = changed.filter((extra) => isOrdered[extra] === (way === 'added'))
    const names = those.map((extra) => t(extras[extra]))
    if (names.length > 0) rows.push([t(`payment.change.${way}`), formatList(names, language)])
  }
  return rows
}
