import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { getVisits } from '#contract/staff/visit.ts'
import { addDays, todayIn } from '#domain/calendar.ts'
import type { Tx } from '../db/database.ts'

const mostPages = 20

type Sum = { day: string | null; page: string | null; language: string | null; visits: number }

/** Pages read on the last days (UTC): by day, oldest first and none left out; by page and language, most first. */
export async function visitsOf(
  tx: Tx,
  days: number,
  now: Date,
): Promise<AnswerOf<typeof getVisits>> {
  const today = todayIn(now, 'UTC')
  const first = addDays(today, 1 - days)
  // Each row is the sum of one day, one page or one language: the other two are null.
  const { rows } = await sql<Sum>`
    select day, page, language, sum(count) as visits from visit_count
    where day between ${first} and ${today}
    group by grouping sets ((day), (page), (language))
    order by visits desc, page, language`.execute(tx)
  const byDay = new Map(rows.map(({ day, visits }) => [day, visits]))
  const all = Array.from({ length: days }, (_, index) => addDays(first, index))
  return {
    days: all.map((day) => ({ day, visits: byDay.get(day) ?? 0 })),
    pages: rows.flatMap(({ page, visits }) => (page ? { page, visits } : [])).slice(0, mostPages),
    languages: rows.flatMap(({ language, visits }) => (language ? { language, visits } : [])),
  }
}
