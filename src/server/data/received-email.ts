import { type Insertable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ReceivedEmail, ReceivedFile } from '../db/schema.ts'

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
  from: { receivedAt: Date; id: string } | null
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
        sql<boolean>`(e.received_at, e.id) < (${from?.receivedAt ?? null}::timestamptz, ${from?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('e.receivedAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export type EmailRow = NonNullable<Awaited<ReturnType<typeof findEmail>>>

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

/** The applications whose contact has this address, newest first: whoever writes so may mean one of them. */
export function findApplicationsOfSender(tx: Tx, sender: string) {
  return tx
    .selectFrom('application')
    .select(['id', 'contactName'])
    .where(sql<string>`lower(contact_email)`, '=', sender.toLowerCase())
    .where('erasedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
}
