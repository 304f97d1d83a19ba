import { referenceOf } from '#domain/application/reference.ts'
import { toDollars } from '#domain/money/money.ts'
import {
  addresseeOf,
  type BillingAddress,
  type Charge,
  creditNoteOf,
  issuerOf,
  receiptOf,
} from '#domain/money/receipt.ts'
import { receiptFileName } from '#domain/money/receipt-number.ts'
import type { DecisionGround } from '#domain/money/refund.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { bookCapture, bookRefund } from '../../data/money/booking.ts'
import {
  findReceipt,
  findReceiptOfPayment,
  findReceipts,
  insertReceipt,
  type ReceiptRow,
  sumCredited,
} from '../../data/money/receipt.ts'
import type { MailAttachment } from '../../platform/adapters/mailer/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

type Issuing = Pick<Services, 'company' | 'testPayments'>
type Crediting = Pick<Services, 'company' | 'testPayments' | 'rules'>

type Ordered = Pick<
  ApplicationRow,
  'id' | 'language' | 'contactName' | 'visaType' | 'processingType' | 'numberOfApplicants'
>

/** A counted payment and its purpose. */
export type PaidCharge = {
  /** After booking the payment. */
  application: Ordered
  payment: {
    id: string
    amountCents: number
    currency: string
    gatewayRef: string | null
    capturedAt: Date
  }
  /** The billing data stored with the attempt. */
  billing: BillingAddress | null
  charge: Charge
  now: Date
}

/** The billing data of this payment, else of the order's, else the contact. */
async function addresseeFor(tx: Tx, { application, billing }: PaidCharge) {
  const first = billing ? undefined : await findReceipt(tx, application.id, undefined)
  return first?.content.billing ?? addresseeOf(billing, application.contactName)
}

/**
 * Issues a payment's receipt in the transaction that books it, and adds it to the ledger; returns
 * its number. Call it last: from here on all other bookings wait, because the series has no gaps.
 */
export async function issueReceipt(tx: Tx, services: Issuing, paid: PaidCharge): Promise<number> {
  const { application, payment, charge, now } = paid
  const { visaType, processingType, numberOfApplicants } = application
  const content = receiptOf(
    {
      language: application.language,
      reference: referenceOf(application.id),
      company: issuerOf(services.company),
      billing: await addresseeFor(tx, paid),
      order: { visaType, processingType, numberOfApplicants },
      totalCents: payment.amountCents,
      currency: payment.currency,
      payment: { gatewayRef: payment.gatewayRef, capturedAt: payment.capturedAt.toISOString() },
      isTest: services.testPayments,
    },
    charge,
  )
  const kind = charge.subject === 'order' ? 'capture' : 'supplement'
  const booked = { applicationId: application.id, payment, now }
  const paper = { kind: 'receipt', paymentId: payment.id, refundId: null } as const
  const about = { ...paper, applicationId: application.id }
  const number = await insertReceipt(tx, { ...about, content, issuedAt: now })
  await bookCapture(tx, kind, booked, charge.authorityCents)
  return number
}

/** A completed refund of one payment. */
export type GivenBack = {
  application: Pick<ApplicationRow, 'id' | 'rulesVersion'>
  refund: {
    id: string
    paymentId: string
    amountCents: number
    currency: string
    ground: DecisionGround | null
  }
  now: Date
}

/**
 * Issues a refund's credit note in the transaction that books it, and adds it to the ledger;
 * returns its number. Null for an automatic refund of a mistaken payment, which had no receipt.
 * Call it last, like `issueReceipt`.
 */
export async function issueCreditNote(
  tx: Tx,
  services: Crediting,
  { application, refund, now }: GivenBack,
): Promise<number | null> {
  const { id: applicationId, rulesVersion } = application
  const receipt = await findReceiptOfPayment(tx, refund.paymentId)
  const { id: refundId, paymentId, amountCents, currency } = refund
  const payment = { id: paymentId, amountCents, currency }
  const kind = receipt ? 'refund' : 'second-refund'
  const rules = services.rules.of(rulesVersion)
  await bookRefund(tx, rules, kind, { applicationId, refundId, payment, now })
  if (!receipt) return null
  const content = creditNoteOf(
    { company: issuerOf(services.company), isTest: services.testPayments },
    receipt.content,
    {
      ground: refund.ground ?? 'refund',
      receiptNumber: receipt.number,
      receiptIssuedAt: receipt.issuedAt.toISOString(),
      paidCents: receipt.amountCents,
      returnedBeforeCents: await sumCredited(tx, refund.paymentId),
      totalCents: refund.amountCents,
    },
  )
  const paper = { kind: 'credit-note', paymentId: refund.paymentId, refundId: refund.id } as const
  return insertReceipt(tx, { ...paper, applicationId, content, issuedAt: now })
}

/**
 * Prints the paper on request: the same content gives the same bytes, so nothing is stored. Throws
 * `server.busy` when too many wait, and the printer's errors.
 */
export function printReceipt(
  { printer, company, rules }: Pick<Services, 'printer' | 'company' | 'rules'>,
  { number, issuedAt, content, rulesVersion }: ReceiptRow,
): Promise<Uint8Array> {
  const issued = { ...content, company: content.company ?? issuerOf(company) }
  const { speeds, prices } = rules.of(rulesVersion)
  const print = { number, issuedAt: issuedAt.toISOString(), rules: { speeds, prices } }
  return printer.receipt(issued, print)
}

/** An application's receipts and credit notes with their addresses. */
export async function receiptItems(tx: Tx, id: number, urlOf: (number: number) => string) {
  const rows = await findReceipts(tx, id)
  return rows.map(({ number, kind, amountCents, issuedAt }) => ({
    number,
    kind,
    amountCents,
    issuedAt: issuedAt.toISOString(),
    url: urlOf(number),
  }))
}

/** Papers for a letter, all or none: the letter does not wait for them, and goes without when printing fails. */
export async function receiptAttachments(
  services: Services,
  rows: readonly ReceiptRow[],
): Promise<MailAttachment[]> {
  const attachmentOf = async (row: ReceiptRow): Promise<MailAttachment> => ({
    filename: `${receiptFileName(row)}.pdf`,
    contentType: 'application/pdf',
    content: await printReceipt(services, row),
  })
  try {
    return await Promise.all(rows.map(attachmentOf))
  } catch (err) {
    services.log.error({ err }, 'receipts for a letter could not be printed')
    return []
  }
}

/** A record as travellers get it: its amount in dollars. */
export const inDollars = <T extends { amountCents: number }>({ amountCents, ...rest }: T) => ({
  ...rest,
  amount: toDollars(amountCents),
})
