import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'

/** What the first seal follows. */
const beginning = Buffer.alloc(32)
const entriesInASeal = 1000
const lock = 7203213
const lookAgainMs = 50

/**
 * An entry as the text that is hashed: each column that says something, in this order. invariants.sql
 * and the check have the same words, so that no function of the database has to be believed.
 */
export const entryText = sql`jsonb_build_array(e.id,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.staff_id, e.action,
  e.application_id, e.subject, e.details, e.request_id)::text`

export type Seal = { id: number; toId: number; entries: number; hash: Buffer }

type Writer = { virtualtransaction: string }

/** Whoever writes an entry at this moment: its number is given, and nobody sees it yet. */
async function findWriters(db: Tx): Promise<string[]> {
  const { rows } = await sql<Writer>`select virtualtransaction from pg_locks
    where locktype = 'relation' and relation = 'audit_entry'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.map(({ virtualtransaction }) => virtualtransaction)
}

/**
 * The largest number up to which nothing can be added any more: numbers are given in order, entries
 * appear when their transactions end. Holds nobody up; null when somebody takes longer than we wait.
 */
async function findSettled(db: Tx, patienceMs: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from audit_entry`.execute(
    db,
  )
  const upTo = rows[0]?.id ?? null
  let waiting = await findWriters(db)
  for (let left = patienceMs; waiting.length > 0; left -= lookAgainMs) {
    if (left <= 0) return null
    await pause(lookAgainMs)
    const now = new Set(await findWriters(db))
    waiting = waiting.filter((writer) => now.has(writer))
  }
  return upTo
}

/** Seals the next entries; null when there are none. */
async function sealNext(tx: Tx, upTo: number, now: Date): Promise<Seal | null> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
  const last = await tx
    .selectFrom('auditSeal')
    .select(['toId', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const previous = last?.hash ?? beginning
  const { rows } = await sql<Seal>`
    with next as (
      select * from audit_entry where id > ${last?.toId ?? 0}::bigint and id <= ${upTo}::bigint
      order by id limit ${entriesInASeal}
    ), content as (
      select max(e.id) as to_id, count(*)::int as entries, string_agg(${entryText}, E'\n' order by e.id) as text
      from next e
    )
    insert into audit_seal (after_id, to_id, entries, previous_hash, hash, sealed_at)
    select ${last?.toId ?? 0}::bigint, to_id, entries, ${previous}::bytea,
      sha256(${previous}::bytea || convert_to(text, 'UTF8')), ${now}
    from content where entries > 0
    returning id, to_id as "toId", entries, hash`.execute(tx)
  return rows[0] ?? null
}

/**
 * Seals what was written into the audit since the last time, oldest first. Entries of transactions that
 * go on for longer than `patienceMs` wait for the next time. Answers the new seals.
 */
export async function sealAudit(
  db: Database,
  { now, patienceMs = 5_000 }: { now: Date; patienceMs?: number },
): Promise<Seal[]> {
  const seals: Seal[] = []
  const upTo = await findSettled(db, patienceMs)
  if (upTo === null) return seals
  for (;;) {
    const seal = await inTransaction(db, (tx) => sealNext(tx, upTo, now))
    if (!seal) return seals
    seals.push(seal)
  }
}
