import { whyNot } from '#domain/application/status.ts'
import { findApplicants } from '../data/application.ts'
import { recordEvent } from '../data/event.ts'
import { enqueueLetter } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import { stateOf } from './row.ts'

/**
 * Moves an application to paid, in the transaction that records the money: status by
 * compare-and-set, the frozen snapshot, one event, one letter. False when it was paid before.
 */
export async function recordPayment(
  tx: Tx,
  services: Services,
  applicationId: number,
  now: Date,
): Promise<boolean> {
  const application = await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const applicants = await findApplicants(tx, applicationId)
  if (whyNot('pay', stateOf(application, applicants.length)) === 'payment.already-paid')
    return false
  const from = application.status
  const to = from === 'pending' ? 'paid' : from
  const { snapshot: _, adminNotes: __, ...answers } = application
  await tx
    .updateTable('application')
    .set({
      status: to,
      paymentStatus: 'paid',
      paidAt: now,
      version: application.version + 1,
      snapshot: JSON.stringify({ application: answers, applicants }),
    })
    .where('id', '=', applicationId)
    .where('version', '=', application.version)
    .executeTakeFirstOrThrow()
  if (from !== to) {
    await recordEvent(tx, {
      applicationId,
      at: now,
      kind: 'status-changed',
      fromStatus: from,
      toStatus: to,
      actor: 'system',
    })
  }
  await enqueueLetter(tx, services, { kind: 'payment-confirmed', application, now })
  return true
}

/** A gateway's word that does not fit the frozen price: staff decide. */
export async function flagPayment(tx: Tx, applicationId: number, now: Date): Promise<void> {
  const flagged = await tx
    .updateTable('application')
    .set(({ eb }) => ({ paymentStatus: 'needs_review', version: eb('version', '+', 1) }))
    .where('id', '=', applicationId)
    .where('paymentStatus', '=', 'unpaid')
    .returning('id')
    .execute()
  if (flagged.length === 0) return
  await recordEvent(tx, { applicationId, at: now, kind: 'payment-needs-review', actor: 'system' })
}
