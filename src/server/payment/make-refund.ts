import { recordEvent } from '../data/event.ts'
import { enqueueLetter } from '../data/letter.ts'
import { findDueRefund, lockApplicationOf } from '../data/payment.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'

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
    const locked = await lockApplicationOf(tx, attemptId)
    if (!locked || !(await closeRefund(tx, id, isGiven ? now : null))) return
    if (isGiven) await bookRefund(tx, services, { ...due, application: locked.application, now })
    const kind = isGiven ? 'refund-done' : 'refund-failed'
    await recordEvent(tx, { applicationId: locked.application.id, at: now, kind, actor: 'system' })
  })
  if (!isGiven) services.log.error({ refundId: id }, 'the gateway refused a refund')
}

/** False when another run was faster. */
async function closeRefund(tx: Tx, id: string, doneAt: Date | null): Promise<boolean> {
  const closed = await tx
    .updateTable('refund')
    .set({ state: doneAt ? 'done' : 'failed', doneAt })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

type Given = NonNullable<Awaited<ReturnType<typeof findDueRefund>>> & {
  application: NonNullable<Awaited<ReturnType<typeof lockApplicationOf>>>['application']
  now: Date
}

/** The payment counts as given back, the application too unless another payment of it stays. */
async function bookRefund(tx: Tx, services: Services, refund: Given): Promise<void> {
  const { application, now } = refund
  const { state } = await tx
    .selectFrom('payment')
    .select('state')
    .where('id', '=', refund.paymentId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('payment')
    .set({ state: 'refunded' })
    .where('id', '=', refund.paymentId)
    .execute()
  if (state === 'paid') {
    await tx
      .updateTable('application')
      .set({ paymentStatus: 'refunded', version: application.version + 1 })
      .where('id', '=', application.id)
      .execute()
  }
  await enqueueLetter(tx, services, {
    kind: 'refund-made',
    application,
    about: { refundId: refund.id },
    now,
  })
}
