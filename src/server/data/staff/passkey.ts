import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { StaffChallenge, StaffPasskey } from '../../platform/db/schema.ts'

export type PasskeyPurpose = StaffChallenge['purpose']

export function findPasskeys(tx: Tx, staffId: string) {
  return tx
    .selectFrom('staffPasskey')
    .select(['id', 'name', 'transports', 'createdAt', 'lastUsedAt'])
    .where('staffId', '=', staffId)
    .orderBy('createdAt')
    .execute()
}

export function findPasskey(tx: Tx, id: string) {
  return tx.selectFrom('staffPasskey').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns what its owner sees; nothing for a duplicate. */
export function insertPasskey(tx: Tx, passkey: Insertable<StaffPasskey>) {
  return tx
    .insertInto('staffPasskey')
    .values(passkey)
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()
}

/** Counts a use. False if the counter did not increase: one of the two keys is a copy. */
export async function countPasskeyUse(
  tx: Tx,
  id: string,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('staffPasskey')
    .set({ counter: to, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', from)
    .returning('staffId')
    .executeTakeFirst()
  return used !== undefined
}

/** False if this member of staff has no such key. */
export async function deletePasskey(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('staffPasskey')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('id')
    .execute()
  return gone.length > 0
}

export async function deletePasskeys(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staffPasskey').where('staffId', '=', staffId).execute()
}

export async function insertChallenge(tx: Tx, challenge: StaffChallengeRow): Promise<void> {
  await tx.insertInto('staffChallenge').values(challenge).execute()
}

type StaffChallengeRow = Insertable<StaffChallenge>

/** Uses a challenge; null if none was issued for this. */
export async function takeChallenge(
  tx: Tx,
  { challenge, purpose, staffId }: Omit<StaffChallengeRow, 'expiresAt'>,
): Promise<{ expiresAt: Date } | null> {
  const taken = await tx
    .deleteFrom('staffChallenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('staffId', staffId ? '=' : 'is', staffId ?? null)
    .returning('expiresAt')
    .executeTakeFirst()
  return taken ?? null
}

export async function deleteOldChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('staffChallenge').where('expiresAt', '<=', now).execute()
}
