import { retryWaiting } from '../../data/correspondence/messenger-event.ts'
import { dropUnneeded, retryNotices } from '../../data/correspondence/messenger-message.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { tendTemplates } from './templates.ts'

/** Longer than a call is taken in while all is well. */
const waitingMs = 15 * 60_000

/** Takes again what failed too often, drops what nobody waits for any more, asks how templates stand, and sends notices that lacked one. */
export async function tendMessengers(services: Services, now: Date): Promise<void> {
  const before = new Date(now.getTime() - waitingMs)
  await inTransaction(services.db, (tx) => retryWaiting(tx, services, before))
  await inTransaction(services.db, (tx) => dropUnneeded(tx, now))
  await tendTemplates(services, now)
  await inTransaction(services.db, (tx) => retryNotices(tx, services, now))
}
