import { dropUnneeded, retryNotices } from '../../data/correspondence/messenger-message.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { tendTemplates } from './templates.ts'

/** Drops what nobody waits for any more, asks how templates stand, and sends notices that lacked one. */
export async function tendMessengers(services: Services, now: Date): Promise<void> {
  await inTransaction(services.db, (tx) => dropUnneeded(tx, now))
  await tendTemplates(services, now)
  await inTransaction(services.db, (tx) => retryNotices(tx, services, now))
}
