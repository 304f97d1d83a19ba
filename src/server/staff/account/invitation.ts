import { AppError } from '#domain/error.ts'
import { type StaffLanguage, staffLanguageOf } from '#domain/reference/languages.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { deleteEmailChange } from '../../data/staff/email-change.ts'
import {
  findInvitation,
  type InvitationRow,
  insertInvitation,
  lockInvitations,
  takeInvitation,
  withdrawInvitationsTo,
  withdrawOneInvitation,
} from '../../data/staff/invitation.ts'
import { deletePasskeys } from '../../data/staff/passkey.ts'
import { updatePassword } from '../../data/staff/password.ts'
import { deleteSessions } from '../../data/staff/session.ts'
import { findStaff, findStaffByEmail, updateStaff } from '../../data/staff/staff.ts'
import { countGuarded } from '../../http/guard.ts'
import { type Tx, violates } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readLinkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { emailOf } from './account.ts'
import { createAccount, refuseTaken } from './create-account.ts'
import { refuseWeak } from './new-password.ts'
import { tellStaff } from './notice.ts'
import { checkRole } from './roles.ts'
import { removeSecondFactor } from './second-factor.ts'

const days = 3

export const invitationOf = (row: InvitationRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isReset: row.staffId !== null,
})

type Invited = { email: string; name: string; role: RoleId; language: StaffLanguage }

async function write(
  tx: Tx,
  services: Services,
  given: Invited & { staffId: string | null; invitedBy: string; now: Date },
): Promise<InvitationRow> {
  const { now, invitedBy, ...invited } = given
  // Serialised: each withdraws earlier ones.
  await lockInvitations(tx, invited.email)
  await countGuarded(tx, 'staff-invitation to', invited.email, now)
  // Only the newest invitation is valid.
  await withdrawInvitationsTo(tx, invited.email, now)
  const id = services.random.uuid()
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  const row = await insertInvitation(tx, { ...invited, id, invitedBy, createdAt: now, expiresAt })
  const { email: recipient, language } = invited
  await enqueueLetter(tx, services, {
    kind: 'staff-invitation',
    recipient,
    language,
    about: { invitationId: id },
    now,
  })
  return row
}

/** Invites somebody by letter. Throws request.invalid, staff.email-taken, role.not-found. */
export async function invite(
  tx: Tx,
  services: Services,
  given: Invited & { invitedBy: string; now: Date },
): Promise<InvitationRow> {
  const email = emailOf(given.email)
  await checkRole(tx, given.role)
  if (await findStaffByEmail(tx, email)) throw new AppError('staff.email-taken')
  try {
    return await write(tx, services, { ...given, email, staffId: null })
  } catch (error) {
    // Two owners at the same time.
    if (violates(error, 'staff_invitation_open')) throw new AppError('staff.email-taken')
    throw error
  }
}

/**
 * Resets a colleague's access: signed out at once, they set password and second factor again by the
 * letter. Until then the old ones are valid. Throws staff.not-found.
 */
export async function resetStaff(
  tx: Tx,
  services: Services,
  { staffId, invitedBy, now }: { staffId: string; invitedBy: string; now: Date },
): Promise<InvitationRow> {
  const staff = await findStaff(tx, staffId)
  if (!staff || staff.disabledAt) throw new AppError('staff.not-found')
  await deleteSessions(tx, staffId)
  await deleteEmailChange(tx, staffId)
  const { email, name, role, language } = staff
  return write(tx, services, { email, name, role, language, staffId, invitedBy, now })
}

/** Withdraws an invitation. Throws invitation.expired. */
export async function withdrawInvitation(tx: Tx, id: string, now: Date): Promise<void> {
  if (!(await withdrawOneInvitation(tx, id, now))) throw new AppError('invitation.expired')
}

/** The recipient of an invitation. Throws invitation.expired. */
export async function lookAt(services: Services, token: string, now: Date) {
  const id = readLinkToken(services.linkKey, 'staff-invitation', token)
  const row = id === null ? undefined : await findInvitation(services.db, id, now)
  if (!row) throw new AppError('invitation.expired')
  const { email, name, role, language } = row
  const isReset = row.staffId !== null
  const { name: roleName } = await checkRole(services.db, role)
  return { email, name, role, roleName, language: staffLanguageOf(language), isReset }
}

/**
 * Accepts an invitation. Returns the colleague's id. Throws invitation.expired,
 * staff.password-weak, staff.email-taken.
 */
export async function accept(
  services: Services,
  { token, name, password, now }: { token: string; name: string; password: string; now: Date },
  then: (tx: Tx, staffId: string) => Promise<void>,
): Promise<string> {
  const { email } = await lookAt(services, token, now)
  await refuseWeak(services, password, { name, email })
  const passwordHash = await services.passwords.hash(password)
  const id = readLinkToken(services.linkKey, 'staff-invitation', token) ?? ''
  return inTransaction(services.db, async (tx) => {
    const invitation = await takeInvitation(tx, id, now)
    if (!invitation) throw new AppError('invitation.expired')
    const staffId = await applyInvitation(tx, services, invitation, { name, passwordHash, now })
    await then(tx, staffId)
    return staffId
  })
}

async function applyInvitation(
  tx: Tx,
  services: Services,
  invitation: InvitationRow,
  { name, passwordHash, now }: { name: string; passwordHash: string; now: Date },
): Promise<string> {
  const { email, role, language, staffId } = invitation
  if (staffId === null) {
    const account = { email, name, role, language, passwordHash, now }
    return refuseTaken(createAccount(tx, services, account))
  }
  const staff = await findStaff(tx, staffId)
  if (!staff || staff.disabledAt) throw new AppError('invitation.expired')
  await updateStaff(tx, staffId, { name }, now)
  await updatePassword(tx, staffId, { hash: passwordHash, now })
  await forgetFactors(tx, staffId)
  await tellStaff(tx, services, { staffId, notice: 'started-anew', now })
  return staffId
}

/** Deletes everything but the password. */
export async function forgetFactors(tx: Tx, staffId: string): Promise<void> {
  await removeSecondFactor(tx, staffId)
  await deletePasskeys(tx, staffId)
  await deleteEmailChange(tx, staffId)
  await deleteSessions(tx, staffId)
}
