import { attemptMinutes } from '#domain/money/payment.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { type AttemptRow, noteAsked } from '../../data/money/payment-attempt.ts'
import type { GatewayReport } from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { type Outcome, settleReport } from './settle.ts'

/** When the gateway stops accepting a card for the attempt. */
export function expiryOf(attempt: Pick<AttemptRow, 'createdAt'>): Date {
  return new Date(attempt.createdAt.getTime() + attemptMinutes * 60_000)
}

/**
 * Queries the gateway about an attempt and settles the answer. An attempt unknown to it, or still
 * open past its time, has expired. Throws `payment.gateway-unavailable`.
 */
export async function askAbout(
  services: Services,
  attempt: AttemptRow,
  now: Date,
): Promise<Outcome> {
  const { id: attemptId, gatewayRef } = attempt
  const said = await services.gateway.inquire({ attemptId, gatewayRef })
  return inTransaction(services.db, async (tx) => {
    const outcome = await settleAnswer(tx, services, attempt, said, now)
    // Last: the application is always locked before its attempt.
    await noteAsked(tx, attemptId, now)
    return outcome
  })
}

async function settleAnswer(
  tx: Tx,
  services: Services,
  attempt: AttemptRow,
  said: GatewayReport | null,
  now: Date,
): Promise<Outcome> {
  if (said && said.state !== 'open') return settleReport(tx, services, said, now)
  if (now < expiryOf(attempt)) return 'nothing'
  const application = await findApplicationById(tx, attempt.applicationId)
  return settleReport(tx, services, expired(attempt, application?.orderId ?? '', now), now)
}

function expired(attempt: AttemptRow, orderId: string, now: Date): GatewayReport {
  const { id: attemptId, amountCents, currency, gatewayRef } = attempt
  return { attemptId, orderId, state: 'expired', amountCents, currency, gatewayRef, at: now }
}
