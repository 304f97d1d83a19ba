import type { CancellationView } from '#contract/cancellation.ts'
import { type Endable, endingOf, isNeverPaid, leaversOf } from '#domain/application/cancellation.ts'
import { AppError } from '#domain/error.ts'
import type { CancellationProposal } from '#domain/money/cancellation.ts'
import { toDollars } from '#domain/money/money.ts'
import { isDecision, type RefundState } from '#domain/money/refund.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { type CancellationRow, findPromised } from '../../data/money/cancellation.ts'
import { findPayments } from '../../data/money/payment.ts'
import { findRefunds } from '../../data/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { proposeLeaving } from '../refund/refund.ts'

/** An application's possible and requested cancellations. */
export type Standing = {
  ends: ReturnType<typeof endingOf>
  people: readonly ApplicantRow[]
  whom: readonly ApplicantRow[]
  proposal: CancellationProposal
  cancellationHours: number
  canDelete: boolean
}

export async function endableOf(tx: Tx, application: ApplicationRow): Promise<Endable> {
  const { status, paymentStatus, paidAt, id } = application
  const hasMoney = paidAt !== null || (await findPayments(tx, id)).length > 0
  return { status, paymentStatus, hasMoney }
}

/** The named travellers, or all, who can still leave. Throws application.not-found for foreign ones. */
function chosen(
  people: readonly ApplicantRow[],
  ids: readonly number[] | null,
): readonly ApplicantRow[] {
  if (ids === null) return leaversOf(people)
  const whom = people.filter(({ id }) => ids.includes(id))
  if (whom.length < new Set(ids).size) throw new AppError('application.not-found')
  return leaversOf(whom)
}

/** Throws application.not-found for a foreign traveller. */
export async function standingOf(
  tx: Tx,
  { rules }: Pick<Services, 'rules'>,
  application: ApplicationRow,
  asked: { ids: readonly number[] | null; now: Date },
): Promise<Standing> {
  const people = await findApplicants(tx, application.id)
  const whom = chosen(people, asked.ids)
  const endable = await endableOf(tx, application)
  const agreed = rules.for(application.rulesVersion, asked.now)
  const on = dayAtSeat(asked.now)
  const proposal = await proposeLeaving(tx, agreed, application, whom, on)
  return {
    ends: endingOf(endable, whom, proposal.amountCents),
    people,
    whom,
    proposal,
    cancellationHours: agreed.refund.cancellationHours,
    canDelete: isNeverPaid(endable),
  }
}

/** A request for travellers and staff, without its amount. */
export function requestView(row: CancellationRow) {
  return {
    id: row.id,
    state: row.state,
    applicantIds: row.applicantIds,
    reason: row.reason,
    ground: row.ground,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  }
}

/** Refunds in dollars, without those of payments by mistake: done, and on their way. */
async function refundsOf(tx: Tx, applicationId: number) {
  const refunds = (await findRefunds(tx, applicationId)).filter(({ reason }) => isDecision(reason))
  const sumOf = (wanted: RefundState) =>
    toDollars(
      refunds.reduce((sum, each) => sum + (each.state === wanted ? each.amountCents : 0), 0),
    )
  return { refunded: sumOf('done'), coming: sumOf('due') }
}

/** The same for its traveller, with earlier requests. */
export async function viewOf(
  tx: Tx,
  { id }: Pick<ApplicationRow, 'id'>,
  { ends, whom, proposal, cancellationHours, canDelete }: Standing,
): Promise<CancellationView> {
  return {
    ends,
    refund: toDollars(proposal.amountCents),
    paid: toDollars(proposal.paidCents),
    fee: toDollars(proposal.feeCents),
    ...(await refundsOf(tx, id)),
    ground: proposal.ground,
    grounds: [...proposal.reasons],
    cancellationHours,
    applicantIds: whom.map((each) => each.id),
    canDelete,
    requests: (await findPromised(tx, id)).map((row) => ({
      ...requestView(row),
      refund: toDollars(row.refundCents),
    })),
  }
}
