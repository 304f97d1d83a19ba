import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { entryText } from './audit-seal.ts'

const sealsAtOnce = 100

export type AuditCheck = {
  seals: number
  entries: number
  /** The newest seal, by which somebody outside can know the whole audit again. */
  head: { id: number; hash: string } | null
  /** Entries that no seal covers yet. */
  unsealed: number
  /** The first seal that does not fit, or that was there before and is gone. */
  broken: number | null
}

type Link = { id: number; toId: number; entries: number; hash: Buffer; fits: boolean }

/** Seals after one, each with whether it holds what it follows and what it covers. */
async function findLinks(tx: Tx, after: { id: number; toId: number; hash: Buffer }) {
  const { rows } = await sql<Link>`
    select s.id, s.to_id as "toId", s.entries, s.hash,
      s.after_id = coalesce(lag(s.to_id) over (order by s.id), ${after.toId}::bigint)
      and s.previous_hash = coalesce(lag(s.hash) over (order by s.id), ${after.hash}::bytea)
      and s.entries = covered.entries
      and s.hash = sha256(s.previous_hash || convert_to(covered.text, 'UTF8')) as fits
    from (select * from audit_seal where id > ${after.id}::bigint order by id limit ${sealsAtOnce}) s,
      lateral (select count(*)::int as entries, coalesce(string_agg(${entryText}, E'\n' order by e.id), '') as text
        from audit_entry e
        where e.id > case s.after_id when 0 then -9223372036854775808 else s.after_id end
          and e.id <= s.to_id) covered
    order by s.id`.execute(tx)
  return rows
}

/** The head that an earlier check wrote down and that is not there any more. */
async function findLost(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select (t.details ->> 'seal')::bigint as id from audit_entry t
    where t.action = 'audit.checked' and t.details ->> 'seal' is not null
      and not exists (select from audit_seal s where s.id = (t.details ->> 'seal')::bigint
        and encode(s.hash, 'hex') = t.details ->> 'head')
    order by t.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/**
 * Goes along the whole chain and through every entry. What was changed, taken out, put in or moved
 * shows as a seal that does not fit; whoever rewrites the seals as well is told by the heads in the log.
 */
export async function checkAudit(tx: Tx): Promise<AuditCheck> {
  let last: Pick<Link, 'id' | 'toId' | 'hash'> = { id: 0, toId: 0, hash: Buffer.alloc(32) }
  let [seals, entries] = [0, 0]
  let broken: number | null = null
  for (;;) {
    const links = await findLinks(tx, last)
    broken ??= links.find(({ fits }) => !fits)?.id ?? null
    seals += links.length
    entries += links.reduce((sum, link) => sum + link.entries, 0)
    last = links.at(-1) ?? last
    if (links.length < sealsAtOnce) break
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entry where id > ${last.toId}::bigint`.execute(tx)
  return {
    seals,
    entries,
    head: seals > 0 ? { id: last.id, hash: last.hash.toString('hex') } : null,
    unsealed: rows[0]?.count ?? 0,
    broken: broken ?? (await findLost(tx)),
  }
}
