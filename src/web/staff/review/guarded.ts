import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import { type GuardCode, guardCodes, isGuarded } from '#domain/document/guard.ts'
import type { Applicant } from '../parts/application/application.ts'

/** What stands against a decision, of what an owner or manager may overrule; null when nothing does. */
export function closedBy(
  applicant: Pick<Applicant, 'state' | 'whyNotFile' | 'whyNotApprove'>,
  to: ApplicantDecision,
): GuardCode | null {
  if (!isGuarded(applicant.state, to, to === 'approved')) return null
  const why = to === 'approved' ? applicant.whyNotApprove : applicant.whyNotFile
  return guardCodes.find((code) => code === why) ?? null
}

/** How many documents of a traveller stand that nobody accepted. */
export function unreadOf({ documents }: Pick<Applicant, 'documents'>): number {
  return documents.filter(({ current, review }) => current && review.verdict !== 'accepted').length
}

/** Whether only a second person is missing. */
export function wantsSecond(code: GuardCode | null): boolean {
  return code === 'approval.second-person' || code === 'approval.names-missing'
}
