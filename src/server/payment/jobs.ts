import { AppError } from '#domain/error.ts'
import type { Services } from '../services.ts'
import { askAbout } from './ask.ts'
import { findDueRefund, findForgottenAttempts } from './queries.ts'

const forgottenAfterMs = 2 * 60_000
const atOnce = 200

/** Asks about every attempt that has been open for more than two minutes. Runs every minute. */
export async function askGateway(services: Services): Promise<void> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - forgottenAfterMs)
  for (const attempt of await findForgottenAttempts(services.db, before, atOnce)) {
    try {
      await askAbout(services, attempt, now)
    } catch (error) {
      const closed = error instanceof AppError && error.code === 'payment.gateway-unavailable'
      services.log.warn({ attemptId: attempt.id, err: error }, 'could not settle an open payment')
      if (closed) {
        return
      }
    }
  }
}

/** Gives a second capture back. The refund's own id is its key at the gateway, so repeating is safe. */
export async function refundDuplicate(services: Services, { id }: { id: string }): Promise<void> {
  const due = await findDueRefund(services.db, id)
  if (!due) {
    return
  }
  const { attemptId, gatewayRef, amountCents, currency, paymentId } = due
  const order = { attemptId, gatewayRef, amountCents, currency, refundKey: id }
  const { state } = await services.gateway.refund(order)
  const given = state !== 'failed'
  const doneAt = given ? services.clock.now() : null
  await services.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('refund')
      .set({ state: given ? 'done' : 'failed', doneAt })
      .where('id', '=', id)
      .where('state', '=', 'due')
      .execute()
    if (given) {
      await tx
        .updateTable('payment')
        .set({ state: 'refunded' })
        .where('id', '=', paymentId)
        .execute()
    }
  })
  if (!given) {
    services.log.error({ refundId: id }, 'the gateway refused to refund a second capture')
  }
}
