import { type Insertable, sql } from 'kysely'
import { type BookedFee, type LedgerSum, noFee } from '#domain/money/ledger.ts'
import { seatZone } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { LedgerEntry } from '../../platform/db/schema.ts'

export type NewEntry = Omit<Insertable<LedgerEntry>, 'id'>

/** Appends to the immutable ledger. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0)
    await tx
      .insertInto('ledgerEntry')
      .values([...entries])
      .execute()
}

/** Official fees that we hold for an application: charged and not refunded. */
export async function sumAuthorityHeld(tx: Tx, applicationId: number): Promise<number> {
  const { sum } = await tx
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum(authority_cents), 0)::int`.as('sum'))
    .where('applicationId', '=', applicationId)
    .where('kind', 'not in', ['authority-expected', 'authority-fee'])
    .executeTakeFirstOrThrow()
  return sum
}

const aboutDay = sql`coalesce(happened_on, (booked_at at time zone ${sql.lit(seatZone)})::date)`
const bookedFee = sql<BookedFee>`
  coalesce(sum(amount_cents) filter (where kind = 'authority-expected'), 0)::int as expected_cents,
  coalesce(-sum(amount_cents) filter (where kind = 'authority-fee'), 0)::int as paid_cents,
  max(${aboutDay}) filter (where kind = 'authority-expected') as expected_on,
  max(${aboutDay}) filter (where kind = 'authority-fee') as paid_on`

/** Official fees booked by traveller; missing means none. */
export async function findBookedFees(tx: Tx, applicantIds: readonly number[]) {
  const { rows } = await sql<BookedFee & { applicantId: number }>`
    select applicant_id, ${bookedFee} from ledger_entry
    where applicant_id in (${sql.join(applicantIds)}) group by 1`.execute(tx)
  return new Map(rows.map(({ applicantId, ...fee }) => [applicantId, fee]))
}

/** The fee booked of a traveller, or of the erased ones of an application. */
export async function findBookedFee(
  tx: Tx,
  { applicationId, applicantId }: { applicationId: number; applicantId: number | null },
): Promise<BookedFee> {
  const { rows } = await sql<BookedFee>`
    select ${bookedFee} from ledger_entry where application_id = ${applicationId}
      and applicant_id is not distinct from ${applicantId}`.execute(tx)
  return rows[0] ?? noFee
}

/** Midnight at the seat as a timestamp. */
export const seatMidnight = (day: CalendarDate) =>
  sql<Date>`(${day}::date::timestamp at time zone ${sql.lit(seatZone)})`

/** Ledger sums by kind, before and within the days (end exclusive). */
export async function sumLedger(
  tx: Tx,
  from: CalendarDate,
  until: CalendarDate,
): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`
    select kind, booked_at < ${seatMidnight(from)} as "isBefore", count(*)::int as count,
      sum(amount_cents)::bigint as "amountCents", sum(authority_cents)::bigint as "authorityCents"
    from ledger_entry where booked_at < ${seatMidnight(until)} group by 1, 2`.execute(tx)
  return rows
}

export type PaperSum = {
  kind: 'receipt' | 'credit-note'
  count: number
  cents: number
  first: number
  last: number
}

/** Receipts and credit notes of these days. */
export async function sumPapers(
  tx: Tx,
  from: CalendarDate,
  until: CalendarDate,
): Promise<PaperSum[]> {
  const { rows } = await sql<PaperSum>`
    select kind, count(*)::int as count, sum(amount_cents)::bigint as cents,
      min(number) as first, max(number) as last
    from receipt where issued_at >= ${seatMidnight(from)} and issued_at < ${seatMidnight(until)}
    group by kind`.execute(tx)
  return rows
}
