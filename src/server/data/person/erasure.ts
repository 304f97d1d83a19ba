import { sql } from 'kysely'
import { orderedFields } from '#domain/application/fields.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refreshMessages, touchSharers } from '../casework/work.ts'

// Each takes something of one application or mailbox away for good; what goes when, person/ decides.

/** Every storage key of an application. */
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

/** Takes the unattached files of an application's browsers; returns their keys. */
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

/** Tables with rows of one application each. */
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
  | 'messengerCode'
  | 'messengerContact'
  | 'payment'
  | 'paymentLink'
  | 'receivedEmail'
  | 'refund'
  | 'staffAlert'
  | 'travellerNews'

export async function deleteOf(tx: Tx, table: OfApplication, applicationId: number): Promise<void> {
  if (table === 'applicant') await touchSharers(tx, applicationId)
  // Typed by one table: the columns used are the same in all.
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

/** Conversations by application, visitor's address, or id. */
export type Conversations =
  | { applicationId: number }
  | { email: string }
  | { ids: readonly string[] }

const whichConversations = (which: Conversations) => {
  if ('applicationId' in which) return sql`application_id = ${which.applicationId}`
  if ('email' in which) return sql`lower(email) = ${which.email}`
  return sql`id in (${sql.join(which.ids)})`
}

/** Deletes letters with chat content. */
export async function deleteLettersAbout(tx: Tx, which: Conversations): Promise<void> {
  await sql`delete from letter where props ->> 'sessionId' is not null and props ->> 'sessionId' in
    (select id::text from chat_session where ${whichConversations(which)})`.execute(tx)
}

/** Deletes conversation files; returns their storage keys. */
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

/** Deletes e-mailed files likewise; the e-mails are deleted with their conversation. */
async function takeEmailFiles(tx: Tx, which: Conversations): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string | null; previewKey: string | null }>`
    delete from received_file where email_id in (select id from received_email
      where chat_session_id in (select id from chat_session where ${whichConversations(which)}))
    returning storage_key, preview_key`.execute(tx)
  return rows.flatMap(({ storageKey, previewKey }) =>
    [storageKey, previewKey].filter((key) => key !== null),
  )
}

/** Returns the storage keys of their files. */
export async function deleteConversations(tx: Tx, which: Conversations): Promise<string[]> {
  const keys = [...(await takeChatFiles(tx, which)), ...(await takeEmailFiles(tx, which))]
  await deleteStoredFileRows(tx, keys)
  const { rows } = await sql<{ applicationId: number | null }>`
    delete from chat_session where ${whichConversations(which)} returning application_id`.execute(
    tx,
  )
  for (const { applicationId } of rows) {
    if (applicationId !== null) await refreshMessages(tx, [applicationId])
  }
  return keys
}

/**
 * Takes what was said under the messenger addresses that an application proved, or that a colleague
 * attached to it, without belonging to another one; returns its conversations. An address that was
 * only typed may be anybody's.
 */
export async function takeMessengerTraces(tx: Tx, applicationId: number): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string | null }>`
    with address as materialized (
      select c.messenger, c.address from messenger_contact c
        left join chat_session s on s.id = c.chat_session_id
      where c.application_id = ${applicationId} and c.proved_at is not null
        or c.application_id is null and s.application_id = ${applicationId}),
    gone as (
      delete from messenger_contact c using address a
      where (c.messenger, c.address) = (a.messenger, a.address) and c.application_id is null
        and not exists (select from chat_session s
          where s.id = c.chat_session_id and s.application_id <> ${applicationId})
      returning c.chat_session_id),
    forgotten as (
      delete from messenger_event e using address a
      where (e.messenger, e.address) = (a.messenger, a.address) and not exists (
        select from messenger_contact o left join chat_session s on s.id = o.chat_session_id
        where (o.messenger, o.address) = (a.messenger, a.address)
          and coalesce(o.application_id, s.application_id) <> ${applicationId}))
    select distinct chat_session_id as session_id from gone`.execute(tx)
  return rows.flatMap(({ sessionId }) => sessionId ?? [])
}

export async function deleteLettersTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('letter').where(sql`lower(recipient)`, '=', email).execute()
}

/** Signed agreements that never became an application. */
export async function deleteLooseAgreements(tx: Tx, email: string): Promise<void> {
  await sql`delete from agreement where application_id is null
    and lower(content -> 'client' ->> 'email') = ${email}`.execute(tx)
}

/** The gateway form and the billing data identify the payer. */
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

/** Staff's reasons for amendments. */
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

/** Anonymises the contact. Old links and bookmarks stop working. */
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
