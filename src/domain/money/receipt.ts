import type { ProcessingType, VisaType } from '../application/choice.ts'
import type { Company } from '../reference/company.ts'
import { findCountry } from '../reference/countries.ts'
import type { Language } from '../reference/languages.ts'
import type { Rules } from '../rules/rules.ts'
import type { Cents } from './money.ts'
import { authorityShare, type PriceLine } from './pricing.ts'
import type { DecisionGround } from './refund.ts'

/** What was paid: the original order, or a supplement for a later choice. */
export const receiptSubjects = ['order', 'supplement'] as const
export type ReceiptSubject = (typeof receiptSubjects)[number]

/** The payer's billing details; every field may be empty. */
export type BillingAddress = {
  firstName: string
  lastName: string
  street1: string
  street2: string
  city: string
  /** ISO 3166-1 alpha-2, or empty. */
  country: string
}

/** The addressee: name, address lines, and country (ISO) or null. */
export type ReceiptAddressee = { name: string; lines: readonly string[]; country: string | null }

/** The issuer. Registration and tax number are null if the operator has none. */
export type ReceiptCompany = Pick<
  Company,
  'name' | 'legalName' | 'address' | 'email' | 'phone' | 'registration' | 'taxId'
>

/** The order at the time of booking. */
export type ReceiptOrder = {
  visaType: VisaType
  processingType: ProcessingType
  numberOfApplicants: number
}

/** `capturedAt` in ISO 8601, UTC. */
export type ReceiptPayment = { gatewayRef: string | null; capturedAt: string }

/** Facts of receipts and credit notes. */
export type ReceiptFacts = {
  language: Language
  /** Reference of the application: 'TZ-001042'. */
  reference: string
  /** Null on receipts older than stored issuers: printed with the current company. */
  company: ReceiptCompany | null
  /** Null once erased. */
  billing: ReceiptAddressee | null
  order: ReceiptOrder
  totalCents: Cents
  /** ISO 4217. */
  currency: string
  payment: ReceiptPayment
  /** Test payment: no card was charged. */
  isTest: boolean
}

/** The charge by line and its shares, which add up to the total. */
export type Charge = {
  subject: ReceiptSubject
  lines: readonly PriceLine[]
  authorityCents: Cents
}

/** The part of a payment that is refunded, and its receipt. Amounts of this payment only. */
export type Credit = {
  ground: DecisionGround
  receiptNumber: number
  /** ISO 8601, UTC. */
  receiptIssuedAt: string
  paidCents: Cents
  /** Refunded by earlier credit notes. */
  returnedBeforeCents: Cents
}

/** The complete content except number and date. Frozen when issued. */
export type ReceiptContent = ReceiptFacts &
  (({ kind: 'receipt'; serviceCents: Cents } & Charge) | ({ kind: 'credit-note' } & Credit))

/** The typed billing name, else the contact. */
export function addresseeOf(typed: BillingAddress | null, contactName: string): ReceiptAddressee {
  const words = (...parts: (string | undefined)[]) =>
    parts.map((part) => part?.trim() ?? '').filter(Boolean)
  return {
    name: words(typed?.firstName, typed?.lastName).join(' ') || contactName,
    lines: words(typed?.street1, typed?.street2, typed?.city),
    country: findCountry(typed?.country.trim() ?? '')?.code ?? null,
  }
}

/** The government fee within an order's price lines: one per traveller. */
export function authorityCentsOf(
  rules: Rules,
  { visaType, numberOfApplicants }: Pick<ReceiptOrder, 'visaType' | 'numberOfApplicants'>,
): Cents {
  return authorityShare(rules, visaType) * numberOfApplicants
}

/** The charge of the first payment of an order. */
export function orderCharge(
  rules: Rules,
  order: ReceiptOrder,
  lines: readonly PriceLine[],
): Charge {
  return { subject: 'order', lines, authorityCents: authorityCentsOf(rules, order) }
}

/**
 * The charge of a supplement: every changed line with its unit price difference. Lines may be
 * negative; their sum is the amount due.
 */
export function supplementCharge(
  rules: Rules,
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
    authorityCents: authorityCentsOf(rules, after.order) - authorityCentsOf(rules, before.order),
  }
}

/** The receipt of a payment. Throws RangeError if the lines do not add up to it. */
export function receiptOf(facts: ReceiptFacts, charge: Charge): ReceiptContent {
  const sum = charge.lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
  if (sum !== facts.totalCents) throw new RangeError('The lines are not what was paid')
  const serviceCents = facts.totalCents - charge.authorityCents
  return { ...facts, kind: 'receipt', ...charge, serviceCents }
}

/**
 * The credit note of a refund, with the receipt's addressee. Throws RangeError if more is refunded
 * than was paid.
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

/** The company's details on a receipt. */
export function issuerOf(company: Company): ReceiptCompany {
  const { name, legalName, address, email, phone, registration, taxId } = company
  return { name, legalName, address, email, phone, registration, taxId }
}
