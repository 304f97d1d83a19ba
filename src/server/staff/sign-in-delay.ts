import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#domain/error.ts'
import type { Database, Tx } from '../db/database.ts'

/** What failures are counted by. `free` of them cost nothing; then the wait doubles, up to `maxSeconds`. */
type Counter = { key: string; free: number; firstSeconds: number; maxSeconds: number }

export type Attempt = {
  /** It was right: what failed before no longer counts for this account. */
  forgive(tx: Tx): Promise<void>
  /** It was no guess at all: as if it had not been. */
  takeBack(tx: Tx): Promise<void>
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
const countedForHours = 24

/**
 * Counts one more failure before the try is looked at, so that a hundred tries at once are no way
 * around the wait. Throws request.too-many while the wait of an earlier failure lasts.
 */
async function reserve(db: Database, counter: Counter, now: Date): Promise<Buffer> {
  const keyHash = hash(counter.key)
  const { free, firstSeconds, maxSeconds } = counter
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_delay as d (key_hash, failures, failed_at, open_at)
    values (${keyHash}, 1, ${now}, ${now})
    on conflict (key_hash) do update set
      failures = case when d.failed_at < ${now}::timestamptz - make_interval(hours => ${countedForHours})
        then 1 else d.failures + 1 end,
      failed_at = ${now},
      open_at = ${now}::timestamptz + case
        when d.failed_at < ${now}::timestamptz - make_interval(hours => ${countedForHours})
          or d.failures + 1 < ${free}::int then interval '0'
        else make_interval(secs => least(${maxSeconds}::int,
          ${firstSeconds}::int * power(2, least(d.failures + 1 - ${free}::int, 20)))) end
    where d.open_at <= ${now}
    returning failures`.execute(db)
  if (rows.length > 0) return keyHash
  const { openAt } = await db
    .selectFrom('signInDelay')
    .select('openAt')
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow()
  const seconds = Math.max(1, Math.ceil((openAt.getTime() - now.getTime()) / 1000))
  throw new AppError('request.too-many', { seconds })
}

const minutes15 = 15 * 60

/** Of one account; the wait never grows beyond a quarter of an hour, so nobody is kept out for good. */
export const accountCounter = (account: string): Counter => ({
  key: `account ${account}`,
  free: 5,
  firstSeconds: 5,
  maxSeconds: minutes15,
})

/** Of one account where it signed in before: guesses from elsewhere do not count here. */
export const knownPlaceCounter = (account: string, network: string): Counter => ({
  ...accountCounter(account),
  key: `account ${account} in ${network}`,
})

export const networkCounter = (network: string): Counter => ({
  key: `network ${network}`,
  free: 20,
  firstSeconds: 5,
  maxSeconds: minutes15,
})

/** Begins a try that counts as failed until it is forgiven. Throws request.too-many. */
export async function beginAttempt(
  db: Database,
  { account, network }: { account: Counter; network: Counter },
  now: Date,
): Promise<Attempt> {
  const ofNetwork = await reserve(db, network, now)
  const ofAccount = await reserve(db, account, now).catch(async (error: unknown) => {
    await takeBack(db, ofNetwork, now)
    throw error
  })
  return {
    async forgive(tx) {
      await tx.deleteFrom('signInDelay').where('keyHash', '=', ofAccount).execute()
      // Only this try: whoever has one account may not clear the guesses at others.
      await takeBack(tx, ofNetwork, now)
    },
    async takeBack(tx) {
      await takeBack(tx, ofAccount, now)
      await takeBack(tx, ofNetwork, now)
    },
  }
}

async function takeBack(tx: Tx, keyHash: Buffer, now: Date) {
  await tx
    .updateTable('signInDelay')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, openAt: now })
    .where('keyHash', '=', keyHash)
    .execute()
}

/** Remembers where somebody signed in. */
export async function rememberNetwork(tx: Tx, staffId: string, network: string, now: Date) {
  await tx
    .insertInto('staffKnownNetwork')
    .values({ staffId, networkHash: hash(network), seenAt: now })
    .onConflict((oc) => oc.columns(['staffId', 'networkHash']).doUpdateSet({ seenAt: now }))
    .execute()
}

const knownForDays = 90

export async function isKnownNetwork(tx: Tx, staffId: string, network: string, now: Date) {
  const since = new Date(now.getTime() - knownForDays * 86_400_000)
  const row = await tx
    .selectFrom('staffKnownNetwork')
    .select('staffId')
    .where('staffId', '=', staffId)
    .where('networkHash', '=', hash(network))
    .where('seenAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}
