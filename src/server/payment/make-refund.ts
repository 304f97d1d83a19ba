import { changeApplication } from '../data/application.ts'
import { recordEvent } from '../data/event.ts'
import { enqueueLetter } from '../data/letter.ts'
import { getPaymentState, markRefunded } from '../data/payment.ts'
import { closeRefund, findDueRefund } from '../data/refund.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { issueCreditNote } from '../receipts.ts'
import type { Services } from '../services.ts'
import { type Locked, lockAttempt } from './lock.ts'

/** The same key never pays back twice; staff ask again under a new one, after a failure only. */
const keyOf = (id: string, tries: number): string => (tries === 0 ? id : `${id}-${tries}`)

/**
 * Gives money back through the gateway: a second capture, or what staff decided. Safe to repeat.
 * Throws `payment.gateway-unavailable`, and is then repeated.
 */
export async function makeRefund(services: Services, { id }: { id: string }): Promise<void> {
  const due = await findDueRefund(services.db, id)
  if (!due) return
  const { attemptId, gatewayRef, amountCents, currency, tries } = due
  const refundKey = keyOf(id, tries)
  const order = { attemptId, gatewayRef, amountCents, currency, refundKey }
  const { state } = await services.gateway.refund(order)
  const isGiven = state !== 'failed'
  const now = services.clock.now()
  await inTransaction(services.db, async (tx) => {
    const locked = await lockAttempt(tx, attemptId)
    if (!locked || !(await closeRefund(tx, id, isGiven ? now : null))) return
    if (isGiven) await bookRefund(tx, services, { ...due, application: locked.application, now })
    const kind = isGiven ? 'refund-done' : 'refund-failed'
    const applicationId = locked.application.id
    await recordEvent(tx, { applicationId, at: now, kind, actor: 'system' })
    if (isGiven) await issueCreditNote(tx, services, { applicationId, refund: due, now })
  })
  if (!isGiven) services.log.error({ refundId: id }, 'the gateway refused a refund')
}

type Given = NonNullable<Awaited<ReturnType<typeof findDueRefund>>> & {
  application: Locked['application']
  now: Date
}

/** The payment counts as given back, the application too unless another payment of it stays. */
async function bookRefund(tx: Tx, services: Services, refund: Given): Promise<void> {
  const { application, now } = refund
  const state = await getPaymentState(tx, refund.paymentId)
  await markRefunded(tx, refund.paymentId)
  if (state === 'paid') await changeApplication(tx, application, { paymentStatus: 'refunded' })
  const about = { refundId: refund.id }
  await enqueueLetter(tx, services, { kind: 'refund-made', application, about, now })
}
