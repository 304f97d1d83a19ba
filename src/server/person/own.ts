import { isNeverPaid } from '#domain/application/cancellation.ts'
import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { type DataRequestKind, dataRequestDueOn } from '#domain/retention.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { findApplication, getApplicationForUpdate } from '../data/application/application.ts'
import { refuseHeld } from '../data/casework/held-decision.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { findPayments } from '../data/money/payment.ts'
import { findOpenAttempt } from '../data/money/payment-attempt.ts'
import { findOpenRequest, insertRequest } from '../data/person/data-request.ts'
import { writeAudit } from '../data/staff/audit.ts'
import type { Authority } from '../data/staff/authority.ts'
import { settleOpen } from '../money/payment/commands.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { deleteApplication, deleteBytes } from './deletion.ts'
import { sweepOutbox } from './outbox.ts'

type Own = { id: number; authority: Authority; requestId: string; now: Date }

/**
 * Deletes a never-paid application with everything; the audit keeps its number. Throws
 * application.not-found, application.held, payment.already-paid, payment.still-open, payment.gateway-unavailable.
 */
export async function deleteOwn(
  services: Services,
  { id, authority, requestId, now }: Own,
): Promise<void> {
  const seen = await findApplication(services.db, id, authority)
  if (!seen) throw new AppError('application.not-found')
  // A card may have been charged just now.
  await settleOpen(services, seen, now)
  const keys = await inTransaction(services.db, async (tx) => {
    const row = await getApplicationForUpdate(tx, id, authority)
    await refuseHeld(tx, id, now)
    const hasMoney = row.paidAt !== null || (await findPayments(tx, id)).length > 0
    if (!isNeverPaid({ ...row, hasMoney })) throw new AppError('payment.already-paid')
    if (await findOpenAttempt(tx, id)) throw new AppError('payment.still-open')
    const gone = await deleteApplication(tx, services, id)
    const action = 'application.deleted'
    await writeAudit(tx, { staffId: null, action, applicationId: id, requestId, at: now })
    return gone
  })
  await deleteBytes(services, keys)
  await sweepOutbox(services, now)
}

/**
 * Records a data request made through a link, as if by a colleague; an open one is reused. Throws
 * application.not-found.
 */
export function askAboutData(
  services: Services,
  { id, authority, kind, now }: Omit<Own, 'requestId'> & { kind: DataRequestKind },
): Promise<{ askedAt: Date; dueOn: string }> {
  return inTransaction(services.db, async (tx) => {
    const application = await getApplicationForUpdate(tx, id, authority)
    const email = foldEmail(application.contactEmail)
    const open = await findOpenRequest(tx, kind, email)
    if (open) return { askedAt: open.createdAt, dueOn: open.dueOn }
    const requestId = services.random.uuid()
    const dueOn = dataRequestDueOn(kind, dayAtSeat(now))
    await insertRequest(tx, { id: requestId, kind, email, staffId: null, createdAt: now, dueOn })
    await enqueueLetter(tx, services, {
      kind: 'data-request-received',
      application,
      about: { requestId },
      now,
    })
    return { askedAt: now, dueOn }
  })
}
