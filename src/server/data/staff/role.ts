import type { OwnRole } from '#domain/staff/own-role.ts'
import {
  type Authority,
  authorityOf,
  type Permission,
  type RoleId,
} from '#domain/staff/permission.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Columns of a colleague joined with their role, for `withAuthority`. */
export const heldColumns = [
  'staff.role',
  'staffRole.permissions',
  'staffRole.refundLimitCents',
] as const

type Held = { role: RoleId; permissions: Permission[] | null; refundLimitCents: number | null }

/** A row with its role's current permissions. */
export function withAuthority<Row extends Held>({
  permissions,
  refundLimitCents,
  ...row
}: Row): Omit<Row, 'permissions' | 'refundLimitCents'> & { authority: Authority } {
  return { ...row, authority: authorityOf(row.role, { permissions, refundLimitCents }) }
}

/** Custom roles by name, with their numbers of colleagues and open invitations. */
export function findOwnRoles(tx: Tx, now: Date) {
  return tx
    .selectFrom('staffRole')
    .select(['id', 'name', 'permissions', 'refundLimitCents'])
    .select(({ selectFrom }) => [
      selectFrom('staff')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('role', '=', 'staffRole.id')
        .as('people'),
      selectFrom('staffInvitation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('role', '=', 'staffRole.id')
        .where('usedAt', 'is', null)
        .where('withdrawnAt', 'is', null)
        .where('expiresAt', '>', now)
        .as('invitations'),
    ])
    .where('name', 'is not', null)
    .orderBy('name')
    .execute()
}

/** Protects a role from deletion while it is being assigned. */
export function holdRole(tx: Tx, id: RoleId) {
  return tx
    .selectFrom('staffRole')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
}

/** Locks a custom role against assignment. */
export function lockOwnRole(tx: Tx, id: RoleId) {
  return tx
    .selectFrom('staffRole')
    .select(['id', 'name', 'permissions', 'refundLimitCents'])
    .where('id', '=', id)
    .where('name', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

const columnsOf = ({ name, permissions, refundLimitCents }: OwnRole) => ({
  ...{ name, refundLimitCents },
  permissions: [...permissions],
})

export async function insertRole(tx: Tx, id: RoleId, role: OwnRole): Promise<void> {
  await tx
    .insertInto('staffRole')
    .values({ id, ...columnsOf(role) })
    .execute()
}

export async function updateRole(tx: Tx, id: RoleId, role: OwnRole): Promise<void> {
  await tx.updateTable('staffRole').set(columnsOf(role)).where('id', '=', id).execute()
}

export async function deleteRole(tx: Tx, id: RoleId): Promise<void> {
  await tx.deleteFrom('staffRole').where('id', '=', id).execute()
}

/** Everyone with a role, including closed accounts. */
export async function findHolders(tx: Tx, role: RoleId): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', role)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Open and old invitations alike. */
export async function moveInvitations(tx: Tx, from: RoleId, to: RoleId): Promise<void> {
  await tx.updateTable('staffInvitation').set({ role: to }).where('role', '=', from).execute()
}
