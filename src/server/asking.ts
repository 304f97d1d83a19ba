import type { ApplicationRow } from './data/application.ts'
import { enqueueLetter } from './data/letter.ts'
import { isAskingQueued } from './data/review.ts'
import type { Tx } from './db/database.ts'
import type { Services } from './services.ts'

/** Writes the letter that asks for new documents, unless one waits that will speak of this as well. */
export async function writeAsking(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  if (await isAskingQueued(tx, application.id, now)) return
  await enqueueLetter(tx, services, { kind: 'documents-asked', application, now })
}
