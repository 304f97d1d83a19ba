import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { ReceivedEmail, ReceivedFile } from '../../platform/db/schema.ts'
import { isContact } from '../application/contact.ts'
import { refreshMessages } from '../casework/work.ts'

export async function isEmailKnown(tx: Tx, messageHash: Buffer): Promise<boolean> {
  const found = await tx
    .selectFrom('receivedEmail')
    .select('id')
    .where('messageHash', '=', messageHash)
    .executeTakeFirst()
  return found !== undefined
}

/** False for a duplicate. */
export async function insertEmail(tx: Tx, email: Insertable<ReceivedEmail>): Promise<boolean> {
  const made = await tx
    .insertInto('receivedEmail')
    .values(email)
    .onConflict((oc) => oc.column('messageHash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function insertEmailFiles(
  tx: Tx,
  files: readonly Insertable<ReceivedFile>[],
): Promise<void> {
  if (files.length === 0) return
  await tx.insertInto('receivedFile').values(files).execute()
}

export function findEmail(tx: Tx, id: string) {
  return tx.selectFrom('receivedEmail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends. */
export function lockEmail(tx: Tx, id: string) {
  return tx
    .selectFrom('receivedEmail')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

const filesOf = (tx: Tx) =>
  tx
    .selectFrom('receivedFile')
    .leftJoin('storedFile', 'storedFile.storageKey', 'receivedFile.storageKey')
    .leftJoin('document', 'document.id', 'receivedFile.documentId')
    .selectAll('receivedFile')
    .select(['storedFile.mediaType', 'storedFile.sizeBytes as storedBytes', 'storedFile.sha256'])
    .select(['document.applicantId', 'document.documentType'])

export type EmailFileRow = Awaited<ReturnType<typeof findEmailFiles>>[number]

export function findEmailFiles(tx: Tx, emailId: string) {
  return filesOf(tx)
    .where('receivedFile.emailId', '=', emailId)
    .orderBy('receivedFile.position')
    .execute()
}

export function findEmailFile(tx: Tx, { id, fileId }: { id: string; fileId: string }) {
  return filesOf(tx)
    .where('receivedFile.emailId', '=', id)
    .where('receivedFile.id', '=', fileId)
    .executeTakeFirst()
}

/** Records the document made from a file; false if there is one. */
export async function noteDocument(tx: Tx, fileId: string, documentId: string): Promise<boolean> {
  const noted = await tx
    .updateTable('receivedFile')
    .set({ documentId })
    .where('id', '=', fileId)
    .where('documentId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Attaches an unassigned e-mail to an application, where it waits for an answer. */
export async function attachEmail(
  tx: Tx,
  id: string,
  about: { applicationId: number; isKnownSender: boolean },
): Promise<void> {
  await tx
    .updateTable('receivedEmail')
    .set({ ...about, kind: 'answer', closedAt: null })
    .where('id', '=', id)
    .execute()
}

/** Marks an e-mail as needing nothing, or takes that back. */
export async function closeEmail(tx: Tx, id: string, closedAt: Date | null): Promise<void> {
  await tx.updateTable('receivedEmail').set({ closedAt }).where('id', '=', id).execute()
}

/** Marks an application's e-mails up to a time as needing no answer; returns their number. */
export async function closeEmails(
  tx: Tx,
  applicationId: number,
  { upTo, now }: { upTo: Date; now: Date },
): Promise<number> {
  const closed = await tx
    .updateTable('receivedEmail')
    .set({ closedAt: now })
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'answer')
    .where('receivedAt', '<=', upTo)
    .where('closedAt', 'is', null)
    .returning('id')
    .execute()
  return closed.length
}

/** Applications with this contact address, newest first: candidates for the sender's e-mail. */
export function findApplicationsOfSender(tx: Tx, sender: string) {
  return tx
    .selectFrom('application')
    .select(['id', 'contactName'])
    .where(isContact(sender))
    .where('erasedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
}

/** E-mails to delete: by id; unassigned ones by sender, by age, or by the only application that they may be about. */
export type EmailsToTake =
  | { ids: readonly string[] }
  | { unattachedFrom: string }
  | { unattachedBefore: Date }
  | { suggestedFor: number }

const whichToTake = (which: EmailsToTake) => {
  const unattached = sql`application_id is null and chat_session_id is null`
  if ('ids' in which) return sql`id = any(${which.ids}::uuid[])`
  if ('unattachedFrom' in which) {
    return sql`${unattached} and lower(sender) = ${which.unattachedFrom.toLowerCase()}`
  }
  if ('suggestedFor' in which) {
    return sql`${unattached} and ${which.suggestedFor} = all(
      select p.application_id from email_match m join applicant p on p.id = m.applicant_id
      where m.email_id = received_email.id and m.rejected_at is null)
      and exists (select from email_match m
        where m.email_id = received_email.id and m.rejected_at is null)`
  }
  // One that was taken from an application lately is looked at again.
  return sql`${unattached} and received_at <= ${which.unattachedBefore} and not exists (
    select from email_match m where m.email_id = received_email.id
      and m.rejected_at > ${which.unattachedBefore})`
}

/** Deletes e-mails and their file entries; returns the storage keys, whose rows remain. */
export async function takeEmails(tx: Tx, which: EmailsToTake): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (select id from received_email where ${whichToTake(which)} for update),
      files as (delete from received_file f using gone where f.email_id = gone.id
        returning f.storage_key, f.preview_key)
    select key from (select storage_key as key from files union all select preview_key from files) k
    where key is not null`.execute(tx)
  const { rows: gone } = await sql<{ applicationId: number | null }>`
    delete from received_email where ${whichToTake(which)} returning application_id`.execute(tx)
  await refreshMessages(tx, [...new Set(gone.flatMap(({ applicationId }) => applicationId ?? []))])
  return rows.map(({ key }) => key)
}

/** A person's e-mails: about these applications, in their conversations, or unassigned. */
export async function findEmailsOfPerson(
  tx: Tx,
  { email, applicationIds }: { email: string; applicationIds: readonly number[] },
) {
  const { rows: emails } = await sql<{
    id: string
    sender: string
    subject: string
    text: string
    quoted: string | null
    receivedAt: Date
  }>`
    select e.id, e.sender, e.subject, e.text, e.quoted, e.received_at from received_email e
      left join chat_session s on s.id = e.chat_session_id
    where e.application_id = any(${applicationIds}::bigint[])
      or s.application_id = any(${applicationIds}::bigint[]) or lower(s.email) = ${email}
      or (e.application_id is null and e.chat_session_id is null and lower(e.sender) = ${email})
    order by e.received_at, e.id`.execute(tx)
  const { rows: files } = await sql<{
    emailId: string
    fileName: string
    storageKey: string
    mediaType: string
  }>`
    select f.email_id, f.file_name, f.storage_key, s.media_type from received_file f
      join stored_file s on s.storage_key = f.storage_key
    where f.email_id = any(${emails.map(({ id }) => id)}::uuid[]) order by f.position`.execute(tx)
  return emails.map(({ id, ...known }) => ({
    ...known,
    files: files.flatMap(({ emailId, ...file }) => (emailId === id ? [file] : [])),
  }))
}
