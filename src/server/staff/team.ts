import { AppError } from '#domain/error.ts'
import type { Role } from '#domain/permission.ts'
import { isFactorRequired, readSettings, type Settings } from '../data/setting.ts'
import { findAllStaff, findFactors, findStaff, lockActiveOwners } from '../data/staff.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import { endSessions } from './session.ts'

type Listed = Awaited<ReturnType<typeof findAllStaff>>[number]

export const staffViewOf = (row: Listed) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as Role,
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

export type StaffChange = { role: Role; disabled: boolean }

/**
 * Changes role or disables; sessions end at once. Gives what it was before.
 * Throws staff.not-found, staff.last-owner.
 */
export async function changeStaff(
  tx: Tx,
  id: string,
  change: { role?: Role | undefined; disabled?: boolean | undefined },
  now: Date,
): Promise<{ before: StaffChange; after: StaffChange }> {
  const owners = await lockActiveOwners(tx)
  const staff = await findStaff(tx, id)
  if (!staff) throw new AppError('staff.not-found')
  const before = { role: staff.role as Role, disabled: staff.disabledAt !== null }
  const after = { role: change.role ?? before.role, disabled: change.disabled ?? before.disabled }
  const staysOwner = after.role === 'owner' && !after.disabled
  if (owners.length === 1 && owners[0] === id && !staysOwner) throw new AppError('staff.last-owner')
  const isSame = before.role === after.role && before.disabled === after.disabled
  if (isSame) return { before, after }
  await tx
    .updateTable('staff')
    .set({
      role: after.role,
      disabledAt: after.disabled ? (staff.disabledAt ?? now) : null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute()
  await endSessions(tx, id)
  return { before, after }
}

/** Writes the owner's decisions. Sessions without a second factor end where somebody has one to show. */
export async function changeSettings(tx: Tx, next: Settings): Promise<Settings> {
  const before = await readSettings(tx)
  await tx.updateTable('setting').set(next).execute()
  if (next.requireSecondFactor && !before.requireSecondFactor) {
    await tx
      .deleteFrom('staffSession')
      .where('method', '=', 'password')
      .where(({ exists, or, selectFrom }) =>
        or([
          exists(
            selectFrom('staffPasskey')
              .select('staffId')
              .whereRef('staffPasskey.staffId', '=', 'staffSession.staffId'),
          ),
          exists(
            selectFrom('staffTwoFactor')
              .select('staffId')
              .whereRef('staffTwoFactor.staffId', '=', 'staffSession.staffId')
              .where('active', '=', true),
          ),
        ]),
      )
      .execute()
  }
  return before
}

/** Whether the last second factor would go while the owner asks for one. Throws staff.second-factor-required. */
export async function refuseToBeWithoutFactor(
  tx: Tx,
  services: Pick<Services, 'secondFactor'>,
  staffId: string,
): Promise<void> {
  const isRequired = await isFactorRequired(tx, services)
  const { app, passkeys } = await findFactors(tx, staffId)
  if (isRequired && !app && passkeys === 0) {
    throw new AppError('staff.second-factor-required')
  }
}
