import { sql } from 'kysely'
import type { ReceiptContent } from '#domain/money/receipt.ts'
import type { ReceiptKind } from '#domain/money/receipt-number.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The next number; locked until the transaction ends, and reused after a rollback. */
async function takeNumber(tx: Tx): Promise<number> {
  const { lastNumber } = await tx
    .updateTable('receiptCounter')
    .set(({ eb }) => ({ lastNumber: eb('lastNumber', '+', 1) }))
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return lastNumber
}

/** Stores a receipt or credit note under the next number; returns the number. */
export async function insertReceipt(
  tx: Tx,
  receipt: {
    kind: ReceiptKind
    applicationId: number
    paymentId: string
    refundId: string | null
    content: ReceiptContent
    issuedAt: Date
  },
): Promise<number> {
  const { content, ...row } = receipt
  const { totalCents, currency } = content
  const number = await takeNumber(tx)
  await tx
    .insertInto('receipt')
    .values({
      ...row,
      number,
      currency,
      amountCents: totalCents,
      content: JSON.stringify(content),
    })
    .execute()
  return number
}

/** A receipt or credit note that was not emptied. */
export type ReceiptRow = {
  number: number
  kind: ReceiptKind
  amountCents: number
  issuedAt: Date
  content: ReceiptContent
  /** Of its application. */
  rulesVersion: number
}

const selectReceipts = (tx: Tx) =>
  tx
    .selectFrom('receipt')
    .innerJoin('application', 'application.id', 'receipt.applicationId')
    .select(['number', 'kind', 'amountCents', 'issuedAt', 'content', 'application.rulesVersion'])
    .where('content', 'is not', null)
    .$narrowType<{ content: ReceiptContent }>()
    .orderBy('number')

/** An application's, while their payments are kept; oldest first. */
export function findReceipts(tx: Tx, applicationId: number): Promise<ReceiptRow[]> {
  return selectReceipts(tx).where('applicationId', '=', applicationId).execute()
}

/** An application's by number; without one its first receipt, that of the order. */
export function findReceipt(
  tx: Tx,
  applicationId: number,
  number: number | undefined,
): Promise<ReceiptRow | undefined> {
  return selectReceipts(tx)
    .where('applicationId', '=', applicationId)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .$if(number === undefined, (query) => query.where('kind', '=', 'receipt'))
    .limit(1)
    .executeTakeFirst()
}

/** A payment's receipt; mistaken payments refunded automatically have none. */
export function findReceiptOfPayment(tx: Tx, paymentId: string): Promise<ReceiptRow | undefined> {
  return selectReceipts(tx)
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'receipt')
    .executeTakeFirst()
}

/** Credit notes of refunds; automatic refunds have none. */
export function findCreditNotes(tx: Tx, refundIds: readonly string[]): Promise<ReceiptRow[]> {
  return selectReceipts(tx).where('refundId', 'in', refundIds).execute()
}

/** The sum of a payment's credit notes. */
export async function sumCredited(tx: Tx, paymentId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('receipt')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('sum'))
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'credit-note')
    .executeTakeFirstOrThrow()
  return sum
}

/** Removes the payer from an application's papers, keeping what accounting law requires. */
export async function clearBilling(tx: Tx, applicationId: number): Promise<void> {
  await sql`update receipt set content = jsonb_set(content, '{billing}', 'null')
    where application_id = ${applicationId} and content is not null`.execute(tx)
}

/** Empties the papers of expired payments; their numbers stay in the series. */
export async function emptyReceipts(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('receipt')
    .set({ content: null })
    .where('paymentId', 'in', paymentIds)
    .execute()
}

/** The same for all payments of an application. */
export async function emptyReceiptsOf(tx: Tx, applicationId: number): Promise<void> {
  await tx
    .updateTable('receipt')
    .set({ content: null })
    .where('applicationId', '=', applicationId)
    .execute()
}
