import { type ApplicantState, isDecidedState } from '#domain/application/applicant-state.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import * as domain from '#domain/money/books.ts'
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
  refundFee,
} from '#domain/money/refund.ts'
import { refundLeft } from '#domain/staff/own-role.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { formatMoney } from '#phrases/format.ts'
import { moveApplicants } from '../../application/applicant-states.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { type ApplicationRow, changeApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { findAmendments } from '../../data/money/amendment.ts'
import { isDisputed } from '../../data/money/dispute.ts'
import { type CountedPayment, findCounted } from '../../data/money/payment.ts'
import { findRefunds, findWork, findWorkOn, insertRefund } from '../../data/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'

/** All that was paid for an application, and all that staff gave back of it. */
export type Books = Omit<domain.Books, 'refunds'> & {
  payments: readonly CountedPayment[]
  refunds: Awaited<ReturnType<typeof findRefunds>>
}

const sumOf = <T>(rows: readonly T[], cents: (row: T) => Cents): Cents =>
  rows.reduce((sum, row) => sum + cents(row), 0)

export async function booksOf(tx: Tx, applicationId: number): Promise<Books> {
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
    lateCents: domain.lateOf(refunds, await findAmendments(tx, applicationId)),
  }
}

/**
 * What somebody may still give back of an application by the limit of their role: what anybody gave back of it
 * by hand counts, what our own clock gave back does not. Null: there is no limit.
 */
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

/** Of whom a refund is, among whom; null for the whole. */
type Traveller = { applicants: readonly ApplicantRow[]; applicant: ApplicantRow | null }

/** The traveller of an application, where money goes back for one. Throws applicant.not-found. */
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

/** What happened to the whole, or to one traveller, as the policy asks. */
export async function factsOf(
  tx: Tx,
  row: ApplicationRow,
  applicant: ApplicantRow | null,
  books: Books,
): Promise<Omit<RefundFacts, keyof RefundMoney>> {
  const { processingType, createdAt, documentsAskedAt } = row
  // Supplements are part of what was bought with the first one.
  const order = books.payments.at(-1)
  const always = {
    processingType,
    orderedOn: dayAtSeat(createdAt),
    paidOn: order ? dayAtSeat(order.capturedAt) : null,
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

/** As the books and the travellers stand once a proposal for one of them was followed. */
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

/**
 * What the policy says of travellers who leave on a day on one ground, one after the other, so that the
 * fee is kept once and what was paid for all goes with the last. Empty when nothing was paid by card.
 */
export async function proposeLeaving(
  tx: Tx,
  row: ApplicationRow,
  leaving: readonly ApplicantRow[],
  ground: RefundGround,
  on: CalendarDate,
): Promise<RefundProposal[]> {
  let books = await booksOf(tx, row.id)
  if (books.payments.length === 0) return []
  let applicants: readonly ApplicantRow[] = await findApplicants(tx, row.id)
  const proposals: RefundProposal[] = []
  for (const applicant of leaving) {
    const money = domain.moneyOf(books, row.priceLines, applicants, applicant)
    const facts = { ...money, ...(await factsOf(tx, row, applicant, books)) }
    const proposal = proposeRefund(facts, { ground, requestedOn: on, decidedOn: on })
    proposals.push(proposal)
    ;({ books, applicants } = followed(books, applicants, applicant, proposal))
  }
  return proposals
}

/** What staff decided to give back, and by whom. */
export type RefundDecision = {
  ground: DecisionGround
  amountCents: Cents
  note: string | null
  requestedOn: CalendarDate
  /** For whom; null for the order as a whole. */
  applicant: ApplicantRow | null
  /** Null where our own clock decides. */
  staffId: string | null
  /** Of whoever decides: the most that may have gone back of the application by hand. */
  limitCents: Cents | null
  now: Date
}

/**
 * Writes a decision down for a locked application, with the jobs that ask the gateway: a row for each
 * payment that it gives back of, supplements first. Answers the rows' ids. Throws refund.disputed,
 * refund.beyond-limit.
 */
export async function decideRefund(
  tx: Tx,
  services: Services,
  { id: applicationId }: Pick<ApplicationRow, 'id'>,
  books: Books,
  decision: RefundDecision,
): Promise<string[]> {
  const { ground, amountCents, note, requestedOn, applicant, staffId, now } = decision
  if (await isDisputed(tx, applicationId)) throw new AppError('refund.disputed')
  refuseBeyond(books, decision.limitCents, amountCents)
  const open = books.payments.map((payment) => ({
    id: payment.id,
    leftCents: payment.amountCents - payment.refundedCents,
  }))
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
      feeCents: isFirst ? refundFee(ground, books.feeCents) : 0,
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
 * Who is paid back withdraws, as long as nothing is decided about them: one traveller, or everybody where
 * nothing is left to give back. Their letter is the one about the refund. A new version of the application
 * in any case, so that what others saw before counts no more.
 */
export async function withdrawPaidBack(
  tx: Tx,
  row: ApplicationRow,
  books: Books,
  applicants: readonly ApplicantRow[],
  { ground, amountCents, applicant, staffId, now }: RefundDecision,
): Promise<void> {
  const isAll = isAllBack(books.paidCents, books.refundedCents + amountCents, ground)
  const leaving = applicant ? [applicant] : isAll ? applicants : []
  const moves = leaving
    .filter(({ state }) => !isDecidedState(state))
    .map((each) => ({ applicant: each, to: 'withdrawn' as const }))
  if (moves.length === 0) await changeApplication(tx, row, {})
  else await moveApplicants(tx, row, moves, { actor: 'staff', staffId, now })
}
