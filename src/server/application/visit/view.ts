import type { AnswerOf } from '#contract/endpoint.ts'
import type { getVisits } from '#contract/staff/visit.ts'
import { addDays, todayIn } from '#domain/time/calendar.ts'
import { findVisitSums } from '../../data/application/visit.ts'
import type { Tx } from '../../platform/db/database.ts'

const mostPages = 20

/**
 * Page views of the last days (UTC): by day, oldest first without gaps; by page, language and
 * source, highest first.
 */
export async function visitsOf(
  tx: Tx,
  days: number,
  now: Date,
): Promise<AnswerOf<typeof getVisits>> {
  const today = todayIn(now, 'UTC')
  const first = addDays(today, 1 - days)
  const sums = await findVisitSums(tx, first, today)
  const byDay = new Map(sums.map(({ day, visits }) => [day, visits]))
  const all = Array.from({ length: days }, (_, index) => addDays(first, index))
  return {
    days: all.map((day) => ({ day, visits: byDay.get(day) ?? 0 })),
    pages: sums.flatMap(({ page, visits }) => (page ? { page, visits } : [])).slice(0, mostPages),
    sources: sums.flatMap(({ source, visits }) => (source ? { source, visits } : [])),
    languages: sums.flatMap(({ language, visits }) => (language ? { language, visits } : [])),
  }
}
