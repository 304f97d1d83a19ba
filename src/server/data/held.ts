import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** PostgreSQL knows no empty list. */
const nobody = '00000000-0000-0000-0000-000000000000'

// What the export reads, table by table; columns that are ours alone (keys, hashes) stay out.

export function findDocuments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select(['applicant.position', 'document.documentType', 'document.version'])
    .select(['document.fileName', 'document.createdAt', 'document.removedAt', 'document.review'])
    .select(['document.reviewReason', 'document.reviewNote', 'document.storageKey'])
    .select('storedFile.mediaType')
    .where('document.applicationId', '=', applicationId)
    .orderBy('applicant.position')
    .orderBy('document.createdAt')
    .execute()
}

export function findApprovals(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('approvalDocument')
    .innerJoin('storedFile', 'storedFile.storageKey', 'approvalDocument.storageKey')
    .select(['approvalDocument.storageKey', 'approvalDocument.createdAt', 'storedFile.mediaType'])
    .where('approvalDocument.applicationId', '=', applicationId)
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
    .select(['state', 'ground', 'amountCents', 'requestedOn', 'createdAt', 'doneAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt')
    .execute()
  return Promise.all([payments, refunds])
}

export function findHistory(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationEvent')
    .select(['at', 'kind', 'actor', 'fromStatus', 'toStatus', 'message', 'note'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
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

/** Conversations under an address, or about applications that their visitor proved to have, with all that was said. */
export async function findConversations(tx: Tx, email: string, applicationIds: readonly number[]) {
  const sessions = await tx
    .selectFrom('chatSession')
    .select(['id', 'createdAt', 'email', 'name', 'language'])
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
    .select(['sessionId', 'side', 'senderName', 'text', 'at'])
    .where('sessionId', 'in', [nobody, ...sessions.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  return sessions.map(({ id, ...session }) => ({
    ...session,
    messages: messages.flatMap(({ sessionId, ...said }) => (sessionId === id ? [said] : [])),
  }))
}

export function findLetters(tx: Tx, email: string) {
  return tx
    .selectFrom('letter')
    .select(['kind', 'language', 'state', 'createdAt', 'sentAt'])
    .where(sql`lower(recipient)`, '=', email)
    .orderBy('createdAt')
    .execute()
}
