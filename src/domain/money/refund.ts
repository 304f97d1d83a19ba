import type { ProcessingType } from '../application/choice.ts'
import { readyTimes } from '../application/speed.ts'
import type { ApplicationStatus } from '../application/status.ts'
import type { ErrorCode } from '../error.ts'
import { policy } from '../policy.ts'
import { addBusinessDays } from '../time/business-day.ts'
import { addDays, type CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import type { PriceItem, PriceLine } from './pricing.ts'

/** On what ground a traveller asks for money back. */
export const refundGrounds = ['refund', 'cancellation', 'duplicate', 'service-failed'] as const
export type RefundGround = (typeof refundGrounds)[number]

/**
 * On what ground it is given back: one of those, because staff made the order cheaper, or because we were
 * late with a speed that was paid for.
 */
export const decisionGrounds = [...refundGrounds, 'amended', 'late'] as const
export type DecisionGround = (typeof decisionGrounds)[number]

/** How far the gateway has come with it. */
export const refundStates = ['due', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * Where it comes from: money that came twice or for a change that had lapsed; or a decision, which has a
 * ground: of staff, or of our own clock where we were late.
 */
export const refundOrigins = ['duplicate', 'lapsed', 'staff', 'late'] as const
export type RefundOrigin = (typeof refundOrigins)[number]

/** Whether it gives back a part of money that counts, rather than money that never counted. */
export const isDecision = (origin: RefundOrigin): boolean => origin === 'staff' || origin === 'late'

/** What stands against paying back, by the refund policy. */
export const refundObstacles = [
  'not-paid',
  'paid-back',
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

/** Why the proposal is what it is: what speaks for it, or everything that stands against it. */
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

/** The money that a decision is about, in US cents. */
export type RefundMoney = {
  /** Paid by card for all that this is about: the order, one traveller's share of it, a difference. */
  paidCents: Cents
  /** Given back of that before, or on its way. */
  refundedCents: Cents
  /** What is left of everything that was paid by card, whoever it was for. */
  leftCents: Cents
  /** What of our fee was kept of the rest of the order: it is kept once for all of it. */
  feeElsewhereCents: Cents
}

/** What is known of an application, or of one traveller of it, and its payments. Days in London. */
export type RefundFacts = RefundMoney & {
  paidOn: CalendarDate | null
  orderedOn: CalendarDate
  status: ApplicationStatus
  processingType: ProcessingType
  /** Whether it was ever handed to the authority. */
  wasSubmitted: boolean
  /** Whether we have begun to look through it. */
  reviewStarted: boolean
  documentCount: number
  /** When we asked for new documents that have not come yet. */
  documentsAskedOn: CalendarDate | null
  /** A document does not match what was answered. */
  informationWrong: boolean
}

export type RefundRequest = {
  ground: DecisionGround
  requestedOn: CalendarDate
  /** The day of the decision, from which the payment is counted. */
  decidedOn: CalendarDate
}

export type RefundProposal = {
  ground: DecisionGround
  /** Whether the policy pays anything back. */
  eligible: boolean
  reasons: readonly RefundReason[]
  paidCents: Cents
  feeCents: Cents
  amountCents: Cents
  /** Last day on which it could be asked for; null while nothing is paid. */
  requestBy: CalendarDate | null
  /** Last day of our first answer, of the review, and of the payment once it is decided. */
  answerBy: CalendarDate
  reviewBy: CalendarDate
  payBy: CalendarDate
}

/**
 * Whether the price of a speed is never refunded: of those that are promised in hours. The agreement and the
 * refund policy name them; so far that is super_urgent.
 */
export function isExpress(processingType: ProcessingType): boolean {
  return readyTimes[processingType].unit === 'hours'
}

/** Kept of an order; a payment taken twice and a fault of ours cost the traveller nothing. */
export function refundFee(ground: DecisionGround, feeElsewhereCents: Cents = 0): Cents {
  if (ground === 'duplicate' || ground === 'service-failed' || ground === 'late') return 0
  return Math.max(0, policy.adminFeeCents - feeElsewhereCents)
}

/**
 * The most that can go back on a ground: never more than was paid less what went back less the fee, and
 * of all that was paid the fee stays once, in however many parts the rest goes back.
 */
export function refundLimit(money: RefundMoney, ground: DecisionGround): Cents {
  const { paidCents, refundedCents, leftCents, feeElsewhereCents } = money
  const own = paidCents - refundedCents - refundFee(ground, feeElsewhereCents)
  return Math.max(0, Math.min(own, leftCents - refundFee(ground)))
}

/** Whether nothing is left to give back of a whole order on a ground, once this much has gone back. */
export function isAllBack(paidCents: Cents, refundedCents: Cents, ground: DecisionGround): boolean {
  return refundedCents >= paidCents - refundFee(ground)
}

/** Of these each traveller has their own; the others are for all, as long as anybody goes on. */
const ownItems: readonly PriceItem[] = ['base', 'insurance', 'esim']

/**
 * What of a price is one traveller's: their visa, insurance and e-SIM. What is paid once for all stays
 * with those who go on, and belongs to the last one, when all others have withdrawn.
 */
export function shareOf(lines: readonly PriceLine[], { isLast }: { isLast: boolean }): Cents {
  return lines.reduce((sum, { item, unitCents, amountCents }) => {
    if (ownItems.includes(item)) return sum + unitCents
    return isLast ? sum + amountCents : sum
  }, 0)
}

/** How much of each payment goes back, the first one first. Throws RangeError for more than is left. */
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

// A request is dated by its day. Whoever writes on the day after the order is within the 24 hours for
// all that we can tell, so that day still counts.
function requestBy({ ground }: RefundRequest, facts: RefundFacts): CalendarDate | null {
  if (ground === 'cancellation') return addDays(facts.orderedOn, policy.cancellationHours / 24)
  return facts.paidOn && addDays(facts.paidOn, policy.refundRequestDays)
}

const stands: Record<RefundObstacle, (facts: RefundFacts, request: RefundRequest) => boolean> = {
  'not-paid': ({ paidCents }) => paidCents <= 0,
  'paid-back': ({ paidCents, refundedCents }) => paidCents > 0 && refundedCents >= paidCents,
  'too-late': ({ paidOn }, { requestedOn }) =>
    paidOn !== null && requestedOn > addDays(paidOn, policy.refundRequestDays),
  'information-wrong': ({ informationWrong }) => informationWrong,
  'documents-overdue': ({ documentsAskedOn }, { decidedOn }) =>
    documentsAskedOn !== null &&
    decidedOn > addBusinessDays(documentsAskedOn, policy.documentReplyBusinessDays),
  'express-service': ({ processingType }) => isExpress(processingType),
  submitted: ({ wasSubmitted, status }) => wasSubmitted && status !== 'rejected',
  'government-rejected': ({ wasSubmitted, status }) => wasSubmitted && status === 'rejected',
  'cancelled-too-late': ({ orderedOn }, { requestedOn }) =>
    requestedOn > addDays(orderedOn, policy.cancellationHours / 24),
  'review-started': ({ reviewStarted }) => reviewStarted,
  'documents-uploaded': ({ documentCount }) => documentCount > 0,
  'nothing-left': (facts, { ground }) =>
    facts.paidCents > facts.refundedCents && refundLimit(facts, ground) === 0,
}

const always: readonly RefundObstacle[] = ['not-paid', 'paid-back', 'too-late', 'nothing-left']
const handedIn: readonly RefundObstacle[] = [
  'information-wrong',
  'documents-overdue',
  'submitted',
  'government-rejected',
]

/** What stands against each ground, in the order of the refund policy. */
const obstaclesOf: Record<DecisionGround, readonly RefundObstacle[]> = {
  refund: [...always, 'express-service', ...handedIn],
  cancellation: [
    ...always,
    'express-service',
    ...handedIn,
    'cancelled-too-late',
    'review-started',
    'documents-uploaded',
  ],
  duplicate: always,
  'service-failed': [...always, ...handedIn],
  amended: [...always, 'express-service'],
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

/** What the refund policy says of a request. Staff confirm it, or decide otherwise and say why. */
export function proposeRefund(facts: RefundFacts, request: RefundRequest): RefundProposal {
  const { ground, requestedOn, decidedOn } = request
  const against = obstaclesOf[ground].filter((obstacle) => stands[obstacle](facts, request))
  const eligible = against.length === 0
  const feeCents = refundFee(ground, facts.feeElsewhereCents)
  return {
    ground,
    eligible,
    reasons: eligible ? [reasonFor[ground], feeCents > 0 ? 'fee-kept' : 'fee-waived'] : against,
    paidCents: facts.paidCents,
    feeCents,
    amountCents: eligible ? refundLimit(facts, ground) : 0,
    requestBy: requestBy(request, facts),
    answerBy: addBusinessDays(requestedOn, policy.refundReplyBusinessDays),
    reviewBy: addBusinessDays(requestedOn, policy.refundReviewBusinessDays),
    payBy: addBusinessDays(decidedOn, policy.refundPaymentBusinessDays.most),
  }
}

/**
 * Why staff may not pay this amount back, as the code that the server refuses with; null when they
 * may. Another amount than the proposed one needs a note; none goes beyond the limit.
 */
export function whyNotRefund(
  proposal: RefundProposal,
  facts: RefundFacts,
  decision: { amountCents: Cents; note: string | null },
): ErrorCode | null {
  const { amountCents, note } = decision
  const limit = refundLimit(facts, proposal.ground)
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > limit) {
    return 'refund.amount-wrong'
  }
  return amountCents !== proposal.amountCents && !note ? 'refund.note-required' : null
}
