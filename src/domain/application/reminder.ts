import type { ErrorCode } from '../error.ts'
import { type ApplicationStatus, isPaid, type PaymentStatus } from './status.ts'

/** Letters that ask for missing payment, documents or answers. */
export const reminders = [
  'reminder-payment',
  'reminder-documents',
  'documents-asked',
  'questions-asked',
] as const
export type Reminder = (typeof reminders)[number]

export type Remindable = {
  readonly status: ApplicationStatus
  readonly paymentStatus: PaymentStatus
  readonly completedAt: Date | null
  /** When a new version of a rejected document was requested; null where none was. */
  readonly documentsAskedAt: Date | null
  /** Questions for the portal's form are open. */
  readonly hasQuestions?: boolean
}

/** The reminder due to the traveller; null when nothing is missing. */
export function reminderFor(application: Remindable): Reminder | null {
  const { status, paymentStatus, completedAt, documentsAskedAt, hasQuestions } = application
  if (status === 'pending' && paymentStatus === 'unpaid') return 'reminder-payment'
  if (!isPaid(application)) return null
  if (documentsAskedAt) return 'documents-asked'
  if (status === 'paid' && !completedAt) return 'reminder-documents'
  return hasQuestions ? 'questions-asked' : null
}

const dayMs = 86_400_000

/**
 * Why staff cannot send a reminder, or null. `lastAt`: when one was last sent; `unreachable`: why
 * the address gets no mail.
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
