import { sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Unique among the database's advisory locks. */
const ownerLock = 7_204_115

const columns = [
  'id',
  'name',
  'displayName',
  'email',
  'role',
  'language',
  'disabledAt',
  'createdAt',
] as const

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>

export function findStaff(tx: Tx, id: string) {
  return tx.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst()
}

export function findStaffByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('staff')
    .select(columns)
    .where(sql`lower(email)`, '=', foldEmail(email))
    .executeTakeFirst()
}

/** At most two, to see whether there is just one. */
export function findFirstActive(tx: Tx) {
  return tx
    .selectFrom('staff')
    .select(columns)
    .where('disabledAt', 'is', null)
    .orderBy('createdAt')
    .limit(2)
    .execute()
}

export async function hasStaff(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('staff').select('id').limit(1).execute()).length > 0
}

/** Serialises nodes until the transaction ends: the first owner is created once. */
export async function lockFirstOwner(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ownerLock})`.execute(tx)
}

/** The first owner, preferring active accounts. */
export function getFirstOwner(tx: Tx) {
  return tx
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .orderBy(sql`disabled_at is not null`)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/**
 * Locked until the transaction ends, so that the last two owners cannot leave at once. Rows that
 * reference an owner, such as audit entries, can still be written.
 */
export async function lockActiveOwners(tx: Tx): Promise<string[]> {
  const owners = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

/** With their factors and when they were last seen. */
export function findAllStaff(tx: Tx, id: string | null = null) {
  return tx
    .selectFrom('staff')
    .select(columns)
    .select(({ selectFrom, exists }) => [
      exists(
        selectFrom('staffTwoFactor')
          .select('staffId')
          .whereRef('staffId', '=', 'staff.id')
          .where('active', '=', true),
      ).as('hasApp'),
      selectFrom('staffPasskey')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staffId', '=', 'staff.id')
        .as('passkeys'),
      selectFrom('staffSession')
        .select(({ fn }) => fn.max('lastSeenAt').as('at'))
        .whereRef('staffId', '=', 'staff.id')
        .as('lastSeenAt'),
    ])
    .$if(id !== null, (qb) => qb.where('id', '=', id ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export type NewStaff = {
  id: string
  email: string
  name: string
  role: RoleId
  language: StaffLanguage
  now: Date
}

export async function insertStaff(tx: Tx, { now, ...staff }: NewStaff): Promise<void> {
  await tx
    .insertInto('staff')
    .values({ ...staff, emailVerified: true, createdAt: now, updatedAt: now })
    .execute()
}

/** Changes a member of staff can make to their own account, directly or by letter. */
export async function updateStaff(
  tx: Tx,
  id: string,
  changes: {
    name?: string
    displayName?: string | null
    email?: string
    language?: StaffLanguage
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Changes an owner can make to a colleague's account. */
export async function updateStaffAccess(
  tx: Tx,
  id: string,
  { now, ...access }: { role: RoleId; disabledAt: Date | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...access, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function enableStaff(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('staff').set({ disabledAt: null }).where('id', '=', id).execute()
}
