import { AppError } from '#domain/error.ts'
import type { Cents } from '#domain/money/money.ts'
import { type DecisionGround, refundFee, refundLimit, whyNotRefund } from '#domain/money/refund.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { lockApplication } from '../../data/application/application.ts'
import { tellOf } from '../../data/casework/tell.ts'
import { isRefundDisputed } from '../../data/money/dispute.ts'
import { findRefund, findRefundForUpdate, tryAgain } from '../../data/money/refund.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { type Asked, type Judged, judge } from './propose.ts'
import { booksOf, decideRefund, refuseBeyond, withdrawPaidBack } from './refund.ts'

type StaffWork = { staff: StaffActor; trace: Trace; now: Date }

/**
 * Decides a refund of the whole or for one traveller, to be made by a job; returns the rows' ids,
 * one per payment. Refunded travellers withdraw. Throws application.not-found, application.changed,
 * applicant.not-found, payment.not-found, refund.already-made, refund.amount-wrong,
 * refund.note-required, refund.beyond-limit.
 */
export function make(
  services: Services,
  call: StaffWork & {
    id: number
    version: number | undefined
    asked: Asked
    amountCents: Cents
    note: string | null
  },
): Promise<string[]> {
  const { amountCents, note, now, staff } = call
  return inTransaction(services.db, async (tx) => {
    const application = await lockApplication(tx, call.id, call.version)
    const judged = await judge(tx, services, application, call.asked, now)
    if (!judged) throw new AppError('payment.not-found')
    const { books, facts, proposal, applicant, rules } = judged
    const { ground } = call.asked
    if (isMade(judged, { ground, amountCents })) throw new AppError('refund.already-made')
    const closed = whyNotRefund(rules, proposal, facts, { amountCents, note })
    if (closed) throw new AppError(closed)
    const { requestedOn } = judged
    const by = { staffId: staff.id, limitCents: staff.authority.refundLimitCents, now }
    const decision = { ground, amountCents, note, requestedOn, applicant, ...by }
    const ids = await decideRefund(tx, services, application, books, decision)
    await withdrawPaidBack(tx, services, application, books, judged.applicants, decision)
    const about = {
      applicationId: application.id,
      ...(applicant && { applicantIds: [applicant.id] }),
    }
    await tellOf(tx, services.rules, about, now)
    await call.trace(tx, {
      applicationId: application.id,
      subject: ids[0] ?? null,
      details: {
        ground,
        amountCents,
        proposedCents: proposal.amountCents,
        ...(applicant && { applicantId: applicant.id }),
      },
    })
    return ids
  })
}

/** Whether nothing is left, or the same decision is in progress: a double click. */
function isMade(
  { books, facts, applicant, rules }: Judged,
  asked: { ground: DecisionGround; amountCents: Cents },
): boolean {
  if (books.refundedCents > 0 && refundLimit(rules, facts, asked.ground) === 0) return true
  const due = books.refunds.filter(
    ({ state, ground, applicantId }) =>
      state === 'due' && ground === asked.ground && applicantId === (applicant?.id ?? null),
  )
  return due.some(({ decisionId }) => {
    const parts = due.filter((each) => each.decisionId === decisionId)
    return parts.reduce((sum, part) => sum + part.amountCents, 0) === asked.amountCents
  })
}

/**
 * Retries a refund. A due one is only hurried; a failed one gets a new key. Throws
 * refund.not-found, refund.already-made, refund.beyond-limit.
 */
export function retry(services: Services, call: StaffWork & { id: string }): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const found = await findRefund(tx, call.id)
    if (!found) throw new AppError('refund.not-found')
    const { rulesVersion } = await lockApplication(tx, found.applicationId)
    const refund = await findRefundForUpdate(tx, call.id)
    if (!refund) throw new AppError('refund.not-found')
    if (refund.state === 'done') throw new AppError('refund.already-made')
    if (await isRefundDisputed(tx, refund)) throw new AppError('refund.disputed')
    if (refund.state === 'failed') {
      const rules = services.rules.of(rulesVersion)
      if (await isBackOtherwise(tx, rules, refund)) throw new AppError('refund.already-made')
      if (refund.reason === 'staff') {
        const books = await booksOf(tx, rules, refund.applicationId)
        refuseBeyond(books, call.staff.authority.refundLimitCents, refund.amountCents)
      }
      await tryAgain(tx, refund)
    }
    await enqueue(tx, services.boss, 'make-refund', { id: refund.id })
    await call.trace(tx, {
      applicationId: refund.applicationId,
      subject: refund.id,
      details: { retry: true },
    })
  })
}

/** A failed refund may have been decided anew: then no money is left for it. */
async function isBackOtherwise(
  tx: Tx,
  rules: Rules,
  refund: NonNullable<Awaited<ReturnType<typeof findRefundForUpdate>>>,
): Promise<boolean> {
  if (refund.ground === null) return false
  const { payments, paidCents, refundedCents } = await booksOf(tx, rules, refund.applicationId)
  const payment = payments.find(({ id }) => id === refund.paymentId)
  const leftCents = payment ? payment.amountCents - payment.refundedCents : 0
  const limit = paidCents - refundedCents - refundFee(rules, refund.ground)
  return refund.amountCents > Math.min(leftCents, limit)
}
