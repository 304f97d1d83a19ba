import { AppError } from '#domain/error.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import { putEmailChange, takeEmailChange } from '../../data/staff/email-change.ts'
import { findStaff, findStaffByEmail, updateStaff } from '../../data/staff/staff.ts'
import { countGuarded } from '../../http/guard.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readLinkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { refuseTaken } from './create-account.ts'
import { tellStaff } from './notice.ts'

const hours = 2

/**
 * Requests a new address. It counts once confirmed there; the old one is notified at once. Throws
 * staff.email-taken, request.too-many.
 */
export async function askForEmail(
  tx: Tx,
  services: Services,
  asked: { staff: StaffActor; email: string; userAgent: string | null; now: Date },
): Promise<void> {
  const { staff, email, userAgent, now } = asked
  if (await findStaffByEmail(tx, email)) throw new AppError('staff.email-taken')
  await countGuarded(tx, 'staff-email to', email, now)
  const id = services.random.uuid()
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await putEmailChange(tx, staff.id, { id, email, createdAt: now, expiresAt })
  const { language } = staff
  const letter = { kind: 'staff-email', recipient: email, language } as const
  await enqueueLetter(tx, services, { ...letter, about: { changeId: id }, now })
  await tellStaff(tx, services, {
    staffId: staff.id,
    notice: 'email-asked',
    email,
    userAgent,
    now,
  })
}

/** Applies the new address and notifies the old one. Throws link.expired, staff.email-taken. */
export async function useEmailChange(
  services: Services,
  { token, userAgent }: { token: string; userAgent: string | null },
  { requestId, now }: { requestId: string; now: Date },
): Promise<string> {
  const id = readLinkToken(services.linkKey, 'staff-email', token)
  if (id === null) throw new AppError('link.expired')
  return inTransaction(services.db, async (tx) => {
    const change = await takeEmailChange(tx, id, now)
    const before = change && (await findStaff(tx, change.staffId))
    if (!change || !before || before.disabledAt) throw new AppError('link.expired')
    const { staffId, email } = change
    await refuseTaken(updateStaff(tx, staffId, { email }, now))
    const notice = 'email-changed'
    const recipient = before.email
    await tellStaff(tx, services, { staffId, notice, email, recipient, userAgent, now })
    const details = { fields: ['email'] }
    const action = 'staff.account-changed'
    await writeAudit(tx, { staffId, action, details, requestId, at: now })
    return email
  })
}
