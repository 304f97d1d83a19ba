import type { ProcessingType, VisaType } from '../application/choice.ts'
import type { Company } from '../reference/company.ts'
import { findCountry } from '../reference/countries.ts'
import type { Language } from '../reference/languages.ts'
import type { Cents } from './money.ts'
import { authorityShare, type PriceLine } from './pricing.ts'
import type { DecisionGround } from './refund.ts'

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
export type ReceiptCompany = Pick<
  Company,
  'name' | 'legalName' | 'address' | 'email' | 'phone' | 'registration' | 'taxId'
>

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
  ground: DecisionGround
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

/** What every receipt and credit note of an application is told. */
export type ReceiptFacts = Omit<Common, 'billing'> & {
  typed: BillingAddress | null
  contactName: string
}

/** The number as it is written: at least six digits, '000042'. */
export function writeReceiptNumber(number: number): string {
  return String(number).padStart(6, '0')
}

/** 'receipt-000042.pdf', in every language. */
export function receiptFileName({ kind, number }: { kind: ReceiptKind; number: number }): string {
  return `${kind}-${writeReceiptNumber(number)}.pdf`
}

/** Whoever typed a name is named so, everybody else as the contact of the application. */
export function addresseeOf(typed: BillingAddress | null, contactName: string): ReceiptAddressee {
  const words = (...parts: (string | undefined)[]) =>
    parts.map((part) => part?.trim() ?? '').filter(Boolean)
  return {
    name: words(typed?.firstName, typed?.lastName).join(' ') || contactName,
    lines: words(typed?.street1, typed?.street2, typed?.city),
    country: findCountry(typed?.country.trim() ?? '')?.code ?? null,
  }
}

/** What of the price lines of an order is the official government fee: a fee for each traveller. */
export function authorityCentsOf({
  visaType,
  numberOfApplicants,
}: Pick<ReceiptOrder, 'visaType' | 'numberOfApplicants'>): Cents {
  return authorityShare(visaType) * numberOfApplicants
}

/** The charge of an order that is paid for the first time. */
export function orderCharge(order: ReceiptOrder, lines: readonly PriceLine[]): Charge {
  return { subject: 'order', lines, authorityCents: authorityCentsOf(order) }
}

/**
 * The charge of a supplement: every line whose amount changed, with the difference of its price for
 * one. A line may be negative where something became cheaper; all of them make what is paid now.
 */
export function supplementCharge(
  before: { order: ReceiptOrder; lines: readonly PriceLine[] },
  after: { order: ReceiptOrder; lines: readonly PriceLine[] },
): Charge {
  const items = new Set([...before.lines, ...after.lines].map(({ item }) => item))
  const lines = [...items].map((item) => {
    const [was, is] = [before, after].map(({ lines }) => lines.find((line) => line.item === item))
    const quantity = is?.quantity ?? was?.quantity ?? 1
    const amountCents = (is?.amountCents ?? 0) - (was?.amountCents ?? 0)
    return { item, quantity, unitCents: amountCents / quantity, amountCents }
  })
  return {
    subject: 'supplement',
    lines: lines.filter(({ amountCents }) => amountCents !== 0),
    authorityCents: authorityCentsOf(after.order) - authorityCentsOf(before.order),
  }
}

/** The paper of a payment. Throws RangeError when its lines are not what was paid. */
export function receiptOf(facts: ReceiptFacts, charge: Charge): ReceiptContent {
  const { typed, contactName, ...common } = facts
  const sum = charge.lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
  if (sum !== common.totalCents) throw new RangeError('The lines are not what was paid')
  const serviceCents = common.totalCents - charge.authorityCents
  const billing = addresseeOf(typed, contactName)
  return { ...common, billing, kind: 'receipt', ...charge, serviceCents }
}

/**
 * The paper of money that goes back of a payment: addressed as its receipt. Throws RangeError when more
 * goes back than was paid.
 */
export function creditNoteOf(
  { company, isTest }: Pick<ReceiptFacts, 'company' | 'isTest'>,
  receipt: ReceiptContent,
  { totalCents, ...credit }: Credit & { totalCents: Cents },
): ReceiptContent {
  if (credit.returnedBeforeCents + totalCents > credit.paidCents) {
    throw new RangeError('More goes back than was paid')
  }
  const { language, reference, billing, order, currency, payment } = receipt
  const common = { language, reference, billing, order, currency, payment }
  return { ...common, company, isTest, totalCents, kind: 'credit-note', ...credit }
}

/** The facts of the company that stand on a receipt. */
export function issuerOf(company: Company): ReceiptCompany {
  const { name, legalName, address, email, phone, registration, taxId } = company
  return { name, legalName, address, email, phone, registration, taxId }
}
