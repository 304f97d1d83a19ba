import type { ApplicationView } from '#contract/application.ts'
import { missingDocuments } from '#domain/document/document.ts'
import { mayAddExtras, type OrderChoice } from '#domain/money/amendment.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { now } from '../clock.ts'

/** What the traveller chose on the page: one that is ordered already is no change. */
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
 * What is worth showing of an order that is paid: kind and speed until something is with the authority, extras as
 * long as they are of use; null where there is nothing. Whether it can be the server says.
 */
export function mayAmend(application: Ordered): { kind: boolean; extras: boolean } | null {
  const { status, paymentStatus, applicants, hasInsurance, hasESim } = application
  if (paymentStatus !== 'paid' || (status !== 'paid' && status !== 'processing')) return null
  const kind = status === 'paid'
  const extras = mayAddExtras(applicants, dayAtSeat(now()))
  return kind || (extras && !(hasInsurance && hasESim)) ? { kind, extras } : null
}

/** Whether the other kind of visa wants documents of somebody that are not there. */
export function asksMore(
  { visaType, applicants }: Pick<Ordered, 'visaType' | 'applicants'>,
  wanted: Change,
): boolean {
  if (wanted.visaType === visaType) return false
  return applicants.some(({ documents }) => {
    const given = documents.map(({ documentType }) => documentType)
    const before = missingDocuments(visaType, given).length
    return missingDocuments(wanted.visaType, given).length > before
  })
}
