import { sql } from 'kysely'
import { orderedFields } from '#domain/application/fields.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refreshMessages, touchSharers } from '../casework/work.ts'

// Each takes something of one application or mailbox away for good; what goes when, person/ decides.

/** Every key under which bytes of an application lie. */
export async function findStorageKeys(tx: Tx, applicationId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from document where application_id = ${applicationId}
    union select preview_key from document
      where application_id = ${applicationId} and preview_key is not null
    union select storage_key from approval_document where application_id = ${applicationId}
    union select unnest(array[f.storage_key, f.preview_key]) from received_file f
      join received_email e on e.id = f.email_id
      where e.application_id = ${applicationId} and f.storage_key is not null
    union select storage_key from agreement
      where application_id = ${applicationId} and storage_key is not null`.execute(tx)
  return rows.map(({ key }) => key).filter((key) => key !== null)
}

/** Takes out the files that the browsers of an application attached to nothing; answers their keys. */
export async function takeUnattached(tx: Tx, applicationId: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('unattachedFile')
    .where('sessionId', 'in', (eb) =>
      eb
        .selectFrom('applicationAccess')
        .select('sessionId')
        .where('applicationId', '=', applicationId),
    )
    .returning('storageKey')
    .execute()
  return gone.map(({ storageKey }) => storageKey)
}

export async function findAttempts(tx: Tx, applicationId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('paymentAttempt')
    .select('id')
    .where('applicationId', '=', applicationId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Tables whose rows are of one application each. */
export type OfApplication =
  | 'agreement'
  | 'applicant'
  | 'applicationAccess'
  | 'approvalDocument'
  | 'contactChange'
  | 'correction'
  | 'cancellationRequest'
  | 'document'
  | 'downloadCode'
  | 'draft'
  | 'heldDecision'
  | 'idempotencyKey'
  | 'internalNote'
  | 'letter'
  | 'link'
  | 'payment'
  | 'paymentLink'
  | 'receivedEmail'
  | 'refund'
  | 'staffAlert'
  | 'travellerNews'

export async function deleteOf(tx: Tx, table: OfApplication, applicationId: number): Promise<void> {
  if (table === 'applicant') await touchSharers(tx, applicationId)
  // One table stands for all: they are told apart by nothing that is asked here.
  await tx
    .deleteFrom(table as 'document')
    .where('applicationId', '=', applicationId)
    .execute()
}

export async function deleteStoredFileRows(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.deleteFrom('storedFile').where('storageKey', 'in', keys).execute()
}

export async function deleteApplicationRow(tx: Tx, id: number): Promise<void> {
  await touchSharers(tx, id)
  await tx.deleteFrom('application').where('id', '=', id).execute()
}

/** Conversations by what is known of them: the application, the visitor's address, or their ids. */
export type Conversations =
  | { applicationId: number }
  | { email: string }
  | { ids: readonly string[] }

const whichConversations = (which: Conversations) => {
  if ('applicationId' in which) return sql`application_id = ${which.applicationId}`
  if ('email' in which) return sql`lower(email) = ${which.email}`
  return sql`id in (${sql.join(which.ids)})`
}

/** The letters that told of what was said. */
export async function deleteLettersAbout(tx: Tx, which: Conversations): Promise<void> {
  await sql`delete from letter where props ->> 'sessionId' is not null and props ->> 'sessionId' in
    (select id::text from chat_session where ${whichConversations(which)})`.execute(tx)
}

/** Takes out the files of conversations; answers the keys of their bytes. */
async function takeChatFiles(tx: Tx, which: Conversations): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string; previewKey: string | null }>`
    delete from chat_file where session_id in
      (select id from chat_session where ${whichConversations(which)} for update)
    returning storage_key, preview_key`.execute(tx)
  return rows.flatMap(({ storageKey, previewKey }) => [
    storageKey,
    ...(previewKey === null ? [] : [previewKey]),
  ])
}

/** The same of what came by email and is about them; the emails go with their conversation. */
async function takeEmailFiles(tx: Tx, which: Conversations): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string | null; previewKey: string | null }>`
    delete from received_file where email_id in (select id from received_email
      where chat_session_id in (select id from chat_session where ${whichConversations(which)}))
    returning storage_key, preview_key`.execute(tx)
  return rows.flatMap(({ storageKey, previewKey }) =>
    [storageKey, previewKey].filter((key) => key !== null),
  )
}

/** Answers the keys of the bytes of their files. */
export async function deleteConversations(tx: Tx, which: Conversations): Promise<string[]> {
  const keys = [...(await takeChatFiles(tx, which)), ...(await takeEmailFiles(tx, which))]
  await deleteStoredFileRows(tx, keys)
  const { rows } = await sql<{ applicationId: number | null }>`
    delete from chat_session where ${whichConversations(which)} returning application_id`.execute(
    tx,
  )
  for (const { applicationId } of rows) {
    if (applicationId !== null) await refreshMessages(tx, applicationId)
  }
  return keys
}

export async function deleteLettersTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('letter').where(sql`lower(recipient)`, '=', email).execute()
}

/** Agreements that were signed and never became an application. */
export async function deleteLooseAgreements(tx: Tx, email: string): Promise<void> {
  await sql`delete from agreement where application_id is null
    and lower(content -> 'client' ->> 'email') = ${email}`.execute(tx)
}

/** The form that a card was to be given in says whose, and so does what was typed beside it. */
export async function clearForms(tx: Tx, applicationId: number): Promise<void> {
  await tx
    .updateTable('paymentAttempt')
    .set({ form: null, billing: null })
    .where('applicationId', '=', applicationId)
    .execute()
}

export async function clearRefundNotes(tx: Tx, applicationId: number): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ note: null })
    .where('applicationId', '=', applicationId)
    .execute()
}

/** Why staff changed what was ordered, as they wrote it down. */
export async function clearAmendmentReasons(tx: Tx, applicationId: number): Promise<void> {
  await tx
    .updateTable('amendment')
    .set({ reason: null })
    .where('applicationId', '=', applicationId)
    .execute()
}

const erasedAnswers = Object.fromEntries(
  Object.entries(orderedFields).flatMap(([name, { erased }]) =>
    erased === 'stays' ? [] : [[name, erased.to]],
  ),
)

/** Puts nobody in the place of the contact. Old letters and bookmarks open nothing any more. */
export async function anonymiseRow(
  tx: Tx,
  { id, orderId, now }: { id: number; orderId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('application')
    .set(({ eb }) => ({
      ...erasedAnswers,
      adminNotes: null,
      snapshot: null,
      documentsAskedAt: null,
      assignedTo: null,
      orderId,
      remindersStoppedAt: now,
      erasedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
