import { type ApplicantState, isDecidedState } from '#domain/application/applicant-state.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import * as domain from '#domain/money/books.ts'
import { betterOf, type CancellationProposal } from '#domain/money/cancellation.ts'
import type { Cents } from '#domain/money/money.ts'
import {
  allocate,
  type DecisionGround,
  isAllBack,
  isDecision,
  proposeRefund,
  type RefundFacts,
  type RefundGround,
  type RefundMoney,
  type RefundProposal,
  type RefundRequest,
  refundFee,
} from '#domain/money/refund.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { refundLeft } from '#domain/staff/own-role.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { formatMoney } from '#phrases/format.ts'
import { moveApplicants } from '../../application/applicant-states.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { type ApplicationRow, changeApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { staysPaid } from '../../data/casework/guard.ts'
import { findAmendments } from '../../data/money/amendment.ts'
import { isDisputed } from '../../data/money/dispute.ts'
import { type CountedPayment, findCounted } from '../../data/money/payment.ts'
import { findRefunds, findWork, findWorkOn, insertRefund } from '../../data/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'

/** An application's payments and refunds by staff. */
export type Books = Omit<domain.Books, 'refunds'> & {
  payments: readonly CountedPayment[]
  refunds: Awaited<ReturnType<typeof findRefunds>>
  /** A bank withholds the money, or has taken it back. */
  isDisputed: boolean
}

const sumOf = <T>(rows: readonly T[], cents: (row: T) => Cents): Cents =>
  rows.reduce((sum, row) => sum + cents(row), 0)

export async function booksOf(tx: Tx, rules: Rules, applicationId: number): Promise<Books> {
  const payments = await findCounted(tx, applicationId)
  const refunds = (await findRefunds(tx, applicationId)).filter(
    ({ reason, state }) => isDecision(reason) && state !== 'failed',
  )
  return {
    payments,
    refunds,
    paidCents: sumOf(payments, ({ amountCents }) => amountCents),
    refundedCents: sumOf(payments, ({ refundedCents }) => refundedCents),
    feeCents: sumOf(refunds, ({ feeCents }) => feeCents),
    lateCents: domain.lateOf(rules, refunds, await findAmendments(tx, applicationId)),
    isDisputed: await isDisputed(tx, applicationId),
  }
}

/** The amount left within a role's limit: manual refunds by anyone count, automatic ones do not. Null: no limit. */
export function leftByLimit({ refunds }: Books, limitCents: Cents | null): Cents | null {
  const byHand = refunds.filter(({ reason }) => reason === 'staff')
  return refundLeft(
    limitCents,
    sumOf(byHand, ({ amountCents }) => amountCents),
  )
}

/** Throws refund.beyond-limit. */
export function refuseBeyond(books: Books, limitCents: Cents | null, amountCents: Cents): void {
  const left = leftByLimit(books, limitCents)
  if (limitCents === null || left === null || amountCents <= left) return
  const say = (cents: Cents) => formatMoney(cents, 'en')
  throw new AppError('refund.beyond-limit', { limit: say(limitCents), left: say(left) })
}

/** The refunded traveller among all; null for the whole. */
type Traveller = { applicants: readonly ApplicantRow[]; applicant: ApplicantRow | null }

/** The traveller of a partial refund. Throws applicant.not-found. */
export async function findTraveller(
  tx: Tx,
  applicationId: number,
  applicantId: number | undefined,
): Promise<Traveller> {
  const applicants = await findApplicants(tx, applicationId)
  if (applicantId === undefined) return { applicants, applicant: null }
  const applicant = applicants.find(({ id }) => id === applicantId)
  if (!applicant) throw new AppError('applicant.not-found')
  return { applicants, applicant }
}

const statusOf: Partial<Record<ApplicantState, ApplicationStatus>> = {
  filed: 'processing',
  approved: 'approved',
  rejected: 'rejected',
}

/** What happened to the whole or a traveller, as the policy's input. */
export async function factsOf(
  tx: Tx,
  row: ApplicationRow,
  applicant: ApplicantRow | null,
  books: Books,
): Promise<Omit<RefundFacts, keyof RefundMoney>> {
  const { processingType, createdAt, documentsAskedAt } = row
  // Supplements belong to the original purchase.
  const order = books.payments.at(-1)
  const always = {
    processingType,
    orderedOn: dayAtSeat(createdAt),
    paidOn: order ? dayAtSeat(order.capturedAt) : null,
    isDisputed: books.isDisputed,
  }
  if (!applicant) {
    const documentsAskedOn = documentsAskedAt && dayAtSeat(documentsAskedAt)
    return { ...always, ...(await findWork(tx, row.id)), status: row.status, documentsAskedOn }
  }
  const { isAsked, ...work } = await findWorkOn(tx, applicant.id)
  const { state, filedAt } = applicant
  return {
    ...always,
    ...work,
    status: statusOf[state] ?? 'paid',
    wasSubmitted: filedAt !== null || state === 'filed' || state === 'approved',
    documentsAskedOn: isAsked && documentsAskedAt ? dayAtSeat(documentsAskedAt) : null,
  }
}

/** Books and travellers after following a traveller's proposal. */
function followed(
  books: Books,
  applicants: readonly ApplicantRow[],
  applicant: ApplicantRow,
  { eligible, amountCents, feeCents }: RefundProposal,
) {
  if (!eligible) return { books, applicants }
  const { refundedCents, feeCents: kept } = books
  return {
    books: { ...books, refundedCents: refundedCents + amountCents, feeCents: kept + feeCents },
    applicants: applicants.map((each) =>
      each.id === applicant.id ? { ...each, state: 'withdrawn' as const } : each,
    ),
  }
}

/** A traveller who leaves, and what happened to them. */
type Leaver = { applicant: ApplicantRow; facts: Omit<RefundFacts, keyof RefundMoney> }

/** The policy's proposals for travellers who leave, in sequence, as if each were followed. */
function proposeInTurn(
  rules: Rules,
  order: { books: Books; applicants: readonly ApplicantRow[]; lines: ApplicationRow['priceLines'] },
  leavers: readonly Leaver[],
  request: RefundRequest,
): RefundProposal[] {
  let { books, applicants } = order
  return leavers.map(({ applicant, facts }) => {
    const money = domain.moneyOf(books, order.lines, applicants, applicant)
    const proposal = proposeRefund(rules, { ...money, ...facts }, request)
    ;({ books, applicants } = followed(books, applicants, applicant, proposal))
    return proposal
  })
}

/**
 * The policy's proposal for travellers who leave on a day, on the better ground: the fee is retained
 * once, and shared costs go with the last.
 */
export async function proposeLeaving(
  tx: Tx,
  rules: Rules,
  row: ApplicationRow,
  leaving: readonly ApplicantRow[],
  on: CalendarDate,
): Promise<CancellationProposal> {
  const books = await booksOf(tx, rules, row.id)
  if (books.payments.length === 0) return betterOf([], [])
  const applicants = await findApplicants(tx, row.id)
  const leavers: Leaver[] = []
  for (const applicant of leaving) {
    leavers.push({ applicant, facts: await factsOf(tx, row, applicant, books) })
  }
  const order = { books, applicants, lines: row.priceLines }
  const proposed = (ground: RefundGround) =>
    proposeInTurn(rules, order, leavers, { ground, requestedOn: on, decidedOn: on })
  return betterOf(proposed('cancellation'), proposed('refund'))
}

/** A refund decision and its author. */
export type RefundDecision = {
  ground: DecisionGround
  amountCents: Cents
  note: string | null
  requestedOn: CalendarDate
  /** The traveller; null for the whole order. */
  applicant: ApplicantRow | null
  /** Null for automatic decisions. */
  staffId: string | null
  /** The author's limit for manual refunds of the application. */
  limitCents: Cents | null
  now: Date
}

/**
 * Stores a decision for a locked application with its jobs: a row per refunded payment, supplements
 * first. Returns the rows' ids. Throws refund.disputed, refund.beyond-limit.
 */
export async function decideRefund(
  tx: Tx,
  services: Services,
  { id: applicationId, rulesVersion }: Pick<ApplicationRow, 'id' | 'rulesVersion'>,
  books: Books,
  decision: RefundDecision,
): Promise<string[]> {
  const { ground, amountCents, note, requestedOn, applicant, staffId, now } = decision
  if (books.isDisputed) throw new AppError('refund.disputed')
  refuseBeyond(books, decision.limitCents, amountCents)
  const open = books.payments.map((payment) => ({
    id: payment.id,
    leftCents: payment.amountCents - payment.refundedCents,
  }))
  const rules = services.rules.of(rulesVersion)
  const decisionId = services.random.uuid()
  const ids: string[] = []
  for (const { payment, amountCents: part } of allocate(open, amountCents)) {
    const isFirst = ids.length === 0
    const id = isFirst ? decisionId : services.random.uuid()
    await insertRefund(tx, {
      id,
      decisionId,
      paymentId: payment.id,
      applicationId,
      applicantId: applicant?.id ?? null,
      amountCents: part,
      feeCents: isFirst ? refundFee(rules, ground, books.feeCents) : 0,
      reason: staffId === null ? 'late' : 'staff',
      ground,
      note,
      requestedOn,
      staffId,
      createdAt: now,
    })
    await enqueue(tx, services.boss, 'make-refund', { id })
    ids.push(id)
  }
  const line = { applicationId, applicantId: applicant?.id ?? null, at: now, staffId, note }
  const actor = staffId === null ? 'system' : 'staff'
  await recordEvent(tx, { ...line, kind: 'refund-made', actor })
  return ids
}

/**
 * Withdraws undecided refunded travellers: one, or all if nothing is left to refund and nothing else
 * pays for them. Announced by the refund letter. Always makes a new version, so that earlier views
 * are outdated.
 */
export async function withdrawPaidBack(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  books: Books,
  applicants: readonly ApplicantRow[],
  { ground, amountCents, applicant, staffId, now }: RefundDecision,
): Promise<void> {
  const rules = services.rules.of(row.rulesVersion)
  const isAll = isAllBack(rules, books.paidCents, books.refundedCents + amountCents, ground)
  const areAllLeaving = isAll && !(await staysPaid(tx, row.id, ground))
  const leaving = applicant ? [applicant] : areAllLeaving ? applicants : []
  const moves = leaving
    .filter(({ state }) => !isDecidedState(state))
    .map((each) => ({ applicant: each, to: 'withdrawn' as const }))
  if (moves.length === 0) await changeApplication(tx, row, {})
  else await moveApplicants(tx, services, row, moves, { actor: 'staff', staffId, now })
}
