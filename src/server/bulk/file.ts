import { whyNobodyIsFiled } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../applicant-states.ts'
import { findApplicants } from '../data/applicant.ts'
import type { ApplicationRow } from '../data/application.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { By, Helpers } from './action.ts'

/** Files every traveller of a locked application who is ready, with one letter. Answers how many. */
export async function file(
  tx: Tx,
  services: Services,
  {
    row,
    by,
    writeDecisionLetter,
  }: { row: ApplicationRow; by: By } & Pick<Helpers, 'writeDecisionLetter'>,
): Promise<number> {
  const applicants = await findApplicants(tx, row.id)
  const ready = applicants.filter(({ state }) => state === 'ready')
  if (ready.length === 0) throw new AppError(whyNobodyIsFiled(applicants))
  const moves = ready.map((applicant) => ({ applicant, to: 'filed' as const }))
  const moved = await moveApplicants(tx, row, moves, { actor: 'staff', ...by })
  await writeDecisionLetter(tx, services, {
    ...{ application: row, moved, decision: 'filed', approved: [], addedEventId: null },
    isStatusSet: ready.length === applicants.length,
    now: by.now,
  })
  return ready.length
}
