import type { ApplicationStatus, PaymentStatus } from './application/status.ts'
import { policy } from './policy.ts'
import { addDays, addMonths, type CalendarDate } from './time/calendar.ts'

/** Records that expire. */
export const retainedRecords = [
  'application',
  'payment',
  'correspondence',
  'conversation',
  'draft',
  'visits',
] as const
export type RetainedRecord = (typeof retainedRecords)[number]

/** Retention in years; the chat as long as letters. */
export function keptYears(record: Exclude<RetainedRecord, 'draft' | 'visits'>): number {
  return policy.retentionYears[record === 'conversation' ? 'correspondence' : record]
}

/** Records before this day are deleted. Drafts carry their own expiry. */
export function keptFrom(
  record: Exclude<RetainedRecord, 'draft'>,
  today: CalendarDate,
): CalendarDate {
  if (record === 'visits') return addMonths(today, -policy.visitMonths)
  return addMonths(today, -12 * keptYears(record))
}

/** The last day accounting law requires a payment to be stored. */
export function paymentKeptUntil(paidOn: CalendarDate): CalendarDate {
  return addMonths(paidOn, 12 * policy.retentionYears.payment)
}

export const dataRequestKinds = ['export', 'erasure'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** The last day to answer a data request. */
export function dataRequestDueOn(kind: DataRequestKind, askedOn: CalendarDate): CalendarDate {
  return kind === 'erasure'
    ? addDays(askedOn, policy.erasureDays)
    : addMonths(askedOn, policy.rightsReplyMonths.usual)
}

/** What the erasure of an application depends on. */
export type ErasureFacts = {
  status: ApplicationStatus
  paymentStatus: PaymentStatus
  /** Money came in, by card or otherwise. */
  hasMoney: boolean
  /** A payment, refund or dispute is in progress. */
  isMoneyMoving: boolean
  isErased: boolean
}

/**
 * The result of an erasure: all is deleted, only the payment stays without the person, or nothing
 * is left to do.
 */
export type ErasureOutcome = 'delete' | 'anonymise' | 'done'

export function erasureOutcome({
  hasMoney,
  isErased,
}: Pick<ErasureFacts, 'hasMoney' | 'isErased'>): ErasureOutcome {
  if (isErased) return 'done'
  return hasMoney ? 'anonymise' : 'delete'
}

/** Whether an application is in progress: an erasure waits for its decision or refund. Unpaid ones are not. */
export function isUnderWay(facts: ErasureFacts): boolean {
  const { status, paymentStatus, isMoneyMoving, isErased } = facts
  if (isErased) return false
  if (isMoneyMoving || paymentStatus === 'needs_review') return true
  return paymentStatus !== 'refunded' && (status === 'paid' || status === 'processing')
}
