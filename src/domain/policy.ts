import { type Cents, toDollars } from './money/money.ts'

/**
 * What the published terms, refund policy and privacy policy promise, as numbers: the pages, the
 * agreement and the jobs that keep the promises all read them here. Business days are Monday to
 * Friday, but for bank holidays (`business-day.ts`).
 */
export const policy = {
  /** Kept from every approved refund: gateway charges, staff time, currency conversion. */
  adminFeeCents: 2500 satisfies Cents,
  /** A refund can be asked for within this many days of the payment. */
  refundRequestDays: 30,
  /** Business days until the first answer to a refund request. */
  refundReplyBusinessDays: 3,
  /** Business days that the review of a request may take. */
  refundReviewBusinessDays: 10,
  /** Business days until an approved refund is paid back. */
  refundPaymentBusinessDays: { least: 5, most: 10 },
  /** Business days that a client has to answer when we ask for documents. */
  documentReplyBusinessDays: 3,
  /** Hours after the order within which it can be cancelled. */
  cancellationHours: 24,
  /** Our liability ends at the fees paid in this many months before the claim. */
  liabilityMonths: 12,
  /** Years after which a claim is barred: from knowing, and at most from the act itself. */
  claimYears: { fromKnowledge: 1, fromAct: 2 },
  /** Hours within which people hear of a breach of their data. */
  breachNoticeHours: 72,
  /** Years that each kind of record is kept. */
  retentionYears: { application: 7, payment: 6, correspondence: 3 },
  /** Months that the sums of visits are kept: a month can be compared with the same of two years before. */
  visitMonths: 25,
  /** Days that unfinished answers are kept. */
  draftDays: 14,
  /** Days within which data is deleted or anonymised when somebody asks. */
  erasureDays: 30,
  /** Days that the address of an answered request is kept, in case somebody asks about it. */
  requestAddressDays: 30,
  /** Days after the decision that the answer to the portal's security question is kept: until the visa is surely there. */
  securityAnswerDays: 90,
  /** Months within which a request about personal data is answered, and at most when extended. */
  rightsReplyMonths: { usual: 1, extended: 3 },
  /** Persons younger than this many years are minors. */
  adultAge: 18,
} as const

/** As the agreement and the legal pages write it. */
export const adminFeeDollars = toDollars(policy.adminFeeCents)

/**
 * Version of the texts that a traveller accepts, the agreement and the legal pages, and the date that all of
 * them carry: it rises with every change of what one of them means. What was signed keeps the version and the
 * words that it was signed with.
 */
export const termsVersion = '2026-11-23'
