import { type SqlBool, sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isContact } from '../application/contact.ts'

/** An SQL list cannot be empty. */
const nobody = '00000000-0000-0000-0000-000000000000'

export type PersonApplication = Awaited<ReturnType<typeof findByEmail>>[number]

/**
 * Whether money is in motion: an open attempt, a due refund, or an undecided dispute, for which our
 * evidence is needed.
 */
const isMoneyMoving = sql<boolean>`(
  exists (select from payment_attempt t where t.application_id = application.id and t.state = 'open')
  or exists (select from refund r where r.application_id = application.id and r.state = 'due')
  or exists (select from dispute d where d.application_id = application.id and d.closed_at is null))`

const lastPayment = sql<Date | null>`(select max(p.captured_at) from payment p
  where p.application_id = application.id)`

/** A mailbox's applications, oldest first, with what an erasure depends on. */
export function findByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('application')
    .select(['id', 'status', 'paymentStatus', 'paidAt', 'erasedAt'])
    .select([lastPayment.as('lastPaymentAt'), isMoneyMoving.as('isMoneyMoving')])
    .where(isContact(email))
    .orderBy('id')
    .execute()
}

/** Locks a mailbox's applications in id order. */
export async function lockByEmail(tx: Tx, email: string): Promise<void> {
  await tx
    .selectFrom('application')
    .select('id')
    .where(isContact(email))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether there are letters to an address, or chats under it. */
export async function hasCorrespondence(tx: Tx, email: string): Promise<boolean> {
  const address = foldEmail(email)
  const { rows } = await sql<{ held: SqlBool }>`select
    exists (select from letter where lower(recipient) = ${address})
    or exists (select from chat_session where lower(email) = ${address}) as held`.execute(tx)
  return Boolean(rows[0]?.held)
}

// What the export reads, table by table; columns that are ours alone (keys, hashes) stay out.

export function getApplication(tx: Tx, id: number) {
  return tx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function findDocuments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .leftJoin('passportCheck', 'passportCheck.documentId', 'document.id')
    .select(['applicant.position', 'document.documentType', 'document.version'])
    .select(['document.fileName', 'document.createdAt', 'document.removedAt', 'document.review'])
    .select(['document.reviewReason', 'document.reviewNote', 'document.storageKey'])
    .select(['storedFile.mediaType', 'passportCheck.result as passportCheck'])
    .select(['passportCheck.fields as passportDiffers', 'passportCheck.checkedAt'])
    .select([
      'passportCheck.surname as passportSurname',
      'passportCheck.givenNames as passportGivenNames',
    ])
    .where('document.applicationId', '=', applicationId)
    .orderBy('applicant.position')
    .orderBy('document.createdAt')
    .execute()
}

export function findApprovals(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('approvalDocument')
    .innerJoin('storedFile', 'storedFile.storageKey', 'approvalDocument.storageKey')
    .leftJoin('applicant', 'applicant.id', 'approvalDocument.applicantId')
    .select(['approvalDocument.storageKey', 'approvalDocument.createdAt', 'storedFile.mediaType'])
    .select('applicant.position')
    .where('approvalDocument.applicationId', '=', applicationId)
    .orderBy('applicant.position')
    .orderBy('approvalDocument.createdAt')
    .execute()
}

export function findAgreement(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('agreement')
    .select(['content', 'signedAt', 'networkAddress', 'storageKey'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

export function findMoney(tx: Tx, applicationId: number) {
  const payments = tx
    .selectFrom('payment')
    .select(['state', 'amountCents', 'currency', 'gatewayRef', 'capturedAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('capturedAt')
    .execute()
  const refunds = tx
    .selectFrom('refund')
    .select(['state', 'ground', 'amountCents', 'feeCents', 'requestedOn', 'applicantId', 'note'])
    .select(['createdAt', 'doneAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .execute()
  const amendments = tx
    .selectFrom('amendment')
    .select([
      'fromVisaType',
      'toVisaType',
      'fromProcessingType',
      'toProcessingType',
      'changedExtras',
    ])
    .select(['state', 'differenceCents as amountCents', 'actor', 'reason', 'createdAt', 'doneAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .execute()
  return Promise.all([payments, refunds, amendments])
}

export function findHistory(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationEvent')
    .leftJoin('applicant', 'applicant.id', 'applicationEvent.applicantId')
    .select(['at', 'kind', 'actor', 'fromStatus', 'toStatus', 'message', 'note'])
    .select(['applicant.position as applicant', 'fromState', 'toState'])
    .where('applicationEvent.applicationId', '=', applicationId)
    .orderBy('applicationEvent.id')
    .execute()
}

export function findCancellations(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('cancellationRequest')
    .select(['state', 'reason', 'refundCents as amountCents', 'createdAt', 'decidedAt', 'note'])
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .execute()
}

export function findNotes(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('internalNote')
    .select(['text', 'createdAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute()
}

/** Conversations under an address or with proven access to these applications, with messages and notes. */
export async function findConversations(tx: Tx, email: string, applicationIds: readonly number[]) {
  const sessions = await tx
    .selectFrom('chatSession')
    .select(['id', 'createdAt', 'email', 'name', 'language', 'site', 'page', 'rating', 'labels'])
    .where(({ and, eb, or }) =>
      or([
        eb(sql`lower(email)`, '=', email),
        and([eb('isProven', '=', true), eb('applicationId', 'in', [0, ...applicationIds])]),
      ]),
    )
    .orderBy('createdAt')
    .execute()
  const messages = await tx
    .selectFrom('chatMessage')
    .select(['sessionId', 'side', 'senderName', 'text', 'at', 'messenger'])
    .where('sessionId', 'in', [nobody, ...sessions.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  const files = await tx
    .selectFrom('chatFile')
    .innerJoin('storedFile', 'storedFile.storageKey', 'chatFile.storageKey')
    .select(['sessionId', 'side', 'fileName', 'chatFile.storageKey', 'chatFile.createdAt'])
    .select('storedFile.mediaType')
    .where('sessionId', 'in', [nobody, ...sessions.map(({ id }) => id)])
    .orderBy('chatFile.createdAt')
    .orderBy('chatFile.id')
    .execute()
  const notes = await tx
    .selectFrom('chatNote')
    .select(['sessionId', 'text', 'at'])
    .where('sessionId', 'in', [nobody, ...sessions.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  return sessions.map(({ id, ...session }) => ({
    ...session,
    notes: notes.flatMap(({ sessionId, ...note }) => (sessionId === id ? [note] : [])),
    messages: messages.flatMap(({ sessionId, ...said }) => (sessionId === id ? [said] : [])),
    files: files.flatMap(({ sessionId, ...file }) => (sessionId === id ? [file] : [])),
  }))
}

export function findLetters(tx: Tx, email: string) {
  return tx
    .selectFrom('letter')
    .leftJoin('letterContent', 'letterContent.letterId', 'letter.id')
    .select(['letter.id', 'kind', 'language', 'state', 'createdAt', 'sentAt', 'subject'])
    .select('letterContent.sealed')
    .select(['delivery', 'deliveryAt', 'deliveryCode', 'resentAt'])
    .where(sql`lower(recipient)`, '=', email)
    .orderBy('createdAt')
    .execute()
}
