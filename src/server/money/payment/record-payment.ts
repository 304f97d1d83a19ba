import { stateOf, whyNot } from '#domain/application/status.ts'
import { takeOverPages } from '../../application/waiting-pages.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import {
  changeApplication,
  lockApplication,
  markNeedsReview,
} from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'

/**
 * Sets an application to paid in the transaction that records the money: status by compare-and-set,
 * snapshot, one event, one letter; waiting passport pages become documents. False if paid before.
 */
export async function recordPayment(
  tx: Tx,
  services: Services,
  applicationId: number,
  now: Date,
): Promise<boolean> {
  const application = await lockApplication(tx, applicationId)
  const applicants = await findApplicants(tx, applicationId)
  const closed = whyNot('pay', stateOf(application, applicants.length))
  if (closed === 'payment.already-paid') return false
  const from = application.status
  const to = from === 'pending' ? 'paid' : from
  const { snapshot: _, adminNotes: __, ...answers } = application
  await changeApplication(tx, application, {
    status: to,
    paymentStatus: 'paid',
    paidAt: now,
    surchargeGuaranteed: services.refundsLateSurcharge,
    snapshot: JSON.stringify({ application: answers, applicants }),
  })
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
  await takeOverPages(tx, services, application, now)
  await enqueueLetter(tx, services, { kind: 'payment-confirmed', application, now })
  return true
}

/** The report does not match the frozen price: staff decide. */
export async function flagPayment(
  tx: Tx,
  services: Services,
  applicationId: number,
  now: Date,
): Promise<void> {
  if (!(await markNeedsReview(tx, applicationId))) return
  await recordEvent(tx, { applicationId, at: now, kind: 'payment-needs-review', actor: 'system' })
  await alertStaff(tx, services, { kind: 'payment-review', applicationId, now })
}
