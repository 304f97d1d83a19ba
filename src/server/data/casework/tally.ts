import { sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/status.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Applications by status from the tally, without empty ones. */
export async function findStatusCounts(tx: Tx) {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    select kind as status, sum(count) as count from tally where kind <> 'revenue'
    group by kind`.execute(tx)
  return rows
}

/** The tally's days between two, inclusive; days without entries are missing. */
export async function findDays(tx: Tx, first: CalendarDate, last: CalendarDate) {
  const { rows } = await sql<{ day: CalendarDate; applications: number; cents: number }>`
    select day, coalesce(sum(count) filter (where kind <> 'revenue'), 0) as applications,
      coalesce(sum(cents) filter (where kind = 'revenue'), 0)::bigint as cents
    from tally where day between ${first} and ${last} group by day order by day`.execute(tx)
  return rows
}

/** Merges the tally's rows per kind and day; the sums stay. */
export async function foldTally(tx: Tx): Promise<void> {
  await sql`
    with many as (select kind, day from tally group by kind, day having count(*) > 1),
    gone as (delete from tally t using many where t.kind = many.kind and t.day = many.day
      returning t.kind, t.day, t.count, t.cents)
    insert into tally (kind, day, count, cents)
    select kind, day, sum(count), sum(cents) from gone group by kind, day
    having sum(count) <> 0 or sum(cents) <> 0`.execute(tx)
}
