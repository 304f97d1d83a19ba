import type { ApplicantState } from './applicant-state.ts'
import type { ApplicationStatus } from './status.ts'

/** How long staff can undo what they decided, before its traveller is told. */
export const undoSeconds = 60

/** How an application stood before a decision, and each of those who moved. */
export type Standing = {
  application: {
    status: ApplicationStatus
    paidAt: Date | null
    processedAt: Date | null
    approvedAt: Date | null
    documentsAskedAt: Date | null
  }
  applicants: readonly {
    id: number
    state: ApplicantState
    stateReason: string | null
    filedAt: Date | null
    decidedAt: Date | null
  }[]
}

/**
 * An application and its applicants as they stood before decisions that nobody was told of, the newest first:
 * of each the oldest one says how.
 */
export function standingBefore<
  Row extends Standing['application'],
  Applicant extends Standing['applicants'][number],
>(
  now: { application: Row; applicants: readonly Applicant[] },
  before: readonly Standing[],
): { application: Row; applicants: Applicant[] } {
  const application = Object.assign({}, now.application, ...before.map((each) => each.application))
  const applicants = now.applicants.map((applicant) => {
    const those = before.flatMap((each) => each.applicants.filter(({ id }) => id === applicant.id))
    return Object.assign({}, applicant, ...those)
  })
  return { application, applicants }
}
