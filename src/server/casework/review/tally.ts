import type { AnswerOf } from '#contract/endpoint.ts'
import type { getChart, getStats } from '#contract/staff/list.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { addDays, todayIn } from '#domain/time/calendar.ts'
import { findDays, findStatusCounts } from '../../data/casework/tally.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Applications by status, from the tally: no counting. */
export async function statsOf(tx: Tx): Promise<AnswerOf<typeof getStats>> {
  const rows = await findStatusCounts(tx)
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  const of = (status: ApplicationStatus) => counts.get(status) ?? 0
  return {
    total: applicationStatuses.reduce((sum, status) => sum + of(status), 0),
    pending: of('pending'),
    paid: of('paid'),
    processing: of('processing'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
}

/** New applications and net income of the last days (UTC), oldest first, without gaps. */
export async function chartOf(tx: Tx, days: number, now: Date): Promise<AnswerOf<typeof getChart>> {
  const today = todayIn(now, 'UTC')
  const first = addDays(today, 1 - days)
  const rows = await findDays(tx, first, today)
  const known = new Map(rows.map((row) => [row.day, row]))
  const all = Array.from({ length: days }, (_, index) => addDays(first, index))
  return {
    days: all.map((day) => ({
      day,
      applications: known.get(day)?.applications ?? 0,
      revenueCents: known.get(day)?.cents ?? 0,
    })),
  }
}
