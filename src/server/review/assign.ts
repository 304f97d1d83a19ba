import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { alertStaff } from '../alerts.ts'
import { changeApplication, lockApplication } from '../data/application.ts'
import { findColleague } from '../data/colleague.ts'
import { recordStaffEvent } from '../data/event.ts'
import { insertNote } from '../data/note.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'

type By = { staff: StaffActor; trace: Trace; now: Date }

async function checkAssignee(tx: Tx, id: string): Promise<void> {
  const found = await findColleague(tx, id)
  if (!found || !may(found.role, 'application.work')) throw new AppError('staff.not-found')
}

/** Gives an application to a colleague or to nobody. The same again changes nothing. */
export function assign(
  services: Services,
  call: By & { id: number; staffId: string | null; version: number | undefined },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { id, staffId, staff, now } = call
    const row = await lockApplication(tx, id, call.version)
    if (staffId !== null) await checkAssignee(tx, staffId)
    if (row.assignedTo !== staffId) {
      await changeApplication(tx, row, { assignedTo: staffId })
      const about = { applicationId: id, staffId: staff.id, now }
      await recordStaffEvent(tx, about, { kind: 'assigned', note: staffId })
      if (staffId !== null) {
        const concerns = { to: staffId, by: staff.id, applicationId: id, now }
        await alertStaff(tx, services, { kind: 'assigned', ...concerns })
      }
    }
    await call.trace(tx, { applicationId: id, details: { to: staffId } })
  })
}

/** An internal note. Throws application.not-found. */
export function addNote(
  services: Services,
  call: By & { id: number; text: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { id, text, staff, now } = call
    await lockApplication(tx, id)
    await insertNote(tx, { applicationId: id, staffId: staff.id, text, createdAt: now })
    await call.trace(tx, { applicationId: id })
  })
}
