import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

const lifetimeDays = 90

/** Whether a browser session is still valid. */
export const isLive = sql<SqlBool>`traveller_session.created_at
  > now() - make_interval(days => ${lifetimeDays})`

/** The session of a cookie, or null when unknown or expired. */
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<number | null> {
  const row = await tx
    .selectFrom('travellerSession')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where(isLive)
    .executeTakeFirst()
  return row?.id ?? null
}

async function insertSession(tx: Tx, tokenHash: Buffer, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('travellerSession')
    .values({ tokenHash, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type OpenedSession = { sessionId: number; token: string | null }

/**
 * A browser's session, created if needed. `token` is set for a new one and goes only into the
 * cookie. An unknown cookie is never adopted.
 */
export async function openSession(
  tx: Tx,
  tokenHash: Buffer | null,
  fresh: { token: string; tokenHash: Buffer },
  now: Date,
): Promise<OpenedSession> {
  const known = tokenHash ? await findSession(tx, tokenHash) : null
  if (known !== null) return { sessionId: known, token: null }
  return { sessionId: await insertSession(tx, fresh.tokenHash, now), token: fresh.token }
}
