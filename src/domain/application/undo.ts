import type { ApplicantState } from './applicant-state.ts'
import type { ApplicationStatus, PaymentStatus } from './status.ts'

/** Seconds for which staff can undo a decision before the traveller is notified. */
export const undoSeconds = 60

/** The application, and each applicant who changed, before a decision. */
export type StateBefore = {
  application: {
    status: ApplicationStatus
    paidAt: Date | null
    processedAt: Date | null
    approvedAt: Date | null
    documentsAskedAt: Date | null
    /** Absent, unless the decision settled it. */
    paymentStatus?: PaymentStatus
  }
  applicants: readonly {
    id: number
    state: ApplicantState
    stateReason: string | null
    filedAt: Date | null
    decidedAt: Date | null
    /** Absent: from the release before. */
    handOver?: { by: string; to: string | null; at: Date } | null
  }[]
}

/**
 * The state of an application and its applicants before decisions nobody was notified of, newest
 * first: the oldest entry of each wins.
 */
export function stateBefore<
  Row extends StateBefore['application'],
  Applicant extends StateBefore['applicants'][number],
>(
  now: { application: Row; applicants: readonly Applicant[] },
  before: readonly StateBefore[],
): { application: Row; applicants: Applicant[] } {
  const application = Object.assign({}, now.application, ...before.map((each) => each.application))
  const applicants = now.applicants.map((applicant) => {
    const those = before.flatMap((each) => each.applicants.filter(({ id }) => id === applicant.id))
    return Object.assign({}, applicant, ...those)
  })
  return { application, applicants }
}
