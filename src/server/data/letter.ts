import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type LetterRow = Awaited<ReturnType<typeof findLetter>> & object

export function findLetter(tx: Tx, id: string) {
  return tx.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A letter, locked, with whether the person it went to is erased. */
export function findLetterForUpdate(tx: Tx, id: string) {
  return tx
    .selectFrom('letter')
    .leftJoin('application', 'application.id', 'letter.applicationId')
    .selectAll('letter')
    .select('application.erasedAt')
    .where('letter.id', '=', id)
    .forUpdate('letter')
    .executeTakeFirst()
}

/** Newest first, after a position. */
export function findLetters(
  tx: Tx,
  asked: {
    state: 'queued' | 'sent' | 'failed' | undefined
    applicationId: number | undefined
    from: { createdAt: Date; id: string } | null
  },
  limit: number,
) {
  const { state, applicationId, from } = asked
  return tx
    .selectFrom('letter')
    .leftJoin('application', 'application.id', 'letter.applicationId')
    .selectAll('letter')
    .select('application.erasedAt')
    .$if(state !== undefined, (query) => query.where('letter.state', '=', state ?? 'queued'))
    .$if(applicationId !== undefined, (query) =>
      query.where('letter.applicationId', '=', applicationId ?? null),
    )
    .$if(from !== null, (query) =>
      query.where(
        sql<boolean>`(letter.created_at, letter.id) < (${from?.createdAt}, ${from?.id}::uuid)`,
      ),
    )
    .orderBy('letter.createdAt', 'desc')
    .orderBy('letter.id', 'desc')
    .limit(limit)
    .execute()
}

/** The gateway's number of the payment that counts. */
export function findPayment(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('payment')
    .select('gatewayRef')
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'paid')
    .executeTakeFirst()
}

export function findSignedAgreement(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('agreement')
    .select('id')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/** Every traveller with the types of documents that are there. */
export function findTravellers(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicant')
    .leftJoin('document', (join) =>
      join.onRef('document.applicantId', '=', 'applicant.id').on('document.current', '=', true),
    )
    .select(['applicant.firstName', 'applicant.lastName'])
    .select(
      sql<
        string[]
      >`coalesce(array_agg(document_type) filter (where document.id is not null), '{}')`.as(
        'uploaded',
      ),
    )
    .where('applicant.applicationId', '=', applicationId)
    .groupBy('applicant.id')
    .orderBy('applicant.position')
    .execute()
}

export function findLink(tx: Tx, id: string) {
  return tx
    .selectFrom('link')
    .select(['id', 'createdAt', 'expiresAt', 'usedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findCode(tx: Tx, applicationId: number, sessionId: number) {
  return tx
    .selectFrom('downloadCode')
    .select('expiresAt')
    .where('applicationId', '=', applicationId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}

export async function closeLetter(
  tx: Tx,
  id: string,
  end: { state: 'sent'; sentAt: Date } | { state: 'failed'; sentAt: null },
): Promise<void> {
  await tx
    .updateTable('letter')
    .set(({ eb }) => ({
      ...end,
      attempts: eb('attempts', '+', 1),
      // The sealed code has served; ids stay, so that the letter can be sent again.
      props: sql`case when kind = 'download-code' then '{}' else props end`,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

export async function countAttempt(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('letter')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** How old an application must be for a reminder, in days, and when it is too late for it. */
export type Due = { version: 1 | 2; from: Date; until: Date }

function withoutLetter(kind: string, version: number) {
  return sql<boolean>`not exists (select from letter l where l.application_id = application.id
    and l.kind = ${kind} and l.version >= ${version})`
}

/**
 * Unpaid since a while, made in (until, from]. Whoever has paid another application from the same
 * mailbox since has evidently begun anew and is left alone.
 */
export function findUnpaid(tx: Tx, { version, from, until }: Due, limit: number) {
  return tx
    .selectFrom('application')
    .select(['id', 'contactEmail', 'language'])
    .where('status', '=', 'pending')
    .where('paymentStatus', '=', 'unpaid')
    .where('remindersStoppedAt', 'is', null)
    .where('createdAt', '<=', from)
    .where('createdAt', '>', until)
    .where(withoutLetter('reminder-payment', version))
    .where(
      sql<boolean>`not exists (select from application other
        where lower(other.contact_email) = lower(application.contact_email)
          and other.created_at > application.created_at and other.paid_at is not null)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Paid since a while, documents not completed. */
export function findIncomplete(tx: Tx, { version, from, until }: Due, limit: number) {
  return tx
    .selectFrom('application')
    .select(['id', 'contactEmail', 'language'])
    .where('status', '=', 'paid')
    .where('paymentStatus', 'in', ['paid', 'unpaid'])
    .where('completedAt', 'is', null)
    .where('remindersStoppedAt', 'is', null)
    .where('paidAt', '<=', from)
    .where('paidAt', '>', until)
    .where(withoutLetter('reminder-documents', version))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** An invitation that still counts, with the name of who invites. */
export function findOpenInvitation(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('staffInvitation')
    .innerJoin('staff', 'staff.id', 'staffInvitation.invitedBy')
    .select(['staffInvitation.id', 'staffInvitation.name', 'staffInvitation.staffId'])
    .select(['staffInvitation.createdAt', 'staffInvitation.expiresAt', 'staff.name as inviter'])
    .where('staffInvitation.id', '=', id)
    .where('staffInvitation.usedAt', 'is', null)
    .where('staffInvitation.withdrawnAt', 'is', null)
    .where('staffInvitation.expiresAt', '>', now)
    .executeTakeFirst()
}

/** What staff decided, for the letter about it. */
export function findDecision(tx: Tx, eventId: number) {
  return tx
    .selectFrom('applicationEvent')
    .select(['toStatus', 'message'])
    .where('id', '=', eventId)
    .executeTakeFirst()
}

/** Documents that staff rejected and that nothing has replaced yet. */
export function findRejected(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .select([
      'applicant.firstName',
      'applicant.lastName',
      'document.documentType',
      'document.reviewReason',
      'document.reviewNote',
    ])
    .where('document.applicationId', '=', applicationId)
    .where('document.current', '=', true)
    .where('document.review', '=', 'rejected')
    .orderBy('applicant.position')
    .orderBy('document.reviewedAt')
    .execute()
}

export function findRefund(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.ground', 'refund.amountCents', 'refund.doneAt'])
    .select(['payment.amountCents as paidCents', 'payment.gatewayRef'])
    .where('refund.id', '=', id)
    .executeTakeFirst()
}
