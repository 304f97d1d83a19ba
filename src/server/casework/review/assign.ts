import { lockApplication } from '../../data/application/application.ts'
import { insertNote } from '../../data/casework/note.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { checkAssignee, giveTo } from '../../staff/assigning.ts'

type By = { staff: StaffActor; trace: Trace; now: Date }

/** Gives an application to a colleague or to nobody. The same again changes nothing. */
export function assign(
  services: Services,
  call: By & { id: number; staffId: string | null; version: number | undefined },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { id, staffId, staff, now } = call
    const row = await lockApplication(tx, id, call.version)
    if (staffId !== null) await checkAssignee(tx, staffId)
    await giveTo(tx, services, row, staffId, { staffId: staff.id, now })
    await call.trace(tx, { applicationId: id, details: { to: staffId } })
  })
}

/** An internal note, once under one `clientId`. Throws application.not-found. */
export function addNote(
  services: Services,
  call: By & { id: number; text: string; clientId: string | undefined },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { id, text, clientId = null, staff, now } = call
    await lockApplication(tx, id)
    await insertNote(tx, { applicationId: id, staffId: staff.id, text, clientId, createdAt: now })
    await call.trace(tx, { applicationId: id })
  })
}
