import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { type ApplicationRow, changeApplication } from './data/application.ts'
import { findColleague } from './data/colleague.ts'
import { recordStaffEvent } from './data/event.ts'
import type { Tx } from './db/database.ts'

/** Throws staff.not-found where there is nobody of this id who may work on applications. */
export async function checkAssignee(tx: Tx, id: string): Promise<void> {
  const found = await findColleague(tx, id)
  if (!found || !may(found.role, 'application.work')) throw new AppError('staff.not-found')
}

/** Gives a locked application to a colleague or to nobody, with its line in the history. The same again changes nothing. */
export async function giveTo(
  tx: Tx,
  row: ApplicationRow,
  staffId: string | null,
  by: { staffId: string; now: Date },
): Promise<void> {
  if (row.assignedTo === staffId) return
  await changeApplication(tx, row, { assignedTo: staffId })
  await recordStaffEvent(tx, { applicationId: row.id, ...by }, { kind: 'assigned', note: staffId })
}
