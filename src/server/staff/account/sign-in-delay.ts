import { createHash } from 'node:crypto'
import { AppError } from '#domain/error.ts'
import { hasNetwork, putNetwork } from '../../data/staff/known-browser.ts'
import {
  countFailure,
  type DelayRule,
  deleteDelay,
  getDelayEnd,
  takeFailureBack,
} from '../../data/staff/sign-in-delay.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

type Counter = DelayRule & { key: string }

export type Attempt = {
  /** Success: clears the account's failures. */
  forgive(tx: Tx): Promise<void>
  /** Not a guess: removes just this attempt. */
  takeBack(tx: Tx): Promise<void>
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Counts a failure before the attempt is checked, so that concurrent attempts do not evade the
 * delay. Throws request.too-many during the delay of an earlier failure.
 */
async function reserve(db: Database, counter: Counter, now: Date): Promise<Buffer> {
  const keyHash = hash(counter.key)
  if (await countFailure(db, keyHash, counter, now)) return keyHash
  const openAt = await getDelayEnd(db, keyHash)
  const seconds = Math.max(1, Math.ceil((openAt.getTime() - now.getTime()) / 1000))
  throw new AppError('request.too-many', { seconds })
}

const minutes15 = 15 * 60

/** By account; limited to a quarter of an hour, so that nobody is locked out for good. */
export const accountCounter = (account: string): Counter => ({
  key: `account ${account}`,
  free: 5,
  firstSeconds: 5,
  maxSeconds: minutes15,
})

/** By account on a known network: guesses from elsewhere do not count. */
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

/** Starts an attempt that counts as failed until forgiven. Throws request.too-many. */
export async function beginAttempt(
  db: Database,
  { account, network }: { account: Counter; network: Counter },
  now: Date,
): Promise<Attempt> {
  const ofNetwork = await reserve(db, network, now)
  const ofAccount = await reserve(db, account, now).catch(async (error: unknown) => {
    await takeFailureBack(db, ofNetwork, now)
    throw error
  })
  return {
    async forgive(tx) {
      await deleteDelay(tx, ofAccount)
      // Only this attempt: an account holder must not clear guesses at others.
      await takeFailureBack(tx, ofNetwork, now)
    },
    async takeBack(tx) {
      await takeFailureBack(tx, ofAccount, now)
      await takeFailureBack(tx, ofNetwork, now)
    },
  }
}

/** Records a sign-in's network. */
export function rememberNetwork(tx: Tx, staffId: string, network: string, now: Date) {
  return putNetwork(tx, { staffId, networkHash: hash(network), seenAt: now })
}

const knownForDays = 90

export function isKnownNetwork(tx: Tx, staffId: string, network: string, now: Date) {
  const since = new Date(now.getTime() - knownForDays * 86_400_000)
  return hasNetwork(tx, { staffId, networkHash: hash(network) }, since)
}
