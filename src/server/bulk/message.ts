import { AppError } from '#domain/error.ts'
import { type ApplicationRow, lockApplication } from '../data/application.ts'
import { hasMessage, recordStaffEvent } from '../data/event.ts'
import { enqueueLetter } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import type { By } from './action.ts'

const dayMs = 86_400_000

/** Writes to the traveller of a locked application. The same words again within a day are written once. */
export async function message(
  tx: Tx,
  services: Services,
  { row, text, by }: { row: ApplicationRow; text: string; by: By },
): Promise<void> {
  const { staffId, now } = by
  const since = new Date(now.getTime() - dayMs)
  if (await hasMessage(tx, row.id, { text, since })) return
  const about = { applicationId: row.id, staffId, now }
  const eventId = await recordStaffEvent(tx, about, { kind: 'message-sent', message: text })
  const letter = { kind: 'staff-message', application: row, about: { eventId }, now } as const
  await enqueueLetter(tx, services, letter)
}

/** The same for one application. Throws application.not-found, application.erased. */
export function writeMessage(
  services: Services,
  call: { id: number; text: string; staff: StaffActor; trace: Trace; now: Date },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, call.id)
    if (row.erasedAt) throw new AppError('application.erased')
    const by = { staffId: call.staff.id, now: call.now }
    await message(tx, services, { row, text: call.text, by })
    await call.trace(tx, { applicationId: row.id })
  })
}
