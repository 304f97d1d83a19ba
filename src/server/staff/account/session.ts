import { displayNameOf } from '#domain/staff/display-name.ts'
import { authorityOf } from '#domain/staff/permission.ts'
import {
  deleteOldSessions,
  findProof,
  findSessions,
  findSignedIn,
  insertSession,
  renewSession,
  type SignedInRow,
  type SignInMethod,
  takeSession,
  touchSession,
  updateProof,
} from '../../data/staff/session.ts'
import { hashToken } from '../../http/cookie.ts'
import type { FindStaff } from '../../http/staff-guard.ts'
import { batchedLookup } from '../../platform/db/batcher.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

const minute = 60_000
const idleMinutes = 30
const lifetimeHours = 12

export type Random = Pick<Services['random'], 'uuid' | 'token'>

/** The oldest valid times as of `now`. */
const limitsAt = (now: Date) => ({
  idle: new Date(now.getTime() - idleMinutes * minute),
  old: new Date(now.getTime() - lifetimeHours * 60 * minute),
})

/** Finds who is signed in by a cookie. Last-seen times are written at most once a minute. */
export function createFindStaff({
  db,
  secondFactor,
  renewals,
}: Pick<Services, 'db' | 'secondFactor' | 'renewals'>): FindStaff {
  const always = secondFactor === 'required'
  const look = batchedLookup((asked: readonly { hashes: Buffer[]; now: Date }[]) =>
    findRows(db, asked),
  )
  async function lookFor(tokenHash: Buffer, now: Date): Promise<SignedInRow | undefined> {
    const inPlace = renewals.hashInPlaceOf(tokenHash)
    const row = await look({ hashes: [tokenHash, inPlace], now })
    // A token replaced between these two lines is found under neither.
    const isReplaced = !row && !renewals.hashInPlaceOf(tokenHash).equals(inPlace)
    return isReplaced ? lookFor(tokenHash, now) : row
  }
  return async (tokenHash, { now, awake }) => {
    const row = await lookFor(tokenHash, now)
    if (!row) return null
    if (awake && Math.abs(now.getTime() - row.lastSeenAt.getTime()) >= minute) {
      await touchSession(db, row.sessionId, now)
    }
    const { sessionId, id, name, email, role, roleName, language, confirmedAt } = row
    return {
      staff: {
        ...{ id, name, email, role, roleName, sessionId, language },
        displayName: displayNameOf(row),
        authority: authorityOf(role, row),
      },
      confirmedAt,
      lacksSecondFactor: (always || row.requireSecondFactor) && row.method === 'password',
    }
  }
}

/** One query for all concurrent callers. */
async function findRows(
  tx: Tx,
  asked: readonly { hashes: readonly Buffer[]; now: Date }[],
): Promise<(SignedInRow | undefined)[]> {
  const hashes = new Map(
    asked.flatMap((each) => each.hashes.map((hash) => [keyOf(hash), hash] as const)),
  )
  const now = new Date(Math.max(...asked.map((each) => each.now.getTime())))
  const rows = await findSignedIn(tx, [...hashes.values()], limitsAt(now))
  const found = new Map(rows.map((row) => [keyOf(row.tokenHash), row]))
  return asked.map((each) => {
    const known = each.hashes.find((hash) => found.has(keyOf(hash)))
    return known && found.get(keyOf(known))
  })
}

const keyOf = (hash: Buffer): string => hash.toString('latin1')

/** A member of staff's sessions. */
export const openSessions = (tx: Tx, staffId: string, now: Date) =>
  findSessions(tx, staffId, limitsAt(now))

/** Opens a session and returns the token for its cookie, which is not stored. */
export async function openStaffSession(
  tx: Tx,
  random: Random,
  opened: {
    staffId: string
    method: SignInMethod
    userAgent: string | null
    now: Date
    /** The replaced session's start: replacing does not prolong it. */
    createdAt?: Date
  },
): Promise<{ id: string; token: string }> {
  const { now, staffId, method } = opened
  const [id, token] = [random.uuid(), random.token()]
  await insertSession(tx, {
    id,
    staffId,
    tokenHash: hashToken(token),
    method,
    userAgent: (opened.userAgent ?? '').slice(0, 300),
    createdAt: opened.createdAt ?? now,
    lastSeenAt: now,
    confirmedAt: now,
  })
  return { id, token }
}

/** Replaces a session's token after a new authentication. */
export async function renewStaffSession(
  tx: Tx,
  random: Random,
  { sessionId, method, now }: { sessionId: string; method?: SignInMethod; now: Date },
): Promise<string | null> {
  const old = await takeSession(tx, sessionId)
  // Ended meanwhile, deliberately.
  if (!old) return null
  const { token } = await openStaffSession(tx, random, {
    ...old,
    method: method ?? old.method,
    now,
  })
  return token
}

/** The session's last authentication by password, code or passkey. */
export async function findConfirmedAt(tx: Tx, sessionId: string): Promise<Date | null> {
  return (await findProof(tx, sessionId))?.confirmedAt ?? null
}

/** Whether this session has shown a second factor. */
export async function isWithSecondFactor(tx: Tx, sessionId: string): Promise<boolean> {
  const proof = await findProof(tx, sessionId)
  return proof !== undefined && proof.method !== 'password'
}

/**
 * Records a new, perhaps stronger, authentication: the session continues under a new token. Returns
 * it; null if the session ended meanwhile; undefined if this call came with a token replaced a
 * moment ago.
 */
export async function confirmSession(
  tx: Tx,
  { renewals, random }: Pick<Services, 'renewals' | 'random'>,
  given: { id: string; tokenHash: Buffer; now: Date; method?: SignInMethod },
): Promise<string | null | undefined> {
  const { id, tokenHash, now, method } = given
  const proved = { confirmedAt: now, ...(method && { method }) }
  const token = random.token()
  const fresh = hashToken(token)
  // Recorded before the commit, so that no call falls in between; of two concurrent ones the first
  // counts.
  const isFirst = renewals.hashInPlaceOf(tokenHash).equals(tokenHash)
  if (isFirst) renewals.note(tokenHash, fresh)
  if (await renewSession(tx, { id, from: tokenHash, to: fresh }, proved)) return token
  const newest = await updateProof(tx, id, proved)
  if (!newest) return null
  renewals.note(tokenHash, newest)
  return undefined
}

/** Deletes expired sessions. */
export const sweepSessions = (tx: Tx, now: Date): Promise<void> =>
  deleteOldSessions(tx, limitsAt(now))
