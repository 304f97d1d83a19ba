import type { ApplicationRow } from '../data/application/application.ts'
import { isAskingQueued } from '../data/casework/review.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

/** Writes the document request, unless a waiting one will include this. */
export async function requestDocuments(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  if (await isAskingQueued(tx, application.id, now)) return
  await enqueueLetter(tx, services, { kind: 'documents-asked', application, now })
}
