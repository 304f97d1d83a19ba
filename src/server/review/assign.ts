import { AppError } from '#domain/error.ts'
import { may, type Role } from '#domain/permission.ts'
import { insertStaffEvent, lockApplication } from '../application/staff-change.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'

type By = { staff: StaffActor; trace: Trace; now: Date }

async function checkAssignee(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!found || !may(found.role as Role, 'application.work')) throw new AppError('staff.not-found')
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
      await tx
        .updateTable('application')
        .set({ assignedTo: staffId, version: row.version + 1 })
        .where('id', '=', id)
        .execute()
      const about = { applicationId: id, staffId: staff.id, now }
      await insertStaffEvent(tx, about, { kind: 'assigned', note: staffId })
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
    await lockApplication(tx, id, undefined)
    await tx
      .insertInto('internalNote')
      .values({ applicationId: id, staffId: staff.id, text, createdAt: now })
      .execute()
    await call.trace(tx, { applicationId: id })
  })
}
