import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { type GuardCode, guardCodes, isGuarded } from '#domain/document/guard.ts'
import type { Applicant, Application } from '../parts/application/application.ts'

/** What stands against a decision, of what an owner or manager may overrule; null when nothing does. */
export function closedBy(
  applicant: Pick<Applicant, 'state' | 'whyNotFile' | 'whyNotApprove'>,
  to: ApplicantDecision,
): GuardCode | null {
  if (!isGuarded(applicant.state, to, to === 'approved')) return null
  return guardOf(to === 'approved' ? applicant.whyNotApprove : applicant.whyNotFile)
}

/** The same of a status that is set for all. */
export function closedForAll(
  application: Pick<Application, 'status' | 'whyNotApprove' | 'whyNotFile' | 'whyNotMarkPaid'>,
  to: ApplicationStatus,
): GuardCode | 'payment.by-hand' | null {
  if (to === 'approved') return guardOf(application.whyNotApprove)
  if (to === application.status) return null
  if (to === 'paid' && application.whyNotMarkPaid) return 'payment.by-hand'
  if (to !== 'processing' || application.status === 'approved') return null
  return guardOf(application.whyNotFile)
}

/** A document that is missing closes nothing: it comes with the decision. */
const guardOf = (why: string | null): GuardCode | null =>
  guardCodes.find((code) => code === why) ?? null

/** Whether only a second person is missing. */
export function wantsSecond(code: GuardCode | null): boolean {
  return code === 'approval.second-person' || code === 'approval.names-missing'
}
