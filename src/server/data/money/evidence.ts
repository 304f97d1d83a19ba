import { sql } from 'kysely'
import { listedLetterKinds } from '#domain/letter.ts'
import type { EvidenceDocument } from '#domain/money/evidence.ts'
import { evidenceActions, evidenceEvents } from '#domain/money/evidence.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isUntold } from '../casework/held-decision.ts'

// What a bank is told of an application, each list bounded and the first of it first.

/** A dispute's payment, with the payer's billing data and the receipt number. */
export function findDisputedPayment(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payment')
    .leftJoin('receipt', (join) =>
      join.onRef('receipt.paymentId', '=', 'payment.id').on('receipt.kind', '=', 'receipt'),
    )
    .select(['payment.amountCents', 'payment.capturedAt', 'payment.gatewayRef'])
    .select(['receipt.number as receiptNumber', 'receipt.content as receiptContent'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst()
}

/** A payment's refunds. */
export function findRefundsDone(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('refund')
    .select(['amountCents', 'doneAt', 'createdAt'])
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'done')
    .orderBy('doneAt')
    .limit(50)
    .execute()
}

/** What was done, without what was undone or still may be. */
export function findEventsTold(
  tx: Tx,
  applicationId: number,
  { limit, now }: { limit: number; now: Date },
) {
  return tx
    .selectFrom('applicationEvent')
    .select(['at', 'kind', 'actor', 'applicantId', 'toStatus', 'toState'])
    .where('applicationId', '=', applicationId)
    .where('kind', 'in', [...evidenceEvents])
    .where(({ not }) => not(isUntold('applicationEvent.id', 'applicationEvent.applicationId', now)))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findWorkTold(tx: Tx, applicationId: number, limit: number) {
  return tx
    .selectFrom('auditEntry')
    .select(['at', 'action'])
    .where('applicationId', '=', applicationId)
    .where('action', 'in', [...evidenceActions])
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Letters sent to the contact, in order. */
export function findLettersTold(tx: Tx, applicationId: number, limit: number) {
  return tx
    .selectFrom('letter')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'sent')
    .where('sentAt', 'is not', null)
    .where('kind', 'in', listedLetterKinds)
    .orderBy('sentAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type DocumentTold = Omit<EvidenceDocument, 'traveller' | 'at'> & {
  applicantId: number | null
  at: Date
}

/** Every document still stored, and every visa that nobody can take back. */
export async function findDocumentsTold(
  tx: Tx,
  applicationId: number,
  { limit, now }: { limit: number; now: Date },
) {
  const { rows } = await sql<DocumentTold>`
    select d.applicant_id, d.document_type as type, d.file_name, d.version, d.created_at as at,
      f.size_bytes, encode(f.sha256, 'hex') as sha256, d.review
    from document d join stored_file f on f.storage_key = d.storage_key
    where d.application_id = ${applicationId} and d.removed_at is null
    union all
    select v.applicant_id, 'visa', v.file_name, 1, v.created_at, f.size_bytes, encode(f.sha256, 'hex'), null
    from approval_document v join stored_file f on f.storage_key = v.storage_key
    where v.application_id = ${applicationId} and not exists (
      select from held_decision h where h.application_id = v.application_id
        and h.until > ${now} and v.id = any(h.visa_ids))
    order by at, sha256 limit ${limit}`.execute(tx)
  return rows
}

/** When and by whom a dispute's evidence was downloaded, newest first. */
export function findBundlesMade(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('auditEntry')
    .leftJoin('staff', 'staff.id', 'auditEntry.staffId')
    .select(['auditEntry.at', 'staff.name'])
    .where('auditEntry.action', '=', 'dispute.evidence-made')
    .where('auditEntry.subject', '=', disputeId)
    .orderBy('auditEntry.id', 'desc')
    .limit(20)
    .execute()
}
