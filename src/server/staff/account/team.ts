import { AppError } from '#domain/error.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import { deleteSessions } from '../../data/staff/session.ts'
import {
  findAllStaff,
  findStaff,
  lockActiveOwners,
  updateStaffAccess,
} from '../../data/staff/staff.ts'
import type { Tx } from '../../platform/db/database.ts'
import { checkRole } from './roles.ts'

type Listed = Awaited<ReturnType<typeof findAllStaff>>[number]

export const staffViewOf = (row: Listed) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  secondFactor: Boolean(row.hasApp),
  passkeys: row.passkeys ?? 0,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})

export async function getStaffView(tx: Tx, id: string) {
  const [row] = await findAllStaff(tx, id)
  if (!row) throw new AppError('staff.not-found')
  return staffViewOf(row)
}

export type StaffChange = { role: RoleId; disabled: boolean }

/**
 * Changes a role or closes an account; sessions end at once. Returns the previous state. Throws
 * staff.not-found, staff.last-owner, role.not-found.
 */
export async function changeStaff(
  tx: Tx,
  id: string,
  change: { role?: RoleId | undefined; disabled?: boolean | undefined },
  now: Date,
): Promise<{ before: StaffChange; after: StaffChange }> {
  if (change.role !== undefined) await checkRole(tx, change.role)
  const owners = await lockActiveOwners(tx)
  const staff = await findStaff(tx, id)
  if (!staff) throw new AppError('staff.not-found')
  const before = { role: staff.role, disabled: staff.disabledAt !== null }
  const after = { role: change.role ?? before.role, disabled: change.disabled ?? before.disabled }
  const staysOwner = after.role === 'owner' && !after.disabled
  if (owners.length === 1 && owners[0] === id && !staysOwner) throw new AppError('staff.last-owner')
  const isSame = before.role === after.role && before.disabled === after.disabled
  if (isSame) return { before, after }
  const disabledAt = after.disabled ? (staff.disabledAt ?? now) : null
  await updateStaffAccess(tx, id, { role: after.role, disabledAt, now })
  await deleteSessions(tx, id)
  return { before, after }
}
