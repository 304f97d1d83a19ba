import { lacksNumber, whyNobodyIsFiled } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../../application/applicant-states.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { writeDecisionLetter } from '../decision-letter.ts'
import { loadGuard, passGuard } from '../guard.ts'
import type { Asked, By } from './action.ts'

type Given = Extract<Asked, { kind: 'file' }>['travellers']

/** The applicants of an application who are ready to be filed. Throws the reason when there is none. */
export async function readyOf(tx: Tx, applicationId: number): Promise<ApplicantRow[]> {
  const applicants = await findApplicants(tx, applicationId)
  const ready = applicants.filter(({ state }) => state === 'ready')
  if (ready.length === 0) throw new AppError(whyNobodyIsFiled(applicants))
  return ready
}

/** Moves with their portal numbers or the reason for having none. Throws filing.number-required. */
function movesOf(ready: readonly ApplicantRow[], given: Given | null) {
  return ready.map((applicant) => {
    const own = given?.find(({ id }) => id === applicant.id)
    const portalNumber = own?.portalNumber || applicant.portalNumber
    const reason = own?.noNumber || null
    const to = 'filed' as const
    if (given && lacksNumber(applicant.state, to, { portalNumber, reason })) {
      throw new AppError('filing.number-required')
    }
    return { applicant, to, portalNumber, note: portalNumber ? null : reason }
  })
}

/**
 * Files all ready applicants of a locked application, with one letter, or none if anything stands
 * against one: overrides are not possible in bulk. Returns their number. `given` is null in a
 * preview. Throws approval.unpaid, approval.unreviewed, filing.number-required, and the reason why
 * nobody is ready.
 */
export async function file(
  tx: Tx,
  services: Services,
  { row, given, by: { staff, now } }: { row: ApplicationRow; given: Given | null; by: By },
): Promise<number> {
  const ready = await readyOf(tx, row.id)
  const guard = await loadGuard(tx, services, row)
  const decided = ready.map((applicant) => ({
    ...{ applicant, to: 'filed' as const, against: guard.againstFiling(applicant.id) },
  }))
  await passGuard(tx, row.id, decided, { staff, reason: undefined, isSeen: false, now })
  const by = { actor: 'staff', staffId: staff.id, now } as const
  const moved = await moveApplicants(tx, services, row, movesOf(ready, given), by)
  await writeDecisionLetter(tx, services, {
    ...{ application: row, moved, decision: 'filed', now, staffId: staff.id },
    ...{ approved: [], visaIds: [], addedEventId: null },
    isStatusSet: ready.length === (await findApplicants(tx, row.id)).length,
  })
  return ready.length
}
