import type { AnswerOf } from '#contract/endpoint.ts'
import type { getRefund } from '#contract/staff/refund.ts'
import { AppError } from '#domain/error.ts'
import { moneyOf } from '#domain/money/books.ts'
import {
  proposeRefund,
  type RefundFacts,
  type RefundGround,
  type RefundProposal,
  refundLimit,
} from '#domain/money/refund.ts'
import type { Rules } from '#domain/rules/rules.ts'
import type { Authority } from '#domain/staff/permission.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import { findRefunds } from '../../data/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { type Books, booksOf, factsOf, findTraveller, leftByLimit } from './refund.ts'

/** A request as entered by staff; the default is today and the whole application. */
export type Asked = {
  ground: RefundGround
  requestedOn?: CalendarDate | undefined
  applicantId?: number | undefined
}

export type Judged = {
  books: Books
  applicants: readonly ApplicantRow[]
  applicant: ApplicantRow | null
  facts: RefundFacts
  /** Of the application. */
  rules: Rules
  requestedOn: CalendarDate
  proposal: RefundProposal
}

/** The policy's proposal for a request; null if nothing was paid by card. Throws applicant.not-found. */
export async function judge(
  tx: Tx,
  services: Pick<Services, 'rules'>,
  application: ApplicationRow,
  asked: Asked,
  now: Date,
): Promise<Judged | null> {
  const traveller = await findTraveller(tx, application.id, asked.applicantId)
  const rules = services.rules.for(application.rulesVersion, now)
  const books = await booksOf(tx, rules, application.id)
  if (books.payments.length === 0) return null
  const facts = {
    ...moneyOf(books, application.priceLines, traveller.applicants, traveller.applicant),
    ...(await factsOf(tx, application, traveller.applicant, books)),
  }
  const requestedOn = asked.requestedOn ?? dayAtSeat(now)
  const request = { ground: asked.ground, requestedOn, decidedOn: dayAtSeat(now) }
  return {
    books,
    ...traveller,
    facts,
    rules,
    requestedOn,
    proposal: proposeRefund(rules, facts, request),
  }
}

type View = AnswerOf<typeof getRefund>

function proposalView({ proposal, facts, rules }: Judged): NonNullable<View['proposal']> {
  const { ground, eligible, reasons, answerBy, payBy, requestBy } = proposal
  const { requestDays, documentReplyBusinessDays, cancellationHours } = rules.refund
  return {
    ground,
    eligible,
    reasons: [...reasons],
    paidCents: proposal.paidCents,
    refundedCents: facts.refundedCents,
    feeCents: proposal.feeCents,
    amountCents: proposal.amountCents,
    limitCents: refundLimit(rules, facts, ground),
    answerBy,
    payBy,
    requestBy,
    terms: {
      days: requestDays,
      businessDays: documentReplyBusinessDays,
      hours: cancellationHours,
    },
  }
}

export async function refundViews(tx: Tx, applicationId: number): Promise<View['refunds']> {
  const rows = await findRefunds(tx, applicationId)
  return rows.map((row) => ({
    id: row.id,
    decisionId: row.decisionId,
    applicantId: row.applicantId,
    state: row.state,
    reason: row.reason,
    ground: row.ground,
    amountCents: row.amountCents,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    by: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? row.staffId },
  }))
}

/** Today's proposal and earlier refunds. Throws application.not-found, applicant.not-found. */
export async function refundOf(
  services: Pick<Services, 'db' | 'rules'>,
  id: number,
  asked: Asked,
  { authority, now }: { authority: Authority; now: Date },
): Promise<View> {
  const { db } = services
  const application = await findApplicationById(db, id)
  if (!application) throw new AppError('application.not-found')
  const judged = await judge(db, services, application, asked, now)
  const { refundLimitCents: limitCents } = authority
  const leftCents = judged && leftByLimit(judged.books, limitCents)
  return {
    proposal: judged && proposalView(judged),
    ofRole: limitCents === null || leftCents === null ? null : { limitCents, leftCents },
    refunds: await refundViews(db, id),
  }
}
