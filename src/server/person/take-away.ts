import { type RawBuilder, sql } from 'kysely'
import { findStorageKeys } from '../data/person.ts'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import type { Services } from '../services.ts'

type Forgetting = Pick<Services, 'boss' | 'gateway'>

/** Conversations, with the letters that told of what was said in them. */
export async function takeConversations(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from letter where props ->> 'sessionId' is not null and props ->> 'sessionId' in
    (select id::text from chat_session where ${which})`.execute(tx)
  await sql`delete from chat_session where ${which}`.execute(tx)
}

/** Files that the browsers of an application attached to nothing: theirs for all we know. */
async function takeUnattached(tx: Tx, id: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('unattachedFile')
    .where('sessionId', 'in', (eb) =>
      eb.selectFrom('applicationAccess').select('sessionId').where('applicationId', '=', id),
    )
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

/** The gateway forgets, where it can, whom its attempts were of: in its own time, for it may be away. */
export async function forgetAttempts(
  tx: Tx,
  { boss, gateway }: Forgetting,
  ids: readonly string[],
): Promise<void> {
  if (!gateway.forget) return
  for (const id of ids) await enqueue(tx, boss, 'forget-attempt', { id })
}

async function findAttempts(tx: Tx, applicationId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('paymentAttempt')
    .select('id')
    .where('applicationId', '=', applicationId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Rows of files and agreements, conversations, and whatever still opens the application; answers the keys of the bytes. */
async function takeFiles(tx: Tx, id: number): Promise<string[]> {
  const keys = [...(await findStorageKeys(tx, id)), ...(await takeUnattached(tx, id))]
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
  await takeConversations(tx, sql`application_id = ${id}`)
  // The answers as they were typed lie in the draft until it ends by itself.
  await tx.deleteFrom('draft').where('applicationId', '=', id).execute()
  return keys
}

/** Takes an application away with all that hangs on it, its money included; answers the keys of its bytes. */
export async function deleteApplication(
  tx: Tx,
  services: Forgetting,
  id: number,
): Promise<string[]> {
  await forgetAttempts(tx, services, await findAttempts(tx, id))
  const keys = await takeFiles(tx, id)
  await tx.deleteFrom('refund').where('applicationId', '=', id).execute()
  await tx.deleteFrom('payment').where('applicationId', '=', id).execute()
  await tx.deleteFrom('application').where('id', '=', id).execute()
  return keys
}

/** What goes with the person; a hash of what they sent, too. */
const personal = [
  'applicant',
  'letter',
  'internalNote',
  'link',
  'downloadCode',
  'idempotencyKey',
] as const

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
  services: Forgetting,
  { id, ...made }: { id: number; orderId: string; now: Date },
): Promise<string[]> {
  await forgetAttempts(tx, services, await findAttempts(tx, id))
  const keys = await takeFiles(tx, id)
  for (const table of personal) {
    await tx
      .deleteFrom(table as 'applicant')
      .where('applicationId', '=', id)
      .execute()
  }
  await tx.deleteFrom('applicationAccess').where('applicationId', '=', id).execute()
  await silenceHistory(tx, id)
  await tx
    .updateTable('paymentAttempt')
    .set({ form: null })
    .where('applicationId', '=', id)
    .execute()
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
