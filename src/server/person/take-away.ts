import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import { findStorageKeys } from './queries.ts'

/** Rows of files and agreements, conversations, and whatever still opens the application; answers the keys of the bytes. */
async function takeFiles(tx: Tx, id: number): Promise<string[]> {
  const keys = await findStorageKeys(tx, id)
  for (const table of ['document', 'approvalDocument', 'agreement'] as const) {
    await tx
      .deleteFrom(table as 'document')
      .where('applicationId', '=', id)
      .execute()
  }
  if (keys.length > 0) {
    await tx.deleteFrom('storedFile').where('storageKey', 'in', keys).execute()
  }
  // Whoever it was that spoke of this application: it is about these persons.
  await tx.deleteFrom('chatSession').where('applicationId', '=', id).execute()
  // The answers as they were typed lie in the draft until it ends by itself.
  await tx.deleteFrom('draft').where('applicationId', '=', id).execute()
  return keys
}

/** Takes an application away with all that hangs on it, its money included; answers the keys of its bytes. */
export async function deleteApplication(tx: Tx, id: number): Promise<string[]> {
  const keys = await takeFiles(tx, id)
  await tx.deleteFrom('refund').where('applicationId', '=', id).execute()
  await tx.deleteFrom('payment').where('applicationId', '=', id).execute()
  await tx.deleteFrom('application').where('id', '=', id).execute()
  return keys
}

/** The history may not be changed: its lines are written anew without what people said in them. */
async function silenceHistory(tx: Tx, id: number): Promise<void> {
  await sql`
    with gone as (
      delete from application_event where application_id = ${id}
        and (message is not null or (note is not null and kind not like 'document-%'))
      returning *)
    insert into application_event (id, application_id, at, kind, from_status, to_status, actor, staff_id)
    overriding system value
    select id, application_id, at, kind, from_status, to_status, actor, staff_id from gone`.execute(
    tx,
  )
}

/**
 * Takes every trace of the persons out of an application and leaves what accounting law needs: price,
 * payments, refunds, statuses with their days. Answers the keys of its bytes.
 */
export async function anonymiseApplication(
  tx: Tx,
  id: number,
  made: { orderId: string; now: Date },
): Promise<string[]> {
  const keys = await takeFiles(tx, id)
  for (const table of ['applicant', 'letter', 'internalNote', 'link', 'downloadCode'] as const) {
    await tx
      .deleteFrom(table as 'applicant')
      .where('applicationId', '=', id)
      .execute()
  }
  await tx.deleteFrom('applicationAccess').where('applicationId', '=', id).execute()
  await silenceHistory(tx, id)
  await tx.updateTable('refund').set({ note: null }).where('applicationId', '=', id).execute()
  await tx
    .updateTable('application')
    .set(({ eb }) => ({
      contactName: 'Erased',
      contactEmail: 'erased@erased.invalid',
      contactPhone: '0000000',
      communicationId: null,
      adminNotes: null,
      snapshot: null,
      approvalDocumentKey: null,
      documentsAskedAt: null,
      assignedTo: null,
      // Old letters and bookmarks open nothing any more.
      orderId: made.orderId,
      remindersStoppedAt: made.now,
      erasedAt: made.now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return keys
}

/** After the rows are gone for good; what a crash leaves behind is swept as bytes without a row. */
export async function deleteBytes(
  { documentStore }: Pick<Services, 'documentStore'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await documentStore.delete(key)
}
