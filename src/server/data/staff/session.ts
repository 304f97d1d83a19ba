import { type Insertable, sql } from 'kysely'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { Permission, RoleId } from '#domain/staff/permission.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { StaffSession } from '../../platform/db/schema.ts'
import { chatChannel } from '../chat/event.ts'
import { deleteSubscriptions, detachSubscriptions } from '../correspondence/push-subscription.ts'

/** Method of authentication. A password alone is the weakest. */
export type SignInMethod = StaffSession['method']

/** A valid session was seen after `idle` and opened after `old`. */
export type SessionLimits = { idle: Date; old: Date }

export type SignedInRow = {
  tokenHash: Buffer
  sessionId: string
  method: SignInMethod
  lastSeenAt: Date
  confirmedAt: Date
  id: string
  name: string
  email: string
  displayName: string | null
  role: RoleId
  /** Null for a built-in role. */
  roleName: string | null
  permissions: Permission[] | null
  refundLimitCents: number | null
  language: StaffLanguage
  requireSecondFactor: boolean
}

/** The people signed in with these tokens. */
export async function findSignedIn(
  tx: Tx,
  hashes: readonly Buffer[],
  { idle, old }: SessionLimits,
): Promise<SignedInRow[]> {
  // Runs before every staff call, so it is raw SQL: building it costs more than a round trip.
  const { rows } =
    await sql<SignedInRow>`select e.token_hash as "tokenHash", e.id as "sessionId", e.method,
      e.last_seen_at as "lastSeenAt", e.confirmed_at as "confirmedAt", p.id, p.name,
      p.display_name as "displayName", p.email, p.role, p.language, r.name as "roleName", r.permissions,
      r.refund_limit_cents as "refundLimitCents", o.require_second_factor as "requireSecondFactor"
    from staff_session e join staff p on p.id = e.staff_id join staff_role r on r.id = p.role cross join setting o
    where e.token_hash = any(${hashes}::bytea[]) and e.last_seen_at > ${idle} and e.created_at > ${old}
      and p.disabled_at is null`.execute(tx.withoutPlugins())
  return rows
}

/** Somebody's valid sessions, last seen first. */
export function findSessions(tx: Tx, staffId: string, { idle, old }: SessionLimits) {
  return tx
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select(['staffSession.id', 'staffSession.userAgent', 'staffSession.createdAt'])
    .select(['staffSession.lastSeenAt', 'staffSession.method'])
    .where('staffSession.lastSeenAt', '>', idle)
    .where('staffSession.createdAt', '>', old)
    .where('staff.disabledAt', 'is', null)
    .where('staff.id', '=', staffId)
    .orderBy('staffSession.lastSeenAt', 'desc')
    .execute()
}

/** A session's authentication, and its last time. */
export function findProof(tx: Tx, id: string) {
  return tx
    .selectFrom('staffSession')
    .select(['method', 'confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertSession(tx: Tx, session: Insertable<StaffSession>): Promise<void> {
  await tx.insertInto('staffSession').values(session).execute()
}

export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('staffSession').set({ lastSeenAt: now }).where('id', '=', id).execute()
}

type Proved = { confirmedAt: Date; method?: SignInMethod }

/** Replaces the token; false if the old one is no longer valid. */
export async function renewSession(
  tx: Tx,
  { id, from, to }: { id: string; from: Buffer; to: Buffer },
  proved: Proved,
): Promise<boolean> {
  const renewed = await tx
    .updateTable('staffSession')
    .set({ ...proved, tokenHash: to })
    .where('id', '=', id)
    .where('tokenHash', '=', from)
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Records an authentication; returns the token's hash, or null. */
export async function updateProof(tx: Tx, id: string, proved: Proved): Promise<Buffer | null> {
  const row = await tx
    .updateTable('staffSession')
    .set(proved)
    .where('id', '=', id)
    .returning('tokenHash')
    .executeTakeFirst()
  return row?.tokenHash ?? null
}

/** Deletes a session that another one replaces. */
export async function takeSession(tx: Tx, id: string) {
  await detachSubscriptions(tx, { id })
  return tx
    .deleteFrom('staffSession')
    .where('id', '=', id)
    .returning(['staffId', 'method', 'userAgent', 'createdAt'])
    .executeTakeFirst()
}

export async function deleteSessionOf(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('staffSession').where('tokenHash', '=', tokenHash).execute()
}

/** Deletes one of somebody's sessions; false if there is none. */
export async function deleteSession(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('staffSession')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Deletes somebody's sessions except one, and their push subscriptions. */
export async function deleteSessions(tx: Tx, staffId: string, keep: string | null = null) {
  await deleteSubscriptions(tx, staffId, keep)
  await tx
    .deleteFrom('staffSession')
    .where('staffId', '=', staffId)
    .$if(keep !== null, (qb) => qb.where('id', '!=', keep ?? ''))
    .execute()
}

/** Deletes password-only sessions of everyone with a second factor. */
export async function deleteWeakSessions(tx: Tx): Promise<void> {
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

export async function deleteOldSessions(tx: Tx, { old }: Pick<SessionLimits, 'old'>) {
  await detachSubscriptions(tx, { openedBefore: old })
  await tx.deleteFrom('staffSession').where('createdAt', '<=', old).execute()
}

/** Closes the streams of everyone with a role; they stay signed in and may reconnect. */
export async function endStreamsOf(tx: Tx, role: RoleId): Promise<void> {
  await sql`select pg_notify(${chatChannel}, json_build_object('endedSession', e.id)::text)
    from staff_session e join staff p on p.id = e.staff_id where p.role = ${role}`.execute(tx)
}
