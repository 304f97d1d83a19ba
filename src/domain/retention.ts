import type { ApplicationStatus, PaymentStatus } from './application/status.ts'
import { policy } from './policy.ts'
import { addDays, addMonths, type CalendarDate } from './time/calendar.ts'

/** What is kept for a while and then goes by itself. */
export const retainedRecords = [
  'application',
  'payment',
  'correspondence',
  'conversation',
  'draft',
  'visits',
] as const
export type RetainedRecord = (typeof retainedRecords)[number]

/** Years that a kind of record is kept; what we said in the chat as long as what we wrote in letters. */
export function keptYears(record: Exclude<RetainedRecord, 'draft' | 'visits'>): number {
  return policy.retentionYears[record === 'conversation' ? 'correspondence' : record]
}

/** The day before which records of a kind go, on a day. Unfinished answers carry their own end. */
export function keptFrom(
  record: Exclude<RetainedRecord, 'draft'>,
  today: CalendarDate,
): CalendarDate {
  if (record === 'visits') return addMonths(today, -policy.visitMonths)
  return addMonths(today, -12 * keptYears(record))
}

/** The last day on which accounting law wants a payment of a day to be there. */
export function paymentKeptUntil(paidOn: CalendarDate): CalendarDate {
  return addMonths(paidOn, 12 * policy.retentionYears.payment)
}

export const dataRequestKinds = ['export', 'erasure'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** The last day to answer what a person asked about their data. */
export function dataRequestDueOn(kind: DataRequestKind, askedOn: CalendarDate): CalendarDate {
  return kind === 'erasure'
    ? addDays(askedOn, policy.erasureDays)
    : addMonths(askedOn, policy.rightsReplyMonths.usual)
}

/** What is known of an application when its person asks to be erased. */
export type ErasureFacts = {
  status: ApplicationStatus
  paymentStatus: PaymentStatus
  /** Money came, by card or otherwise. */
  hasMoney: boolean
  /** A card may be charged at this moment, money is on its way back, or a bank decides about it. */
  isMoneyMoving: boolean
  isErased: boolean
}

/** What an erasure does: nothing of it stays, its payment stays without the person, or it is done. */
export type ErasureOutcome = 'delete' | 'anonymise' | 'done'

export function erasureOutcome({
  hasMoney,
  isErased,
}: Pick<ErasureFacts, 'hasMoney' | 'isErased'>): ErasureOutcome {
  if (isErased) return 'done'
  return hasMoney ? 'anonymise' : 'delete'
}

/**
 * Whether an application is still under way: whoever wants to be erased gets a decision or their money
 * first. What was never paid is not.
 */
export function isUnderWay(facts: ErasureFacts): boolean {
  const { status, paymentStatus, isMoneyMoving, isErased } = facts
  if (isErased) return false
  if (isMoneyMoving || paymentStatus === 'needs_review') return true
  return paymentStatus !== 'refunded' && (status === 'paid' || status === 'processing')
}
