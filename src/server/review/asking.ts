import { askingDelaySeconds } from '#domain/document-review.ts'
import type { LockedApplication } from '../application/staff-change.ts'
import { enqueueLetter } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'

/**
 * The traveller is asked since `askedAt` as long as a rejected document stands, and not at all
 * without one; a change like every other, in the version too. Answers whether they are asked.
 */
export async function settleAsking(
  tx: Tx,
  row: LockedApplication,
  askedAt: Date | null,
): Promise<boolean> {
  const { documentsAskedAt } = await tx
    .updateTable('application')
    .set(({ eb, exists, selectFrom }) => ({
      version: row.version + 1,
      documentsAskedAt: eb
        .case()
        .when(
          exists(
            selectFrom('document')
              .select('document.id')
              .where('document.applicationId', '=', row.id)
              .where('document.current', '=', true)
              .where('document.review', '=', 'rejected'),
          ),
        )
        // PostgreSQL takes a branch without a type for text.
        .then(eb.cast<Date | null>(eb.val(askedAt), 'timestamptz'))
        .else(null)
        .end(),
    }))
    .where('id', '=', row.id)
    .returning('documentsAskedAt')
    .executeTakeFirstOrThrow()
  return documentsAskedAt !== null
}

/** Writes the letter that asks for new documents, unless one waits that will speak of this as well. */
export async function writeAsking(
  tx: Tx,
  services: Services,
  application: LockedApplication,
  now: Date,
): Promise<void> {
  // An older one may be in the middle of being sent, without what was rejected just now.
  const youngest = new Date(now.getTime() - askingDelaySeconds * 1000)
  const waiting = await tx
    .selectFrom('letter')
    .select('id')
    .where('applicationId', '=', application.id)
    .where('kind', '=', 'documents-asked')
    .where('state', '=', 'queued')
    .where('createdAt', '>', youngest)
    .executeTakeFirst()
  if (!waiting) await enqueueLetter(tx, services, { kind: 'documents-asked', application, now })
}
