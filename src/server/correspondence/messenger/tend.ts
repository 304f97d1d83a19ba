import { dropUnneeded } from '../../data/correspondence/messenger-message.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { tendTemplates } from './templates.ts'

/** Drops what nobody waits for any more, and asks how templates stand. */
export async function tendMessengers(services: Services, now: Date): Promise<void> {
  await inTransaction(services.db, (tx) => dropUnneeded(tx, now))
  await tendTemplates(services, now)
}
