import type { Role } from '#domain/staff/permission.ts'
import type { Tx } from '../db/database.ts'

/** Names of colleagues by id; whoever is gone for good is missing. */
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

/** Whom work can be given to. */
export function findColleagues(tx: Tx, roles: readonly Role[]) {
  return tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('disabledAt', 'is', null)
    .where('role', 'in', roles)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** A colleague whose account is not closed. */
export function findColleague(tx: Tx, id: string) {
  return tx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
}
