import { whyNobodyIsFiled } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../applicant-states.ts'
import { findApplicants } from '../data/applicant.ts'
import type { ApplicationRow } from '../data/application.ts'
import type { Tx } from '../db/database.ts'
import { writeDecisionLetter } from '../decision-letter.ts'
import { loadGuard, passGuard } from '../guard.ts'
import type { Services } from '../services.ts'
import type { By } from './action.ts'

/**
 * Files every traveller of a locked application who is ready, with one letter; nobody where something
 * stands against one of them, and nothing is overridden for many at once. Answers how many. Throws
 * approval.unpaid, approval.unreviewed, and why nobody is ready.
 */
export async function file(
  tx: Tx,
  services: Services,
  { row, by: { staff, now } }: { row: ApplicationRow; by: By },
): Promise<number> {
  const applicants = await findApplicants(tx, row.id)
  const ready = applicants.filter(({ state }) => state === 'ready')
  if (ready.length === 0) throw new AppError(whyNobodyIsFiled(applicants))
  const guard = await loadGuard(tx, row)
  const decided = ready.map((applicant) => ({
    ...{ applicant, to: 'filed' as const, against: guard.againstFiling(applicant.id) },
  }))
  await passGuard(tx, row.id, decided, { staff, reason: undefined, isSeen: false, now })
  const moves = ready.map((applicant) => ({ applicant, to: 'filed' as const }))
  const by = { actor: 'staff', staffId: staff.id, now } as const
  const moved = await moveApplicants(tx, row, moves, by)
  await writeDecisionLetter(tx, services, {
    ...{ application: row, moved, decision: 'filed', approved: [], addedEventId: null, now },
    isStatusSet: ready.length === applicants.length,
  })
  return ready.length
}
