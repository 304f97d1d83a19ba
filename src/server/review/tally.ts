import { sql } from 'kysely'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { getChart, getStats } from '#contract/staff/application.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { addDays, todayIn } from '#domain/calendar.ts'
import { toDollars } from '#domain/money.ts'
import type { Tx } from '../db/database.ts'

/** How many applications stand in each status, from the tally: nothing is counted. */
export async function statsOf(tx: Tx): Promise<AnswerOf<typeof getStats>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, sum(count) as count from tally where kind <> 'revenue' group by kind`.execute(tx)
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  const of = (status: string) => counts.get(status) ?? 0
  return {
    total: applicationStatuses.reduce((sum, status) => sum + of(status), 0),
    pending: of('pending'),
    paid: of('paid'),
    processing: of('processing'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
}

/** Applications made and money kept on each of the last days (UTC), oldest first, none left out. */
export async function chartOf(tx: Tx, days: number, now: Date): Promise<AnswerOf<typeof getChart>> {
  const today = todayIn(now, 'UTC')
  const first = addDays(today, 1 - days)
  const { rows } = await sql<{ day: string; applications: number; cents: number }>`
    select day, coalesce(sum(count) filter (where kind <> 'revenue'), 0) as applications,
      coalesce(sum(cents) filter (where kind = 'revenue'), 0)::bigint as cents
    from tally where day between ${first} and ${today} group by day`.execute(tx)
  const known = new Map(rows.map((row) => [row.day, row]))
  const all = Array.from({ length: days }, (_, index) => addDays(first, index))
  return {
    days: all.map((day) => ({
      day,
      applications: known.get(day)?.applications ?? 0,
      revenue: toDollars(known.get(day)?.cents ?? 0),
    })),
  }
}
