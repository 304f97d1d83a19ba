import type { Applicant } from '../../parts/application/application.ts'
import { useMay, useMe } from '../../parts/use-me.ts'
import { isOwnMismatch, unmatchedOf } from './match.ts'
import { useStagedVisa } from './use-staged-visa.ts'

/** The visa document for these travellers that waits, and what approving with it means. */
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
    /** Pressing on in spite of the notice means that it was compared. */
    isUnmatched: unmatched.length > 0,
    /** Added by this colleague, and does not name everybody. */
    isOwn,
    /** Then it takes somebody else, or a reason of those who may go against it. */
    needsOther: isOwn && !mayOverride,
    /** Whom it may be handed over for. */
    toHandOver: isOwn
      ? applicants.filter(({ id, handOver }) => unmatched.includes(id) && handOver === null)
      : [],
  }
}
