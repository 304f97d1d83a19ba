import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

const lock = 7203213

/**
 * The text of an entry that is hashed: each informative column in order. Repeated in invariants.sql
 * and the check, so that no database function must be trusted.
 */
const entryText = sql`jsonb_build_array(e.id,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.staff_id, e.action,
  e.application_id, e.subject, e.details, e.request_id)::text`

export type Seal = { id: number; toId: number; entries: number; hash: Buffer }

export async function findLastEntry(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from audit_entry`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

/** Serialises sealing until the transaction ends. */
export async function lockSeals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
}

export function findLastSeal(tx: Tx): Promise<Pick<Seal, 'toId' | 'hash'> | undefined> {
  return tx
    .selectFrom('auditSeal')
    .select(['toId', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Seals the entries after a seal, up to an id; null if there are none. */
export async function insertSeal(
  tx: Tx,
  {
    after,
    upTo,
    most,
    now,
  }: { after: Pick<Seal, 'toId' | 'hash'>; upTo: number; most: number; now: Date },
): Promise<Seal | null> {
  const { rows } = await sql<Seal>`
    with next as (
      select * from audit_entry where id > ${after.toId}::bigint and id <= ${upTo}::bigint
      order by id limit ${most}
    ), content as (
      select max(e.id) as to_id, count(*)::int as entries, string_agg(${entryText}, E'\n' order by e.id) as text
      from next e
    )
    insert into audit_seal (after_id, to_id, entries, previous_hash, hash, sealed_at)
    select ${after.toId}::bigint, to_id, entries, ${after.hash}::bytea,
      sha256(${after.hash}::bytea || convert_to(text, 'UTF8')), ${now}
    from content where entries > 0
    returning id, to_id as "toId", entries, hash`.execute(tx)
  return rows[0] ?? null
}

export type SealLink = Seal & {
  /** Its chain and its entries match. */
  fits: boolean
}

/** The next seals, each with whether it is valid. */
export async function findSealLinks(
  tx: Tx,
  after: Pick<Seal, 'id' | 'toId' | 'hash'>,
  most: number,
): Promise<SealLink[]> {
  const { rows } = await sql<SealLink>`
    select s.id, s.to_id as "toId", s.entries, s.hash,
      s.after_id = coalesce(lag(s.to_id) over (order by s.id), ${after.toId}::bigint)
      and s.previous_hash = coalesce(lag(s.hash) over (order by s.id), ${after.hash}::bytea)
      and s.entries = covered.entries
      and s.hash = sha256(s.previous_hash || convert_to(covered.text, 'UTF8')) as fits
    from (select * from audit_seal where id > ${after.id}::bigint order by id limit ${most}) s,
      lateral (select count(*)::int as entries, coalesce(string_agg(${entryText}, E'\n' order by e.id), '') as text
        from audit_entry e
        where e.id > case s.after_id when 0 then -9223372036854775808 else s.after_id end
          and e.id <= s.to_id) covered
    order by s.id`.execute(tx)
  return rows
}

/** A seal recorded by an earlier check that is now missing. */
export async function findLostSeal(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select (t.details ->> 'seal')::bigint as id from audit_entry t
    where t.action = 'audit.checked' and t.details ->> 'seal' is not null
      and not exists (select from audit_seal s where s.id = (t.details ->> 'seal')::bigint
        and encode(s.hash, 'hex') = t.details ->> 'head')
    order by t.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

export async function countEntriesAfter(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entry where id > ${id}::bigint`.execute(tx)
  return rows[0]?.count ?? 0
}
