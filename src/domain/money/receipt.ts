import type { ProcessingType, VisaType } from '../application/choice.ts'
import type { Language } from '../reference/languages.ts'
import type { Cents } from './money.ts'
import { authorityShare, type PriceLine } from './pricing.ts'
import type { RefundGround } from './refund.ts'

/** A receipt says that money came, a credit note that it went back. Both are numbered in one series. */
export const receiptKinds = ['receipt', 'credit-note'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** What a payment was for: the order as it was first paid, or a dearer choice made later. */
export const receiptSubjects = ['order', 'supplement'] as const
export type ReceiptSubject = (typeof receiptSubjects)[number]

/** What a payer typed about themselves; every field may be empty. */
export type BillingAddress = {
  firstName: string
  lastName: string
  street1: string
  street2: string
  city: string
  /** ISO 3166-1 alpha-2, or empty. */
  country: string
}

/** To whom a receipt is addressed: a name, the lines of the address, and the country (ISO) or null. */
export type ReceiptAddressee = { name: string; lines: readonly string[]; country: string | null }

/** Who issued it. Registration and tax number are null where the operator gave none. */
export type ReceiptCompany = {
  name: string
  legalName: string
  address: string
  email: string
  phone: string
  registration: string | null
  taxId: string | null
}

/** What the application says of the order at the moment of booking. */
export type ReceiptOrder = {
  visaType: VisaType
  processingType: ProcessingType
  numberOfApplicants: number
}

/** The payment that came. `capturedAt` in ISO 8601, UTC. */
export type ReceiptPayment = { gatewayRef: string | null; capturedAt: string }

type Common = {
  language: Language
  /** Reference of the application: 'TZ-001042'. */
  reference: string
  /** Null where it was issued before issuers were kept: then that of the day of printing. */
  company: ReceiptCompany | null
  /** Null once the person was erased. */
  billing: ReceiptAddressee | null
  order: ReceiptOrder
  totalCents: Cents
  /** ISO 4217. */
  currency: string
  payment: ReceiptPayment
  /** No card was charged. */
  isTest: boolean
}

/** What was charged, line by line, and how it is shared: both shares add up to the total. */
export type Charge = {
  subject: ReceiptSubject
  lines: readonly PriceLine[]
  authorityCents: Cents
}

/** What of a payment goes back, and of which receipt. Amounts are of this payment alone. */
export type Credit = {
  ground: RefundGround
  receiptNumber: number
  /** ISO 8601, UTC. */
  receiptIssuedAt: string
  paidCents: Cents
  /** Given back by earlier credit notes. */
  returnedBeforeCents: Cents
}

/** Everything that stands on the paper, but for its number and day. Frozen when it is issued. */
export type ReceiptContent = Common &
  (({ kind: 'receipt'; serviceCents: Cents } & Charge) | ({ kind: 'credit-note' } & Credit))

/** The number as it is written: at least six digits, '000042'. */
export function writeReceiptNumber(number: number): string {
  return String(number).padStart(6, '0')
}

/** What of the price lines of an order is the official government fee: a fee for each traveller. */
export function authorityCentsOf({
  visaType,
  numberOfApplicants,
}: Pick<ReceiptOrder, 'visaType' | 'numberOfApplicants'>): Cents {
  return authorityShare(visaType) * numberOfApplicants
}
