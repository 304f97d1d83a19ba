import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** Makes one row of all that were added to the tally for a kind and day; the sums stay what they were. */
export async function foldTally({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`
    with many as (select kind, day from tally group by kind, day having count(*) > 1),
    gone as (delete from tally t using many where t.kind = many.kind and t.day = many.day
      returning t.kind, t.day, t.count, t.cents)
    insert into tally (kind, day, count, cents)
    select kind, day, sum(count), sum(cents) from gone group by kind, day
    having sum(count) <> 0 or sum(cents) <> 0`.execute(db)
}
