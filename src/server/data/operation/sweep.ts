import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

// Rows that have served their time. When that is, operation/jobs/sweep.ts says.

export async function deleteOldDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('draft').where('expiresAt', '<=', now).execute()
}

export async function deleteOldLinks(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx.deleteFrom('link').where('expiresAt', '<=', expiredBefore).execute()
}

export async function deleteOldCodes(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('downloadCode').where('expiresAt', '<=', now).execute()
}

/** Requests too old to matter. */
export async function deleteOldAskedLetters(tx: Tx, askedBefore: Date): Promise<void> {
  await tx.deleteFrom('askedLetter').where('createdAt', '<=', askedBefore).execute()
}

export async function deleteOldIdempotencyKeys(tx: Tx, madeBefore: Date): Promise<void> {
  await tx.deleteFrom('idempotencyKey').where('createdAt', '<=', madeBefore).execute()
}

export async function deleteOldLimits(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('rateLimit').where('resetsAt', '<=', now).execute()
}

export async function deleteOldQuotas(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('uploadQuota').where('resetsAt', '<=', now).execute()
}

export async function deleteOldChatKeys(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('chatKey').where('expiresAt', '<=', now).execute()
}

export async function deleteOldWatches(tx: Tx, seenBefore: Date): Promise<void> {
  await tx.deleteFrom('chatWatch').where('seenAt', '<=', seenBefore).execute()
}

/** Conversations without a message; their files are deleted first. */
export async function deleteEmptyConversations(tx: Tx, openedBefore: Date): Promise<void> {
  await tx
    .deleteFrom('chatSession')
    .where('messageCount', '=', 0)
    .where('createdAt', '<=', openedBefore)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('chatFile').select('id').whereRef('chatFile.sessionId', '=', 'chatSession.id'),
        ),
      ),
    )
    .execute()
}

/** Agreements that never became an application. */
export async function deleteUnusedAgreements(tx: Tx, signedBefore: Date): Promise<void> {
  await tx
    .deleteFrom('agreement')
    .where('applicationId', 'is', null)
    .where('signedAt', '<=', signedBefore)
    .execute()
}

/** Travellers' sessions: expired ones, and younger ones that lead nowhere. */
export async function deleteOldTravellerSessions(
  tx: Tx,
  { old, idle }: { old: Date; idle: Date },
): Promise<void> {
  await sql`delete from traveller_session s where created_at <= ${old}
    or (created_at <= ${idle}
      and not exists (select from application_access a where a.session_id = s.id)
      and not exists (select from draft d where d.session_id = s.id)
      and not exists (select from traveller_link_access t where t.session_id = s.id)
      and not exists (select from unattached_file f where f.session_id = s.id))`.execute(tx)
}

/** Codes that count no more, calls that come no more or could not be taken, and unknown people who said nothing that is kept. */
export async function deleteOldMessengerRows(
  tx: Tx,
  { codes, taken, received, unknown }: Record<'codes' | 'taken' | 'received' | 'unknown', Date>,
): Promise<void> {
  await tx.deleteFrom('messengerCode').where('createdAt', '<=', codes).execute()
  await tx.deleteFrom('messengerEvent').where('takenAt', '<=', taken).execute()
  await tx.deleteFrom('messengerEvent').where('receivedAt', '<=', received).execute()
  await tx
    .deleteFrom('messengerContact')
    .where('applicationId', 'is', null)
    .where('chatSessionId', 'is', null)
    .where('createdAt', '<=', unknown)
    .execute()
}
