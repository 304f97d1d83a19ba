import type { Applicant } from '../../parts/application/application.ts'
import { useMay, useMe } from '../../parts/use-me.ts'
import { isOwnMismatch, unmatchedOf } from './match.ts'
import { useStagedVisa } from './use-staged-visa.ts'

/** The visa document for these travellers that waits, and what it means for whoever wants to approve with it. */
export function useApprovalDocument(
  applicationId: number,
  applicants: readonly Applicant[],
  isWanted: boolean,
) {
  const me = useMe()
  const mayOverride = useMay()('application.override')
  const ids = applicants.map(({ id }) => id)
  const visa = useStagedVisa(applicationId, ids, isWanted)
  const { document } = visa
  const unmatched = document ? unmatchedOf(document, ids).map((each) => each.applicantId) : []
  const isOwn = document !== null && isOwnMismatch(document, ids, me.id)
  return {
    visa,
    document,
    /** Whoever sees that it does not name everybody and presses on has compared it. */
    isUnmatched: unmatched.length > 0,
    /** Put in by whoever looks, and it does not name everybody. */
    isOwn,
    /** Then it takes somebody else, or a reason of those who may go against it. */
    needsOther: isOwn && !mayOverride,
    /** Whom it may be handed over for. */
    toHandOver: isOwn
      ? applicants.filter(({ id, handOver }) => unmatched.includes(id) && handOver === null)
      : [],
  }
}
