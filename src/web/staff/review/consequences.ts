import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { type GuardCode, guardCodes } from '#domain/document/guard.ts'
import type { Application } from '../parts/application/application.ts'

export type Consequence = 'letter' | 'visa-letter' | 'message' | 'paid-by-hand' | 'visa-gone'

/** What a change of status brings about, said before it is made. */
export function consequencesOf(
  application: Pick<Application, 'status' | 'paymentStatus'>,
  to: ApplicationStatus,
  hasMessage: boolean,
): readonly Consequence[] {
  const isByHand =
    application.paymentStatus === 'unpaid' && ['paid', 'processing', 'approved'].includes(to)
  const consequences: readonly (Consequence | false)[] = [
    to === 'approved' ? 'visa-letter' : 'letter',
    hasMessage && 'message',
    isByHand && application.status === 'pending' && 'paid-by-hand',
    application.status === 'approved' && 'visa-gone',
  ]
  return consequences.filter((each) => each !== false)
}

/** Why a status cannot be set for all whom it sets, of what somebody may overrule with a reason. */
export function closedStatus(
  application: Pick<Application, 'status' | 'whyNotApprove' | 'whyNotFile' | 'whyNotMarkPaid'>,
  to: ApplicationStatus | null,
): GuardCode | 'payment.by-hand' | null {
  if (to === 'approved') return whyNeverApprove(application)
  if (to === application.status) return null
  if (to === 'paid' && application.whyNotMarkPaid) return 'payment.by-hand'
  if (to !== 'processing' || application.status === 'approved') return null
  return guardCodes.find((code) => code === application.whyNotFile) ?? null
}

/** The status that a form names; null for none. */
export function statusOf(text: string): ApplicationStatus | null {
  return applicationStatuses.find((each) => each === text) ?? null
}

/** Why this person may not approve whatever they bring; a missing document is no such reason. */
export function whyNeverApprove({
  whyNotApprove,
}: Pick<Application, 'whyNotApprove'>): GuardCode | null {
  return guardCodes.find((code) => code === whyNotApprove) ?? null
}
