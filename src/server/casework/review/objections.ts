import { type ApplicantState, whomStatusSets } from '#domain/application/applicant-state.ts'
import { guardCodes } from '#domain/document/guard.ts'
import type { ErrorCode } from '#domain/error.ts'
import { type Authority, may } from '#domain/staff/permission.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { VisaRow } from '../../data/casework/approval.ts'
import type { Services } from '../../services.ts'
import { loadGuard } from '../guard.ts'

export type Viewer = { id: string; authority: Authority }

type Given = {
  applicants: readonly { id: number; state: ApplicantState }[]
  visas: readonly VisaRow[]
  staff: Viewer
}

/** Why the viewer cannot file and approve now: by traveller, and for the whole application. */
export async function objectionsOf(
  { db, rules }: Pick<Services, 'db' | 'rules'>,
  row: ApplicationRow,
  { applicants, visas, staff }: Given,
) {
  const guard = await loadGuard(db, { rules }, row)
  const isApprover = may(staff.authority, 'application.approve')
  const whyNotApprove = (id: number): ErrorCode | null => {
    if (!isApprover) return 'staff.forbidden'
    const visa = visas.find(({ applicantId }) => applicantId === id)
    const match = visa && {
      ...{ isNamed: visa.namesFound, addedBy: visa.addedBy },
      // The viewer may confirm what somebody else uploaded.
      confirmedBy: staff.id,
    }
    const [first] = guard.againstApproving(id, staff.id, match ?? null)
    return first ?? (visa ? null : 'approval.document-required')
  }
  const whyNotFile = (id: number): ErrorCode | null => guard.againstFiling(id)[0] ?? null
  const set = whomStatusSets(applicants, true).map(({ id }) => id)
  const all = (why: (id: number) => ErrorCode | null) => heaviest(set.map(why))
  return {
    of: (id: number) => ({ whyNotFile: whyNotFile(id), whyNotApprove: whyNotApprove(id) }),
    ofAll: {
      whyNotFile: set.length > 0 ? all(whyNotFile) : (guard.againstFiling(null)[0] ?? null),
      whyNotApprove: all(whyNotApprove),
      whyNotMarkPaid: guard.isUnpaid ? ('payment.by-hand' as const) : null,
    },
  }
}

/** The gravest of several reasons. */
function heaviest(reasons: readonly (ErrorCode | null)[]): ErrorCode | null {
  const found = reasons.filter((each) => each !== null)
  return guardCodes.find((code) => found.includes(code)) ?? found[0] ?? null
}
