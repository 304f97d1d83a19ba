import { AppError } from '#domain/error.ts'
import { lockApplication } from '../../data/application/application.ts'
import { insertNote } from '../../data/casework/note.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { checkAssignee, giveTo } from '../../staff/assignment/assign.ts'

type By = { staff: StaffActor; trace: Trace; now: Date }

/** Assigns an application to a colleague or nobody; idempotent. */
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

/** Adds an internal note, once per `clientId`. Throws application.not-found, application.erased. */
export function addNote(
  services: Services,
  call: By & { id: number; text: string; clientId: string | undefined },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { id, text, clientId = null, staff, now } = call
    const { erasedAt } = await lockApplication(tx, id)
    if (erasedAt) throw new AppError('application.erased')
    await insertNote(tx, { applicationId: id, staffId: staff.id, text, clientId, createdAt: now })
    await call.trace(tx, { applicationId: id })
  })
}
