import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findUntold } from '../../data/correspondence/reminder.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { mayWriteTo } from './mailbox.ts'

const batchSize = 200
/** Later than this, a reminder has gone instead. */
const tooLateMs = 13 * 86_400_000

/**
 * Writes the confirmation of receipt for unpaid applications without one, with which they can pay
 * from another device. Separate from creating, which is a single statement; letters lost in a crash
 * are found by the next run.
 */
export async function tellReceived(services: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - tooLateMs)
  for (;;) {
    const untold = await findUntold(services.db, { since, until: now }, batchSize)
    for (const application of untold) {
      await inTransaction(services.db, async (tx) => {
        const kind = 'application-received'
        const withheld = !(await mayWriteTo(tx, kind, application, now))
        await enqueueLetter(tx, services, { kind, application, version: 1, withheld, now })
      })
    }
    if (untold.length < batchSize) return
  }
}
