import { sql } from 'kysely'
import type { AuditAction } from '#domain/audit.ts'
import { foldEmail } from '#domain/email.ts'
import type { Role } from '#domain/permission.ts'
import type { Tx } from '../db/database.ts'

const columns = ['id', 'name', 'email', 'role', 'language', 'disabledAt', 'createdAt'] as const

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>

export const roleOf = ({ role }: { role: string }): Role => role as Role

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

/** At most two: whether there is one member of staff, and who it is. */
export function findFirstActive(tx: Tx) {
  return tx
    .selectFrom('staff')
    .select(columns)
    .where('disabledAt', 'is', null)
    .orderBy('createdAt')
    .limit(2)
    .execute()
}

/**
 * Held until the transaction ends, so that two last owners cannot go at once. Rows that only name an
 * owner, as each entry of the audit does, are written meanwhile.
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

export function findPasskeys(tx: Tx, staffId: string) {
  return tx
    .selectFrom('staffPasskey')
    .select(['id', 'name', 'transports', 'createdAt', 'lastUsedAt'])
    .where('staffId', '=', staffId)
    .orderBy('createdAt')
    .execute()
}

/** How somebody can prove who they are, besides the password. */
export async function findFactors(tx: Tx, staffId: string) {
  const app = await tx
    .selectFrom('staffTwoFactor')
    .select('active')
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  const { passkeys } = await tx
    .selectFrom('staffPasskey')
    .select(({ fn }) => fn.countAll<number>().as('passkeys'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return { app: app?.active ?? false, passkeys }
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

const openInvitations = (tx: Tx, now: Date) =>
  tx
    .selectFrom('staffInvitation')
    .selectAll()
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now)

export function findInvitations(tx: Tx, now: Date) {
  return openInvitations(tx, now).orderBy('createdAt').execute()
}

export function findInvitation(tx: Tx, id: string, now: Date) {
  return openInvitations(tx, now).where('id', '=', id).executeTakeFirst()
}

/** A wish for another address that still counts, with whose it is. */
export function findEmailChange(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('staffEmailChange')
    .innerJoin('staff', 'staff.id', 'staffEmailChange.staffId')
    .select(['staffEmailChange.id', 'staffEmailChange.createdAt', 'staffEmailChange.expiresAt'])
    .select('staff.name')
    .where('staffEmailChange.id', '=', id)
    .where('staffEmailChange.expiresAt', '>', now)
    .executeTakeFirst()
}

/** The address that waits to be confirmed. */
export async function findWaitingEmail(tx: Tx, staffId: string, now: Date) {
  const row = await tx
    .selectFrom('staffEmailChange')
    .select('email')
    .where('staffId', '=', staffId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.email ?? null
}

export type AuditFilter = {
  staffId?: string | undefined
  action?: AuditAction | undefined
  applicationId?: number | undefined
  /** Days in UTC, both included. */
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** One more than asked for, so that it is known whether there are more. */
export function findAudit(tx: Tx, filter: AuditFilter) {
  const { staffId, action, applicationId, from, to, cursor } = filter
  return tx
    .selectFrom('auditEntry')
    .leftJoin('staff', 'staff.id', 'auditEntry.staffId')
    .select(['auditEntry.id', 'auditEntry.at', 'auditEntry.staffId', 'staff.name'])
    .select(['auditEntry.action', 'auditEntry.applicationId', 'auditEntry.subject'])
    .select('auditEntry.details')
    .$if(staffId !== undefined, (qb) => qb.where('auditEntry.staffId', '=', staffId ?? ''))
    .$if(action !== undefined, (qb) =>
      qb.where('auditEntry.action', '=', action ?? 'staff.signed-in'),
    )
    .$if(applicationId !== undefined, (qb) =>
      qb.where('auditEntry.applicationId', '=', applicationId ?? 0),
    )
    .$if(from !== undefined, (qb) => qb.where('auditEntry.at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(to !== undefined, (qb) =>
      qb.where('auditEntry.at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)),
    )
    .$if(cursor !== undefined, (qb) => qb.where('auditEntry.id', '<', Number(cursor)))
    .orderBy('auditEntry.id', 'desc')
    .limit(filter.limit + 1)
    .execute()
}

/** What the newest check of the audit's seals said; null before the first one. */
export async function findAuditCheck(tx: Tx): Promise<{ at: string; isWhole: boolean } | null> {
  const row = await tx
    .selectFrom('auditEntry')
    .select(['at', sql<boolean>`details ->> 'broken' is null`.as('isWhole')])
    .where('action', '=', 'audit.checked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: row.at.toISOString(), isWhole: row.isWhole } : null
}
