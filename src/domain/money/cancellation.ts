import type { ApplicantState } from '../application/applicant-state.ts'
import type { ApplicationStatus } from '../application/status.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { Cents } from './money.ts'
import {
  proposeRefund,
  type RefundFacts,
  type RefundGround,
  type RefundReason,
  refundFee,
  refundLimit,
} from './refund.ts'

/** What can be said of leaving: for it, or everything that stands against it. */
export const cancellationReasons = [
  'not-paid',
  'paid-back',
  'too-late',
  'nothing-left',
  'express-service',
  'information-wrong',
  'documents-overdue',
  'submitted',
  'government-rejected',
  'not-processed',
  'cancelled-in-time',
  'fee-kept',
] as const satisfies readonly RefundReason[]
export type CancellationReason = (typeof cancellationReasons)[number]

/** A traveller who wants to go no further, as the refund policy looks at them. */
export type Leaving = { state: ApplicantState; filedAt: Date | null }

/** What comes back when some of the travellers leave, in US cents, and why. */
export type CancellationProposal = {
  /** Null where nothing comes back on any ground. */
  ground: RefundGround | null
  reasons: readonly CancellationReason[]
  /** Of what was paid, the part of those who leave. */
  paidCents: Cents
  feeCents: Cents
  amountCents: Cents
}

/** The share of some travellers in what all paid, down to the cent: shares never add up to more. */
export function shareOf(paidCents: Cents, leaving: number, all: number): Cents {
  return leaving >= all ? paidCents : Math.floor((paidCents * leaving) / all)
}

/** The status that an application of this traveller alone would have: the policy speaks of those. */
function statusOf({ state, filedAt }: Leaving, status: ApplicationStatus): ApplicationStatus {
  if (state === 'approved' || state === 'rejected') return state
  if (filedAt !== null) return 'processing'
  return status === 'pending' ? 'pending' : 'paid'
}

function factsOf(facts: RefundFacts, traveller: Leaving): RefundFacts {
  return {
    ...facts,
    status: statusOf(traveller, facts.status),
    wasSubmitted: traveller.filedAt !== null,
  }
}

/** Both grounds on which somebody may leave: within the first day, or before anything was handed in. */
const grounds = ['cancellation', 'refund'] as const

function proposeOn(
  ground: (typeof grounds)[number],
  facts: RefundFacts,
  { on, leaving, all }: Request,
): CancellationProposal {
  const request = { ground, requestedOn: on, decidedOn: on }
  const each = leaving.map((traveller) => proposeRefund(factsOf(facts, traveller), request))
  const eligible = each.filter(({ eligible }) => eligible)
  const share = shareOf(facts.paidCents, eligible.length, all)
  const feeCents = eligible.length > 0 ? refundFee(ground) : 0
  const amountCents = Math.max(0, Math.min(share - feeCents, refundLimit(facts, ground)))
  const told = amountCents > 0 ? eligible : each
  return {
    ground: amountCents > 0 ? ground : null,
    reasons: cancellationReasons.filter((reason) =>
      told.some(({ reasons }) => reasons.includes(reason)),
    ),
    paidCents: shareOf(facts.paidCents, leaving.length, all),
    feeCents: amountCents > 0 ? feeCents : 0,
    amountCents,
  }
}

type Request = {
  on: CalendarDate
  leaving: readonly Leaving[]
  /** Everybody for whom was paid. */
  all: number
}

/**
 * What the published rule gives to travellers who leave on a day: on the better of both grounds, the
 * fee kept once, and nothing for those who are handed in. Where nothing comes back, the reasons are what
 * stands against a refund.
 */
export function proposeCancellation(facts: RefundFacts, request: Request): CancellationProposal {
  const [cancellation, refund] = grounds.map((ground) => proposeOn(ground, facts, request))
  if (!cancellation || !refund) throw new Error('Two grounds make two proposals')
  return cancellation.amountCents > 0 && cancellation.amountCents >= refund.amountCents
    ? cancellation
    : refund
}
