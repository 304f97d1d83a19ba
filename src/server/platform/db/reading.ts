import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseSilent } from './bounded-client.ts'
import type { Database } from './database.ts'
import { isPassing } from './passing.ts'

/** How far behind a standby may be and is asked all the same, in milliseconds. */
const mostBehindMs = 2_000
/** How long it is believed to be as far as it was found. */
const believedMs = 250
/** How long it may think about how far it is, and how long it is left alone when something failed. */
const patienceMs = 1_000
const restMs = 5_000

/** Asks what may be a little old: a standby where there is one that is near enough, else the primary. */
export type Reading<Db = Database> = <T>(work: (db: Db) => Promise<T>) => Promise<T>

type Parts<Db> = {
  primary: Db
  standby: Db
  /** Where the log of the primary ends now. */
  written(db: Db): Promise<bigint>
  /** How far a standby has carried it out; null of what is no standby. */
  replayed(db: Db): Promise<bigint | null>
  /** Milliseconds that never go back. */
  now(): number
  onAway(error: unknown): void
}

async function soon<T>(work: Promise<T>): Promise<T> {
  const patience = new AbortController()
  const over = pause(patienceMs, undefined, { signal: patience.signal }).then(() => {
    throw new DatabaseSilent('The standby says nothing')
  })
  over.catch(() => {})
  return Promise.race([work, over]).finally(() => patience.abort())
}

/**
 * Where a standby is follows from what the primary had written at a moment and the standby has since: its own clock,
 * and how long ago it last had something to do, say nothing while its connection is broken. What fails there is
 * asked of the primary, and the standby is left alone for a while.
 */
export function readBeside<Db>(parts: Parts<Db>): Reading<Db> {
  const { primary, standby, now } = parts
  let marks: { at: number; position: bigint }[] = []
  let hasAllUntil = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let awayUntil = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    const at = now()
    const position = await parts.written(primary)
    const replayed = await parts.replayed(standby)
    marks = [...marks.filter((mark) => at - mark.at <= mostBehindMs), { at, position }]
    for (const mark of marks) {
      if (replayed !== null && mark.position <= replayed) hasAllUntil = mark.at
    }
    lookedAt = now()
  }

  async function isNear(): Promise<boolean> {
    if (now() < awayUntil) return false
    if (now() - lookedAt > believedMs) {
      looking ??= soon(look()).finally(() => {
        looking = null
      })
      await looking
    }
    return now() - hasAllUntil <= mostBehindMs
  }

  return async (work) => {
    try {
      if (await isNear()) return await work(standby)
    } catch (error) {
      if (!isPassing(error)) throw error
      awayUntil = now() + restMs
      parts.onAway(error)
    }
    return work(primary)
  }
}

/** A position in the log as PostgreSQL writes it, two hexadecimal halves, as one number. */
function toNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

async function written(db: Database): Promise<bigint> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(db)
  return toNumber(rows[0]?.at ?? '0/0')
}

async function replayed(db: Database): Promise<bigint | null> {
  const { rows } = await sql<{ at: string | null }>`select case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn()::text end as at`.execute(db)
  return rows[0]?.at ? toNumber(rows[0].at) : null
}

/** Reads beside the primary where a standby is named, else from it alone. */
export function createReading(
  primary: Database,
  standby: Database | null,
  onAway: (error: unknown) => void,
): Reading {
  if (!standby) return (work) => work(primary)
  return readBeside({ primary, standby, written, replayed, now: () => performance.now(), onAway })
}
