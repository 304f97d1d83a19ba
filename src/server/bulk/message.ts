import { AppError } from '#domain/error.ts'
import { type ApplicationRow, lockApplication } from '../data/application.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { writeToTraveller } from '../staff-message.ts'
import type { By } from './action.ts'

const dayMs = 86_400_000

/** Writes to the traveller of a locked application. The same words again within a day are written once. */
export async function message(
  tx: Tx,
  services: Services,
  { row, text, by }: { row: ApplicationRow; text: string; by: By },
): Promise<void> {
  await writeToTraveller(tx, services, { row, text, by, onceWithin: dayMs })
}

/** The same for one application. Throws application.not-found, application.erased. */
export function writeMessage(
  services: Services,
  call: { id: number; text: string; staff: StaffActor; trace: Trace; now: Date },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, call.id)
    if (row.erasedAt) throw new AppError('application.erased')
    await message(tx, services, { row, text: call.text, by: call })
    await call.trace(tx, { applicationId: row.id })
  })
}
