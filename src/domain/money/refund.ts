import type { ProcessingType } from '../application/choice.ts'
import type { ApplicationStatus } from '../application/status.ts'
import type { ErrorCode } from '../error.ts'
import type { Rules } from '../rules/rules.ts'
import { addBusinessDays } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import type { PriceItem, PriceLine } from './pricing.ts'

/** Grounds of a traveller's refund request. */
export const refundGrounds = ['refund', 'cancellation', 'duplicate', 'service-failed'] as const
export type RefundGround = (typeof refundGrounds)[number]

/** Grounds of a refund: a request's, a cheaper order, or our lateness at a paid speed. */
export const decisionGrounds = [...refundGrounds, 'amended', 'late'] as const
export type DecisionGround = (typeof decisionGrounds)[number]

/** Progress at the gateway. */
export const refundStates = ['due', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * Origin of a refund: a duplicate payment, one for a lapsed amendment, or a decision with a ground:
 * by staff, or automatic when late.
 */
export const refundOrigins = ['duplicate', 'lapsed', 'staff', 'late'] as const
export type RefundOrigin = (typeof refundOrigins)[number]

/** Whether it refunds part of a valid payment rather than a payment that never counted. */
export const isDecision = (origin: RefundOrigin): boolean => origin === 'staff' || origin === 'late'

/** Obstacles to a refund by the policy. */
export const refundObstacles = [
  'not-paid',
  'paid-back',
  'disputed',
  'too-late',
  'information-wrong',
  'documents-overdue',
  'express-service',
  'submitted',
  'government-rejected',
  'cancelled-too-late',
  'review-started',
  'documents-uploaded',
  'nothing-left',
] as const
export type RefundObstacle = (typeof refundObstacles)[number]

/** Reasons of a proposal: the one for it, or all against it. */
export const refundReasons = [
  ...refundObstacles,
  'not-processed',
  'cancelled-in-time',
  'paid-twice',
  'technical-fault',
  'made-cheaper',
  'promise-missed',
  'fee-kept',
  'fee-waived',
] as const
export type RefundReason = (typeof refundReasons)[number]

/** The money a decision is about, in US cents. */
export type RefundMoney = {
  /** Paid by card for the subject of the decision: the order, a traveller's share, or a difference. */
  paidCents: Cents
  /** Refunded of it, or about to be. */
  refundedCents: Cents
  /** Left of all card payments for the application. */
  leftCents: Cents
  /** Fee already retained from the rest of the order: it is retained once per order. */
  feeElsewhereCents: Cents
}

/** What a refund depends on: the application or one traveller, and its payments. Days in London. */
export type RefundFacts = RefundMoney & {
  paidOn: CalendarDate | null
  orderedOn: CalendarDate
  status: ApplicationStatus
  processingType: ProcessingType
  /** Whether it was ever filed. */
  wasSubmitted: boolean
  /** Whether our review has started. */
  reviewStarted: boolean
  documentCount: number
  /** When outstanding documents were requested. */
  documentsAskedOn: CalendarDate | null
  /** A document contradicts an answer. */
  informationWrong: boolean
  /** A bank withholds the money, or has taken it back. */
  isDisputed: boolean
}

export type RefundRequest = {
  ground: DecisionGround
  requestedOn: CalendarDate
  /** The decision day, from which the payment deadline counts. */
  decidedOn: CalendarDate
}

export type RefundProposal = {
  ground: DecisionGround
  /** Whether the policy grants a refund. */
  eligible: boolean
  reasons: readonly RefundReason[]
  paidCents: Cents
  feeCents: Cents
  amountCents: Cents
  /** Last day to request it; null while unpaid. */
  requestBy: CalendarDate | null
  /** Last day of our first answer, of the review, and of the payment after a decision. */
  answerBy: CalendarDate
  reviewBy: CalendarDate
  payBy: CalendarDate
}

/**
 * Whether the price of a speed is non-refundable: speeds promised in hours. The agreement and the
 * refund policy name them; currently super_urgent.
 */
export function isExpress(rules: Rules, processingType: ProcessingType): boolean {
  return rules.speeds[processingType].unit === 'hours'
}

/** The fee retained; duplicate payments and our own failures cost the traveller nothing. */
export function refundFee(
  rules: Rules,
  ground: DecisionGround,
  feeElsewhereCents: Cents = 0,
): Cents {
  if (ground === 'duplicate' || ground === 'service-failed' || ground === 'late') return 0
  return Math.max(0, rules.refund.adminFeeCents - feeElsewhereCents)
}

/**
 * The maximum refund on a ground: paid less refunded less the fee, which is retained once however
 * many partial refunds are made.
 */
export function refundLimit(rules: Rules, money: RefundMoney, ground: DecisionGround): Cents {
  const { paidCents, refundedCents, leftCents, feeElsewhereCents } = money
  const own = paidCents - refundedCents - refundFee(rules, ground, feeElsewhereCents)
  return Math.max(0, Math.min(own, leftCents - refundFee(rules, ground)))
}

/** Whether a whole order is fully refunded on a ground. */
export function isAllBack(
  rules: Rules,
  paidCents: Cents,
  refundedCents: Cents,
  ground: DecisionGround,
): boolean {
  return refundedCents >= paidCents - refundFee(rules, ground)
}

/** Items per traveller; the others are shared while anyone continues. */
const ownItems: readonly PriceItem[] = ['base', 'insurance', 'esim']

/**
 * A traveller's share of a price: visa, insurance and e-SIM. Shared items stay with those who
 * continue, and belong to the last one once all others have withdrawn.
 */
export function shareOf(lines: readonly PriceLine[], { isLast }: { isLast: boolean }): Cents {
  return lines.reduce((sum, { item, unitCents, amountCents }) => {
    if (ownItems.includes(item)) return sum + unitCents
    return isLast ? sum + amountCents : sum
  }, 0)
}

/** Allocates a refund to payments, the first one first. Throws RangeError beyond what is left. */
export function allocate<P extends { leftCents: Cents }>(
  payments: readonly P[],
  amountCents: Cents,
): { payment: P; amountCents: Cents }[] {
  let open = amountCents
  const parts = payments.map((payment) => {
    const part = Math.min(open, payment.leftCents)
    open -= part
    return { payment, amountCents: part }
  })
  if (open > 0) throw new RangeError('More than was paid')
  return parts.filter((part) => part.amountCents > 0)
}

/** The day on which the hours for a cancellation end. */
const lastHour = ({ cancellationHours }: Rules['refund'], orderedOn: CalendarDate) =>
  addDays(orderedOn, Math.ceil(cancellationHours / 24))

// A request has only a date. One made the day after the order may be within 24 hours, so that day
// still counts.
function requestBy(
  { refund }: Rules,
  { ground }: RefundRequest,
  facts: RefundFacts,
): CalendarDate | null {
  if (ground === 'cancellation') return lastHour(refund, facts.orderedOn)
  return facts.paidOn && addDays(facts.paidOn, refund.requestDays)
}

const stands: Record<
  RefundObstacle,
  (facts: RefundFacts, request: RefundRequest, rules: Rules) => boolean
> = {
  'not-paid': ({ paidCents }) => paidCents <= 0,
  'paid-back': ({ paidCents, refundedCents }) => paidCents > 0 && refundedCents >= paidCents,
  disputed: ({ isDisputed }) => isDisputed,
  'too-late': ({ paidOn }, { requestedOn }, { refund }) =>
    paidOn !== null && requestedOn > addDays(paidOn, refund.requestDays),
  'information-wrong': ({ informationWrong }) => informationWrong,
  'documents-overdue': ({ documentsAskedOn }, { decidedOn }, rules) =>
    documentsAskedOn !== null &&
    decidedOn > addBusinessDays(rules, documentsAskedOn, rules.refund.documentReplyBusinessDays),
  'express-service': ({ processingType }, _request, rules) => isExpress(rules, processingType),
  submitted: ({ wasSubmitted, status }) => wasSubmitted && status !== 'rejected',
  'government-rejected': ({ wasSubmitted, status }) => wasSubmitted && status === 'rejected',
  'cancelled-too-late': ({ orderedOn }, { requestedOn }, { refund }) =>
    requestedOn > lastHour(refund, orderedOn),
  'review-started': ({ reviewStarted }) => reviewStarted,
  'documents-uploaded': ({ documentCount }) => documentCount > 0,
  'nothing-left': (facts, { ground }, rules) =>
    facts.paidCents > facts.refundedCents && refundLimit(rules, facts, ground) === 0,
}

const always: readonly RefundObstacle[] = ['not-paid', 'paid-back', 'too-late', 'nothing-left']
/** A cheaper order stands whatever the bank says; only its refund is refused. */
const asked: readonly RefundObstacle[] = ['disputed', ...always]
const handedIn: readonly RefundObstacle[] = [
  'information-wrong',
  'documents-overdue',
  'submitted',
  'government-rejected',
]

/** Obstacles by ground, in the order of the refund policy. */
const obstaclesOf: Record<DecisionGround, readonly RefundObstacle[]> = {
  refund: [...asked, 'express-service', ...handedIn],
  cancellation: [
    ...asked,
    'express-service',
    ...handedIn,
    'cancelled-too-late',
    'review-started',
    'documents-uploaded',
  ],
  duplicate: asked,
  'service-failed': [...asked, ...handedIn],
  amended: [...asked, 'express-service'],
  late: always,
}

const reasonFor: Record<DecisionGround, RefundReason> = {
  refund: 'not-processed',
  cancellation: 'cancelled-in-time',
  duplicate: 'paid-twice',
  'service-failed': 'technical-fault',
  amended: 'made-cheaper',
  late: 'promise-missed',
}

/** The policy's answer to a request. Staff confirm it, or decide otherwise with a reason. */
export function proposeRefund(
  rules: Rules,
  facts: RefundFacts,
  request: RefundRequest,
): RefundProposal {
  const { refund } = rules
  const { ground, requestedOn, decidedOn } = request
  const against = obstaclesOf[ground].filter((obstacle) => stands[obstacle](facts, request, rules))
  const eligible = against.length === 0
  const feeCents = refundFee(rules, ground, facts.feeElsewhereCents)
  return {
    ground,
    eligible,
    reasons: eligible ? [reasonFor[ground], feeCents > 0 ? 'fee-kept' : 'fee-waived'] : against,
    paidCents: facts.paidCents,
    feeCents,
    amountCents: eligible ? refundLimit(rules, facts, ground) : 0,
    requestBy: requestBy(rules, request, facts),
    answerBy: addBusinessDays(rules, requestedOn, refund.replyBusinessDays),
    reviewBy: addBusinessDays(rules, requestedOn, refund.reviewBusinessDays),
    payBy: addBusinessDays(rules, decidedOn, refund.paymentBusinessDays.most),
  }
}

export const halfOf = (paidCents: Cents): Cents => Math.round(paidCents / 2)

/** Any amount but the proposed one and half of what was paid is explained. */
export const needsNote = (
  amountCents: Cents,
  proposal: Pick<RefundProposal, 'amountCents' | 'paidCents'>,
): boolean => amountCents !== proposal.amountCents && amountCents !== halfOf(proposal.paidCents)

/** The error code if staff may not refund this amount, else null. None may exceed the limit. */
export function whyNotRefund(
  rules: Rules,
  proposal: RefundProposal,
  facts: RefundFacts,
  decision: { amountCents: Cents; note: string | null },
): ErrorCode | null {
  const { amountCents, note } = decision
  if (facts.isDisputed) return 'refund.disputed'
  const limit = refundLimit(rules, facts, proposal.ground)
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > limit) {
    return 'refund.amount-wrong'
  }
  return needsNote(amountCents, proposal) && !note ? 'refund.note-required' : null
}
