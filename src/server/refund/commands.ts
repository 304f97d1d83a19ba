import { AppError } from '#domain/error.ts'
import type { Cents } from '#domain/money/money.ts'
import { whyNotRefund } from '#domain/money/refund.ts'
import { lockApplication, lockApplications } from '../data/application.ts'
import { recordStaffEvent } from '../data/event.ts'
import {
  findRefund,
  findRefundForUpdate,
  hasOtherRefund,
  insertRefund,
  tryAgain,
} from '../data/refund.ts'
import { enqueue } from '../db/enqueue.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { type Asked, judge } from './propose.ts'

type StaffWork = { staff: StaffActor; trace: Trace; now: Date }

/**
 * Decides a refund and leaves it to the job that asks the gateway; answers its id. Throws
 * application.not-found, application.changed, payment.not-found, refund.already-made,
 * refund.amount-wrong, refund.note-required.
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
): Promise<string> {
  const { amountCents, note, now, staff } = call
  return inTransaction(services.db, async (tx) => {
    const application = await lockApplication(tx, call.id, call.version)
    const judged = await judge(tx, application, call.asked, now)
    if (!judged) throw new AppError('payment.not-found')
    if (judged.facts.refundedCents > 0) throw new AppError('refund.already-made')
    const closed = whyNotRefund(judged.proposal, judged.facts, { amountCents, note })
    if (closed) throw new AppError(closed)
    const { ground } = call.asked
    const id = services.random.uuid()
    await insertRefund(tx, {
      id,
      paymentId: judged.payment.id,
      applicationId: application.id,
      amountCents,
      reason: 'staff',
      ground,
      note,
      requestedOn: judged.requestedOn,
      staffId: staff.id,
      createdAt: now,
    })
    const about = { applicationId: application.id, staffId: staff.id, now }
    await recordStaffEvent(tx, about, { kind: 'refund-made', note })
    await call.trace(tx, {
      applicationId: application.id,
      subject: id,
      details: { ground, amountCents, proposedCents: judged.proposal.amountCents },
    })
    await enqueue(tx, services.boss, 'make-refund', { id })
    return id
  })
}

/**
 * Asks the gateway again. One that is still due is only hurried; after a failure it gets a new key.
 * Throws refund.not-found, refund.already-made.
 */
export function retry(services: Services, call: StaffWork & { id: string }): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { applicationId } = (await findRefund(tx, call.id)) ?? {}
    if (applicationId !== undefined) await lockApplications(tx, [applicationId])
    const refund = await findRefundForUpdate(tx, call.id)
    if (!refund) throw new AppError('refund.not-found')
    if (refund.state === 'done' || (await hasOtherRefund(tx, refund))) {
      throw new AppError('refund.already-made')
    }
    if (refund.state === 'failed') await tryAgain(tx, refund)
    await enqueue(tx, services.boss, 'make-refund', { id: refund.id })
    await call.trace(tx, {
      applicationId: refund.applicationId,
      subject: refund.id,
      details: { retry: true },
    })
  })
}
