import type { Database, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lockApplication } from '../application/application.ts'
import { bookFees } from '../money/booking.ts'
import { deleteHeld, findFinal } from './held-decision.ts'

/** Ends the time to undo a decision and those before it, and books what they imply. */
export async function tell(
  tx: Tx,
  { id, applicationId }: { id: number; applicationId: number },
  now: Date,
): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  await deleteHeld(tx, applicationId, id)
  await bookFees(tx, application, now)
}

/** The same for decisions whose letters wait for other reasons. */
export async function tellFinal(db: Database, now: Date): Promise<void> {
  for (const held of await findFinal(db, now)) await inTransaction(db, (tx) => tell(tx, held, now))
}
