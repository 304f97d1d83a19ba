import { sql } from 'kysely'
import type { Role } from '#domain/permission.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { Tx } from '../db/database.ts'
import { hashToken } from '../http/cookie.ts'
import type { SignedIn } from '../http/staff-actor.ts'
import type { FindStaff } from '../http/staff-guard.ts'
import type { Services } from '../services.ts'
import { noteRenewal, renewedHash } from './renewal.ts'

const minute = 60_000
const idleMinutes = 30
const lifetimeHours = 12

/** How somebody proved who they are. A password alone is the weakest. */
export type Method = 'password' | 'code' | 'recovery-code' | 'passkey'

export type Random = Pick<Services['random'], 'uuid' | 'token'>

/** Last moments that still count, seen from `now`. */
const limitsAt = (now: Date) => ({
  idle: new Date(now.getTime() - idleMinutes * minute),
  old: new Date(now.getTime() - lifetimeHours * 60 * minute),
})

const openSessions = (tx: Tx, now: Date) =>
  tx
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .where('staffSession.lastSeenAt', '>', limitsAt(now).idle)
    .where('staffSession.createdAt', '>', limitsAt(now).old)
    .where('staff.disabledAt', 'is', null)

type FoundSession = {
  sessionId: string
  method: Method
  lastSeenAt: Date
  confirmedAt: Date
  id: string
  name: string
  email: string
  role: Role
  language: StaffLanguage
  requireSecondFactor: boolean
}

/** Who is signed in behind a cookie. Being seen is written down at most once a minute. */
export function createFindStaff({
  db,
  secondFactor,
}: Pick<Services, 'db' | 'secondFactor'>): FindStaff {
  const always = secondFactor === 'required'
  return async (tokenHash, { now, awake }) => {
    const { idle, old } = limitsAt(now)
    // Asked before every call of the staff, and so in plain SQL: building it costs more than a round trip.
    const { rows } = await sql<FoundSession>`select e.id as session_id, e.method, e.last_seen_at,
        e.confirmed_at, p.id, p.name, p.email, p.role, p.language, o.require_second_factor
      from staff_session e join staff p on p.id = e.staff_id cross join setting o
      where e.token_hash in (${tokenHash}, ${renewedHash(db, tokenHash, now)}) and e.last_seen_at > ${idle} and e.created_at > ${old}
        and p.disabled_at is null`.execute(db)
    const [row] = rows
    if (!row) return null
    if (awake && now.getTime() - row.lastSeenAt.getTime() >= minute) {
      await touch(db, row.sessionId, now)
    }
    const { sessionId, id, name, email, role, language, confirmedAt } = row
    return {
      staff: { id, name, email, role, sessionId, language },
      confirmedAt,
      lacksSecondFactor: (always || row.requireSecondFactor) && row.method === 'password',
    } satisfies SignedIn
  }
}

async function touch(tx: Tx, id: string, now: Date) {
  await tx.updateTable('staffSession').set({ lastSeenAt: now }).where('id', '=', id).execute()
}

/** Opens a session and gives the token for its cookie, which is kept nowhere. */
export async function openStaffSession(
  tx: Tx,
  random: Random,
  opened: {
    staffId: string
    method: Method
    userAgent: string | null
    now: Date
    /** Of the session that this one takes the place of: it does not live longer for it. */
    createdAt?: Date
  },
): Promise<{ id: string; token: string }> {
  const { now } = opened
  const [id, token] = [random.uuid(), random.token()]
  await tx
    .insertInto('staffSession')
    .values({
      id,
      staffId: opened.staffId,
      tokenHash: hashToken(token),
      method: opened.method,
      userAgent: (opened.userAgent ?? '').slice(0, 300),
      createdAt: opened.createdAt ?? now,
      lastSeenAt: now,
      confirmedAt: now,
    })
    .execute()
  return { id, token }
}

/** Puts a session with a fresh token in the place of this one, after something was proved anew. */
export async function renewStaffSession(
  tx: Tx,
  random: Random,
  { sessionId, method, now }: { sessionId: string; method?: Method; now: Date },
): Promise<string | null> {
  const old = await tx
    .deleteFrom('staffSession')
    .where('id', '=', sessionId)
    .returning(['staffId', 'method', 'userAgent', 'createdAt'])
    .executeTakeFirst()
  // Ended in the meantime, by somebody who had a reason.
  if (!old) return null
  const { token } = await openStaffSession(tx, random, {
    ...old,
    method: method ?? (old.method as Method),
    now,
  })
  return token
}

/** When the password, a code or a passkey was last given in this session. */
export async function findConfirmedAt(tx: Tx, sessionId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('staffSession')
    .select('confirmedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.confirmedAt ?? null
}

/**
 * Somebody proved again who they are, perhaps more surely than before: the session goes on under a fresh
 * token. Gives it, to be told; null when the session was ended in the meantime; undefined when this call
 * itself came late with a token that was replaced a moment ago.
 */
export async function confirmSession(
  tx: Tx,
  { db, random }: Pick<Services, 'db' | 'random'>,
  given: { id: string; tokenHash: Buffer; now: Date; method?: Method },
): Promise<string | null | undefined> {
  const { id, tokenHash, now, method } = given
  const proved = { confirmedAt: now, ...(method && { method }) }
  const token = random.token()
  const fresh = hashToken(token)
  // Noted before the commit, so that no call falls in between; the first of two at once is the one.
  const isFirst = renewedHash(db, tokenHash, now).equals(tokenHash)
  if (isFirst) noteRenewal(db, tokenHash, fresh, now)
  const renewed = await tx
    .updateTable('staffSession')
    .set({ ...proved, tokenHash: fresh })
    .where('id', '=', id)
    .where('tokenHash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  if (renewed) return token
  const late = await tx
    .updateTable('staffSession')
    .set(proved)
    .where('id', '=', id)
    .returning('tokenHash')
    .executeTakeFirst()
  if (!late) return null
  noteRenewal(db, tokenHash, late.tokenHash, now)
  return undefined
}

/** Whether this session has shown a second factor. */
export async function isWithSecondFactor(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staffSession')
    .select('method')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined && row.method !== 'password'
}

/** Ends the sessions of a member of staff, but the one that is kept. */
export async function endSessions(tx: Tx, staffId: string, keep: string | null = null) {
  await tx
    .deleteFrom('staffSession')
    .where('staffId', '=', staffId)
    .$if(keep !== null, (qb) => qb.where('id', '!=', keep ?? ''))
    .execute()
}

/** Ends one session of this member of staff; false when there is none. */
export async function endSession(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('staffSession')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('id')
    .execute()
  return ended.length > 0
}

export function findSessions(tx: Tx, staffId: string, now: Date) {
  return openSessions(tx, now)
    .select([
      'staffSession.id',
      'staffSession.userAgent',
      'staffSession.createdAt',
      'staffSession.lastSeenAt',
      'staffSession.method',
    ])
    .where('staff.id', '=', staffId)
    .orderBy('staffSession.lastSeenAt', 'desc')
    .execute()
}

/** Takes away what nobody can use any more. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('staffSession').where('createdAt', '<=', limitsAt(now).old).execute()
  await tx.deleteFrom('staffChallenge').where('expiresAt', '<=', now).execute()
  await tx.deleteFrom('staffEmailChange').where('expiresAt', '<=', now).execute()
  await tx
    .deleteFrom('signInDelay')
    .where('failedAt', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .execute()
}
