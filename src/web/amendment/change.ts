import type { ApplicationView } from '#contract/application.ts'
import { missingDocuments } from '#domain/document/document.ts'
import { mayAddExtras, type OrderChoice } from '#domain/money/amendment.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { now } from '../clock.ts'

/** The choice on the page; choosing what is already ordered is no change. */
export type Change = OrderChoice

type Ordered = Pick<
  ApplicationView,
  | 'visaType'
  | 'processingType'
  | 'hasInsurance'
  | 'hasESim'
  | 'status'
  | 'paymentStatus'
  | 'applicants'
>

export const choiceOf = ({ visaType, processingType, hasInsurance, hasESim }: Change): Change => ({
  ...{ visaType, processingType, hasInsurance, hasESim },
})

/**
 * Amendments worth offering for a paid order: kind and speed until anyone is filed, extras while
 * useful; null if none. The server decides.
 */
export function mayAmend(application: Ordered): { kind: boolean; extras: boolean } | null {
  const { status, paymentStatus, applicants, hasInsurance, hasESim } = application
  if (paymentStatus !== 'paid' || (status !== 'paid' && status !== 'processing')) return null
  const kind = status === 'paid'
  const extras = mayAddExtras(applicants, dayAtSeat(now()))
  return kind || (extras && !(hasInsurance && hasESim)) ? { kind, extras } : null
}

/** Whether the other kind of visa needs documents that are missing. */
export function asksMore(
  rules: Rules,
  { visaType, applicants }: Pick<Ordered, 'visaType' | 'applicants'>,
  wanted: Change,
): boolean {
  if (wanted.visaType === visaType) return false
  return applicants.some(({ documents }) => {
    const given = documents.map(({ documentType }) => documentType)
    const before = missingDocuments(rules, visaType, given).length
    return missingDocuments(rules, wanted.visaType, given).length > before
  })
}
