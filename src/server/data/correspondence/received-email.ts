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

/** False where the same email is there already. */
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

/** Of an application, a conversation, all that belong to nothing, or all. */
export type WhichEmails = {
  applicationId?: number | undefined
  conversationId?: string | undefined
  isUnknown: boolean
  /** Where the page before ended. */
  from: { at: Date; id: string } | null
}

/** Newest first, each with how many files came with it. */
export function findEmails(tx: Tx, which: WhichEmails, limit: number) {
  const { applicationId, conversationId, isUnknown, from } = which
  return tx
    .selectFrom('receivedEmail as e')
    .select(['e.id', 'e.kind', 'e.applicationId', 'e.chatSessionId', 'e.sender', 'e.isKnownSender'])
    .select(['e.subject', 'e.trouble', 'e.receivedAt'])
    .select(sql<string>`left(e.text, 200)`.as('beginning'))
    .select(({ selectFrom }) =>
      selectFrom('receivedFile as f')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('f.emailId', '=', 'e.id')
        .where('f.isInline', '=', false)
        .as('files'),
    )
    .$if(applicationId !== undefined, (query) =>
      query.where('e.applicationId', '=', applicationId ?? 0),
    )
    .$if(conversationId !== undefined, (query) =>
      query.where('e.chatSessionId', '=', conversationId ?? ''),
    )
    .$if(isUnknown, (query) =>
      query.where('e.applicationId', 'is', null).where('e.chatSessionId', 'is', null),
    )
    .$if(from !== null, (query) =>
      query.where(
        sql<boolean>`(e.received_at, e.id) < (${from?.at ?? null}::timestamptz, ${from?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('e.receivedAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export function findEmail(tx: Tx, id: string) {
  return tx.selectFrom('receivedEmail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
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
    .select(['storedFile.mediaType', 'storedFile.sizeBytes as storedBytes'])
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

/** Notes as which document a file was taken; false where it was taken before. */
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

/** Says of an email that belonged to nothing which application it is about. */
export async function attachEmail(
  tx: Tx,
  id: string,
  about: { applicationId: number; isKnownSender: boolean },
): Promise<void> {
  await tx
    .updateTable('receivedEmail')
    .set({ ...about, kind: 'answer' })
    .where('id', '=', id)
    .execute()
}

/** Says of the emails about an application that came until then that they need no answer; answers how many. */
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

/** The applications whose contact has this address, newest first: whoever writes so may mean one of them. */
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

/** Emails that go: by their ids, by a conversation, by the sender of what belongs to nothing, or by age. */
export type EmailsToTake =
  | { ids: readonly string[] }
  | { unattachedFrom: string }
  | { unattachedBefore: Date }

const whichToTake = (which: EmailsToTake) => {
  const unattached = sql`application_id is null and chat_session_id is null`
  if ('ids' in which) return sql`id = any(${which.ids}::uuid[])`
  if ('unattachedFrom' in which) {
    return sql`${unattached} and lower(sender) = ${which.unattachedFrom.toLowerCase()}`
  }
  return sql`${unattached} and received_at <= ${which.unattachedBefore}`
}

/** Takes out emails with their files; answers the keys of the bytes, whose rows are still there. */
export async function takeEmails(tx: Tx, which: EmailsToTake): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (select id from received_email where ${whichToTake(which)} for update),
      files as (delete from received_file f using gone where f.email_id = gone.id
        returning f.storage_key, f.preview_key)
    select key from (select storage_key as key from files union all select preview_key from files) k
    where key is not null`.execute(tx)
  const { rows: gone } = await sql<{ applicationId: number | null }>`
    delete from received_email where ${whichToTake(which)} returning application_id`.execute(tx)
  await refreshMessages(tx, ...new Set(gone.flatMap(({ applicationId }) => applicationId ?? [])))
  return rows.map(({ key }) => key)
}

/** What a person sent us by email: about these applications, in their conversations, or about nothing we know. */
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
