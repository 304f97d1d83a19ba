import { isDisputeOver, isNews, withheldCents } from '#domain/money/dispute.ts'
import { lockApplication } from '../../data/application/application.ts'
import {
  findDisputeForUpdate,
  findPaymentOfAttempt,
  insertDispute,
  insertNews,
  sumOfDispute,
  updateDispute,
} from '../../data/money/dispute.ts'
import { insertEntries } from '../../data/money/ledger.ts'
import type { GatewayDispute } from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'

export type DisputeOutcome = 'dispute-opened' | 'dispute-changed' | 'dispute-known'

/**
 * Applies a gateway's dispute report in the caller's transaction. The first report creates the row;
 * later ones update it if newer, in any order. One about an unknown payment is kept for staff and
 * books nothing.
 */
export async function settleDispute(
  tx: Tx,
  services: Services,
  told: GatewayDispute,
  now: Date,
): Promise<DisputeOutcome> {
  const payment = told.attemptId ? await findPaymentOfAttempt(tx, told.attemptId) : undefined
  // The application is always locked before its rows.
  if (payment) await lockApplication(tx, payment.applicationId)
  const gateway = services.gateway.name
  const { gatewayRef, state, at } = told
  const closedAt = isDisputeOver(state) ? at : null
  const news = { state, respondBy: told.respondBy, closedAt, toldAt: at }
  const isNew = await insertDispute(tx, {
    id: services.random.uuid(),
    gateway,
    gatewayRef,
    paymentId: payment?.id ?? null,
    applicationId: payment?.applicationId ?? null,
    reason: told.reason,
    amountCents: told.amountCents,
    currency: told.currency,
    openedAt: at,
    ...news,
  })
  const known = await findDisputeForUpdate(tx, gateway, gatewayRef)
  if (!known) throw new Error('A dispute that was just kept is not there')
  const { respondBy } = told
  await insertNews(tx, { disputeId: known.id, state, toldAt: at, respondBy, receivedAt: now })
  if (!isNew) {
    if (!isNews({ state: known.state, at: known.toldAt }, { state, at })) return 'dispute-known'
    await updateDispute(tx, known.id, news)
  }
  // An amount above the payment, or in another currency, is reviewed by staff before booking.
  const fits =
    payment?.currency === known.currency && known.amountCents <= (payment?.amountCents ?? 0)
  if (fits) await bookDispute(tx, { ...known, state }, now)
  if (!isNew) return 'dispute-changed'
  const about = payment ? { applicationId: payment.applicationId } : {}
  await alertStaff(tx, services, { kind: 'dispute-opened', ...about, occasion: known.id, now })
  return 'dispute-opened'
}

type Known = NonNullable<Awaited<ReturnType<typeof findDisputeForUpdate>>>

/** Books the difference between the amount now withheld and the amount booked. */
async function bookDispute(tx: Tx, dispute: Known, now: Date): Promise<void> {
  const { id: disputeId, paymentId, applicationId, currency, state } = dispute
  const booked = await sumOfDispute(tx, disputeId)
  const amountCents = -withheldCents(state, dispute.amountCents) - booked.amountCents
  if (amountCents === 0) return
  // The authority's fee stays owed: we pay it for filed travellers anyway.
  const kind = amountCents < 0 ? ('dispute' as const) : ('dispute-won' as const)
  const about = { disputeId, paymentId, applicationId, currency }
  await insertEntries(tx, [{ kind, ...about, amountCents, bookedAt: now }])
}
