import type { ProcessingType, VisaType } from './application/choice.ts'
import { type Cents, toDollars } from './money/money.ts'
import type { PriceLine } from './money/pricing.ts'
import { policy } from './policy.ts'
import type { Language } from './reference/languages.ts'
import type { Rules } from './rules/rules.ts'

/** One side of the agreement. */
export type AgreementParty = { name: string; email: string; phone?: string; address?: string }

/** What is ordered; null where the agreement is read before anything is chosen. */
export type AgreementSelection = {
  visaType: VisaType
  processingType: ProcessingType
  numberOfApplicants: number
  hasInsurance: boolean
  hasESim: boolean
}

export type AgreementPrice = { currency: 'USD'; lines: readonly PriceLine[]; totalCents: Cents }

/** A numbered clause with its wording as shown, so that later edits to the phrases do not alter it. */
export type AgreementClause = { title: string; text: string; points: readonly string[] }

export type AgreementSignature = {
  /** SHA-256 (hex) of the stored PNG of the signature. */
  sha256: string
  /** ISO 8601, UTC. */
  signedAt: string
  /** IPv4 or IPv6 address of the signer. */
  networkAddress: string
}

/** Everything agreed. The document prints the SHA-256 of its canonical form. */
export type AgreementContent = {
  /** UUID of the agreement; a preview has none. */
  id: string | null
  termsVersion: string
  /** Number of the rules it was signed under; absent before rules had numbers. */
  rulesVersion?: number
  language: Language
  company: AgreementParty
  client: AgreementParty
  selection: AgreementSelection | null
  price: AgreementPrice | null
  clauses: readonly AgreementClause[]
  signature: AgreementSignature | null
}

type ClauseParams = Readonly<Record<string, number | string>>

/** A clause without its wording: `agreement.clause.<id>.title`, `.text`, `.1` … `.<points>`. */
export type ClauseDefinition = { id: string; points: number; params?: ClauseParams }

/** The clauses in order, with the numbers they state (refund policy and terms of service). */
export const clauseDefinitions = ({
  refund,
  passport,
  speeds,
}: Rules): readonly ClauseDefinition[] => [
  { id: 'who-we-are', points: 0 },
  { id: 'service', points: 4 },
  { id: 'no-guarantee', points: 0 },
  {
    id: 'your-part',
    points: 4,
    params: {
      passportDays: passport.daysAfterArrival,
      passportMonths: passport.monthsFromToday,
      days: refund.documentReplyBusinessDays,
      adultAge: policy.adultAge,
    },
  },
  { id: 'price', points: 0 },
  {
    id: 'cancel',
    points: 4,
    params: { hours: refund.cancellationHours, adminFee: toDollars(refund.adminFeeCents) },
  },
  { id: 'refund', points: 3, params: { days: refund.requestDays } },
  {
    id: 'no-refund',
    points: 5,
    params: { hours: speeds.super_urgent.most },
  },
  {
    id: 'refund-course',
    points: 4,
    params: {
      replyDays: refund.replyBusinessDays,
      reviewDays: refund.reviewBusinessDays,
      leastDays: refund.paymentBusinessDays.least,
      mostDays: refund.paymentBusinessDays.most,
      apart: refund.paymentBusinessDays.most - refund.paymentBusinessDays.least,
      answerDays: refund.documentReplyBusinessDays,
      adminFee: toDollars(refund.adminFeeCents),
    },
  },
  { id: 'chargeback', points: 0 },
  {
    id: 'data',
    points: 0,
    params: {
      applicationYears: policy.retentionYears.application,
      paymentYears: policy.retentionYears.payment,
      correspondenceYears: policy.retentionYears.correspondence,
      erasureDays: policy.erasureDays,
      breachHours: policy.breachNoticeHours,
    },
  },
  { id: 'force-majeure', points: 0 },
  {
    id: 'liability',
    points: 0,
    params: {
      months: policy.liabilityMonths,
      claimYears: policy.claimYears.fromKnowledge,
      actYears: policy.claimYears.fromAct,
    },
  },
  { id: 'law', points: 0 },
  { id: 'signature', points: 0 },
]

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError('An agreement holds whole numbers only')
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
  return `{${entries.join(',')}}`
}

/**
 * The content as deterministic text: JSON with sorted keys, no spaces and whole numbers only (RFC
 * 8785 for this subset). Key order does not matter.
 */
export function canonicalAgreement(content: AgreementContent): string {
  return canonical(content)
}
