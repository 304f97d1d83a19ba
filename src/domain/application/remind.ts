import type { ErrorCode } from '../error.ts'
import { type ApplicationStatus, isPaid, type PaymentStatus } from './status.ts'

/** The letters that ask a traveller for what is missing. */
export const reminders = ['reminder-payment', 'reminder-documents', 'documents-asked'] as const
export type Reminder = (typeof reminders)[number]

export type Remindable = {
  readonly status: ApplicationStatus
  readonly paymentStatus: PaymentStatus
  readonly completedAt: Date | null
  /** Since when a rejected document is asked for anew; null where none is. */
  readonly documentsAskedAt: Date | null
}

/** What its traveller has to be reminded of; null where nothing is missing. */
export function reminderFor(application: Remindable): Reminder | null {
  const { status, paymentStatus, completedAt, documentsAskedAt } = application
  if (status === 'pending' && paymentStatus === 'unpaid') return 'reminder-payment'
  if (!isPaid(application)) return null
  if (documentsAskedAt) return 'documents-asked'
  return status === 'paid' && !completedAt ? 'reminder-documents' : null
}

const dayMs = 86_400_000

/**
 * What stands against a reminder by staff; null when nothing does. `lastAt`: of the last letter that asked;
 * `unreachable`: why its address gets none, if it does not.
 */
export function whyNotRemind(
  application: Remindable & { readonly remindersStoppedAt: Date | null },
  { lastAt, unreachable }: { lastAt: Date | null; unreachable: 'bounced' | 'complained' | null },
  now: Date,
): ErrorCode | null {
  if (!reminderFor(application)) return 'reminder.not-needed'
  if (application.remindersStoppedAt || unreachable === 'complained') return 'reminder.stopped'
  if (unreachable) return 'reminder.unreachable'
  return lastAt && now.getTime() - lastAt.getTime() < dayMs ? 'reminder.too-soon' : null
}
