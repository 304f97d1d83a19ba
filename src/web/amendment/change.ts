import type { ApplicationView } from '#contract/application.ts'
import { missingDocuments } from '#domain/document/document.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'

/** What the traveller chose on the page: one that is ordered already is no change. */
export type Change = OrderChoice

type Ordered = Pick<
  ApplicationView,
  'visaType' | 'processingType' | 'status' | 'paymentStatus' | 'applicants'
>

/** Whether it is worth showing: paid, and nothing is with the authority. Whether it can be the server says. */
export function mayAmend({
  status,
  paymentStatus,
}: Pick<Ordered, 'status' | 'paymentStatus'>): boolean {
  return status === 'paid' && paymentStatus === 'paid'
}

export function isChange(
  { visaType, processingType }: Pick<Ordered, 'visaType' | 'processingType'>,
  wanted: Change,
): boolean {
  return wanted.visaType !== visaType || wanted.processingType !== processingType
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
