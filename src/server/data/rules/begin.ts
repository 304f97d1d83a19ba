import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** The database's clock, which all nodes share. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const { at } = await tx
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** The version by which open applications were last marked, and from when it is valid. */
export function findBegun(tx: Tx) {
  return tx
    .selectFrom('setting')
    .innerJoin('rulesVersion', 'rulesVersion.number', 'setting.rulesBegun')
    .select(['rulesVersion.number', 'rulesVersion.validFrom'])
    .executeTakeFirstOrThrow()
}

/** Has the work of all open applications computed anew, and remembers by which version. */
export async function markOpenStale(tx: Tx, version: number): Promise<void> {
  await tx
    .updateTable('applicationWork')
    .set({ isStale: true })
    .where('isOpen', '=', true)
    .where('isStale', '=', false)
    .execute()
  await tx.updateTable('setting').set({ rulesBegun: version }).execute()
}

/** A nationality of travellers, and the version by whose regimes they were last judged. */
type Judged = { version: number; nationality: string }

const judgedBy = sql<number>`coalesce(a.regimes_version, a.rules_version)`

const undecided = sql`from application_work w
  join application a on a.id = w.application_id
  join applicant p on p.application_id = a.id and p.state not in ('approved', 'rejected', 'withdrawn')
  where w.is_open and w.state <> 'unpaid'`

/** Of all undecided travellers of paid applications, those that were judged by another version. */
export async function findJudged(tx: Tx, version: number): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select distinct ${judgedBy} as version, p.nationality ${undecided} and ${judgedBy} <> ${version}
    order by 1, 2`.execute(tx)
  return rows
}

/** The applications that these are in. */
export async function findOfJudged(tx: Tx, judged: readonly Judged[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.id ${undecided} and (${judgedBy}, p.nationality) in (
      select j.version, j.nationality
      from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j (version integer, nationality text))
    order by a.id`.execute(tx)
  return rows.map(({ id }) => id)
}
