import type { ApplicationRow } from '../data/application/application.ts'
import { enqueueLetter, isYetToLeave } from '../data/correspondence/letter.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

/** Writes the document request, unless a waiting one will include this. */
export async function requestDocuments(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  const kind = 'documents-asked'
  if (await isYetToLeave(tx, application.id, kind, now)) return
  await enqueueLetter(tx, services, { kind, application, now })
}
