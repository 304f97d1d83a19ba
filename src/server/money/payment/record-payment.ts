import { hasEnded, isPaid } from '#domain/application/status.ts'
import { takeOverPages } from '../../application/waiting-pages.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import {
  type ApplicationRow,
  changeApplication,
  markNeedsReview,
} from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { tellOf } from '../../data/casework/tell.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'

/**
 * Sets a locked application to paid in the transaction that records the money: status by compare-and-set,
 * snapshot, one event, one letter; waiting passport pages become documents. `told` is the application as its traveller knows it. False if
 * paid before.
 */
export async function recordPayment(
  tx: Tx,
  services: Services,
  { application, told }: Readonly<Record<'application' | 'told', ApplicationRow>>,
  now: Date,
): Promise<boolean> {
  if (isPaid(told)) return false
  const applicationId = application.id
  const applicants = await findApplicants(tx, applicationId)
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
  // Undone, what was decided a moment ago would leave an order unpaid that is paid.
  if (told.status !== from) await tellOf(tx, services.rules, { applicationId }, now)
  // It may have come twice, or pays for nothing.
  const isTwice = isPaid(application) || application.paymentStatus === 'needs_review'
  if (isTwice || hasEnded(application)) await lookInto(tx, services, applicationId, now)
  return true
}

/** Money that waits for staff: nobody else would come upon it. */
export async function lookInto(
  tx: Tx,
  services: Services,
  applicationId: number,
  now: Date,
): Promise<void> {
  await recordEvent(tx, { applicationId, at: now, kind: 'payment-needs-review', actor: 'system' })
  await alertStaff(tx, services, { kind: 'payment-review', applicationId, now })
}

/** The report does not match the frozen price: staff decide. */
export async function flagPayment(
  tx: Tx,
  services: Services,
  applicationId: number,
  now: Date,
): Promise<void> {
  if (!(await markNeedsReview(tx, applicationId))) return
  await lookInto(tx, services, applicationId, now)
}
