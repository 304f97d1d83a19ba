import type { Tx } from '../../platform/db/database.ts'

// Where a member of staff signed in before: browsers by a cookie, networks by a hash.

/** Whether a browser has a token from this person's sign-in. */
export async function isBrowserKnown(tx: Tx, tokenHash: Buffer, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('staffKnownBrowser')
    .select('staffId')
    .where('tokenHash', '=', tokenHash)
    .where('seenAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Hashes of a member of staff's browsers. */
export async function findBrowsers(tx: Tx, staffId: string, since: Date): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('staffKnownBrowser')
    .select('tokenHash')
    .where('staffId', '=', staffId)
    .where('seenAt', '>', since)
    .execute()
  return rows.map(({ tokenHash }) => tokenHash)
}

export async function putBrowser(
  tx: Tx,
  seen: { staffId: string; tokenHash: Buffer; seenAt: Date },
): Promise<void> {
  const { seenAt } = seen
  await tx
    .insertInto('staffKnownBrowser')
    .values(seen)
    .onConflict((oc) => oc.columns(['staffId', 'tokenHash']).doUpdateSet({ seenAt }))
    .execute()
}

export async function deleteOldBrowsers(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('staffKnownBrowser').where('seenAt', '<=', since).execute()
}

export async function hasNetworks(tx: Tx, staffId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staffKnownNetwork')
    .select('staffId')
    .where('staffId', '=', staffId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasNetwork(
  tx: Tx,
  { staffId, networkHash }: { staffId: string; networkHash: Buffer },
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('staffKnownNetwork')
    .select('staffId')
    .where('staffId', '=', staffId)
    .where('networkHash', '=', networkHash)
    .where('seenAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function putNetwork(
  tx: Tx,
  seen: { staffId: string; networkHash: Buffer; seenAt: Date },
): Promise<void> {
  const { seenAt } = seen
  await tx
    .insertInto('staffKnownNetwork')
    .values(seen)
    .onConflict((oc) => oc.columns(['staffId', 'networkHash']).doUpdateSet({ seenAt }))
    .execute()
}
