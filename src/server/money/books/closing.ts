import type { AnswerOf } from '#contract/endpoint.ts'
import type { getMonth } from '#contract/staff/money.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { payoutDays } from '#domain/money/payout.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addMonths } from '#domain/time/calendar.ts'
import {
  deleteClosed,
  findClosing,
  findFirstOpen,
  findLeftOpen,
  insertClosed,
  lockLedger,
} from '../../data/money/closed-month.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

export const firstDay = (month: string) => `${month}-01`
export const dayAfter = (month: string) => addMonths(firstDay(month), 1)
/** Nodes whose clocks are up to a minute behind, and calls under way, still book into the month before. */
const graceMs = 5 * 60_000
export const isMonthOver = (month: string, now: Date): boolean =>
  dayAtSeat(new Date(now.getTime() - graceMs)) >= dayAfter(month)
const mostNamed = 10

type Month = AnswerOf<typeof getMonth>

/** By whom and when a month was closed, or what is still open of it. */
export async function closingOf(
  tx: Tx,
  month: string,
  now: Date,
): Promise<Pick<Month, 'closed' | 'leftOpen'>> {
  const closing = await findClosing(tx, firstDay(month))
  if (closing) {
    const { closedAt, staffId, name, isLast } = closing
    const closedWith = closing.month.slice(0, 7)
    const closed = { at: closedAt.toISOString(), by: { id: staffId, name }, with: closedWith }
    return { closed: { ...closed, isLast: isLast && closedWith === month }, leftOpen: [] }
  }
  if (!isMonthOver(month, now)) return { closed: null, leftOpen: [] }
  const dueBefore = new Date(now.getTime() - payoutDays * 86_400_000)
  const about = { until: dayAfter(month), dueBefore, limit: mostNamed }
  const rows = await findLeftOpen(tx, about)
  const leftOpen = rows.map(({ applicationIds, ...row }) => ({
    ...row,
    applications: applicationIds.map((id) => ({ id, reference: referenceOf(id) })),
  }))
  return { closed: null, leftOpen }
}

/** The oldest month that is over and not closed. */
export async function monthToClose(tx: Tx, now: Date): Promise<string | null> {
  const month = (await findFirstOpen(tx))?.slice(0, 7)
  return month && isMonthOver(month, now) ? month : null
}

type Call = { month: string; staff: StaffActor; trace: Trace; now: Date }

/** Closes a month and those before. Throws month.not-over, month.closed. */
export async function close(db: Database, { month, staff, trace, now }: Call): Promise<void> {
  if (!isMonthOver(month, now)) throw new AppError('month.not-over')
  await inTransaction(db, async (tx) => {
    await lockLedger(tx)
    if (await findClosing(tx, firstDay(month))) throw new AppError('month.closed')
    await insertClosed(tx, { month: firstDay(month), closedAt: now, staffId: staff.id })
    await trace(tx, { subject: month })
  })
}

/** Opens the last closed month again. Throws month.not-last. */
export async function openAgain(
  db: Database,
  reason: string,
  { month, trace }: Call,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLedger(tx)
    const closing = await findClosing(tx, firstDay(month))
    if (!closing?.isLast || closing.month !== firstDay(month)) throw new AppError('month.not-last')
    await deleteClosed(tx, firstDay(month))
    await trace(tx, { subject: month, details: { reason } })
  })
}
