import { may, type Permission } from '#domain/staff/permission.ts'
import type { Tx } from '../../platform/db/database.ts'
import { heldColumns, withAuthority } from './role.ts'

/** Colleagues' names by id; deleted ones are missing. */
export async function findNames(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const openAccounts = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .innerJoin('staffRole', 'staffRole.id', 'staff.role')
    .select(heldColumns)
    .where('staff.disabledAt', 'is', null)

/** Active colleagues with a permission, by name. */
export async function findColleagues(tx: Tx, permission: Permission) {
  const rows = await openAccounts(tx)
    .select(['staff.id', 'staff.name'])
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute()
  return rows
    .map(withAuthority)
    .filter(({ authority }) => may(authority, permission))
    .map(({ id, name }) => ({ id, name }))
}

/** The permissions of an active colleague, who keeps them until the transaction ends. */
export async function findAuthority(tx: Tx, id: string) {
  const row = await openAccounts(tx).where('staff.id', '=', id).forShare().executeTakeFirst()
  return row && withAuthority(row).authority
}
