import type { AnswerOf } from '#contract/endpoint.ts'
import type { getRefund } from '#contract/staff/refund.ts'
import { AppError } from '#domain/error.ts'
import { toDollars } from '#domain/money/money.ts'
import {
  proposeRefund,
  type RefundFacts,
  type RefundGround,
  type RefundProposal,
} from '#domain/money/refund.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { type ApplicationRow, findApplicationById } from '../data/application.ts'
import { findPaymentToRefund } from '../data/payment.ts'
import { findRefunds, findWork } from '../data/refund.ts'
import type { Tx } from '../db/database.ts'

/** A request as staff took it; without a day it came today. */
export type Asked = { ground: RefundGround; requestedOn?: CalendarDate | undefined }

export type Judged = {
  payment: NonNullable<Awaited<ReturnType<typeof findPaymentToRefund>>>
  facts: RefundFacts
  requestedOn: CalendarDate
  proposal: RefundProposal
}

type Subject = Pick<
  ApplicationRow,
  'id' | 'status' | 'processingType' | 'createdAt' | 'documentsAskedAt'
>

type Paid = Pick<Judged, 'payment' | 'facts'>

async function findPaid(tx: Tx, application: Subject): Promise<Paid | null> {
  const payment = await findPaymentToRefund(tx, application.id)
  if (!payment) return null
  const { status, processingType, createdAt, documentsAskedAt } = application
  const facts: RefundFacts = {
    ...(await findWork(tx, application.id)),
    paidCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    paidOn: dayAtSeat(payment.capturedAt),
    orderedOn: dayAtSeat(createdAt),
    status,
    processingType,
    documentsAskedOn: documentsAskedAt && dayAtSeat(documentsAskedAt),
  }
  return { payment, facts }
}

/** What the policy looks at; null when nothing was paid by card. */
export async function findFacts(tx: Tx, application: Subject): Promise<RefundFacts | null> {
  return (await findPaid(tx, application))?.facts ?? null
}

/** What the policy says of a request as things stand; null when nothing was paid by card. */
export async function judge(
  tx: Tx,
  application: Subject,
  asked: Asked,
  now: Date,
): Promise<Judged | null> {
  const paid = await findPaid(tx, application)
  if (!paid) return null
  const { payment, facts } = paid
  const requestedOn = asked.requestedOn ?? dayAtSeat(now)
  const request = { ground: asked.ground, requestedOn, decidedOn: dayAtSeat(now) }
  return { payment, facts, requestedOn, proposal: proposeRefund(facts, request) }
}

type View = AnswerOf<typeof getRefund>

function proposalView(proposal: RefundProposal): NonNullable<View['proposal']> {
  const { ground, eligible, reasons, answerBy, payBy, requestBy } = proposal
  return {
    ground,
    eligible,
    reasons: [...reasons],
    paid: toDollars(proposal.paidCents),
    fee: toDollars(proposal.feeCents),
    amount: toDollars(proposal.amountCents),
    answerBy,
    payBy,
    requestBy,
  }
}

export async function refundViews(tx: Tx, applicationId: number): Promise<View['refunds']> {
  const rows = await findRefunds(tx, applicationId)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    reason: row.reason,
    ground: row.ground,
    amount: toDollars(row.amountCents),
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    by: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? row.staffId },
  }))
}

/** The proposal of the day and the refunds so far. Throws application.not-found. */
export async function refundOf(tx: Tx, id: number, asked: Asked, now: Date): Promise<View> {
  const application = await findApplicationById(tx, id)
  if (!application) throw new AppError('application.not-found')
  const judged = await judge(tx, application, asked, now)
  return {
    proposal: judged && proposalView(judged.proposal),
    refunds: await refundViews(tx, id),
  }
}
