import { type Insertable, sql } from 'kysely'
import type { Language } from '#domain/reference/languages.ts'
import type { VisitSource } from '#domain/visit-source.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { VisitCount } from '../../platform/db/schema.ts'

/** Adds counts to the sums. The caller sorts the rows alike on every node. */
export async function addVisits(tx: Tx, rows: readonly Insertable<VisitCount>[]): Promise<void> {
  await tx
    .insertInto('visitCount')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'language', 'source'])
        .doUpdateSet({ count: sql<number>`visit_count.count + excluded.count` }),
    )
    .execute()
}

/** The sum for one day, page, language or source: the other three are null. */
export type VisitSum = {
  day: string | null
  page: string | null
  language: Language | null
  source: VisitSource | null
  visits: number
}

/** Sums of the days from `first` to `last`, largest first. */
export async function findVisitSums(tx: Tx, first: string, last: string): Promise<VisitSum[]> {
  const { rows } = await sql<VisitSum>`
    select day, page, language, source, sum(count) as visits from visit_count
    where day between ${first} and ${last}
    group by grouping sets ((day), (page), (language), (source))
    order by visits desc, page, language, source`.execute(tx)
  return rows
}
