import { sql } from 'kysely'
import type { LedgerKind } from '#domain/money/ledger.ts'
import type { LeftOpenKind } from '#domain/money/month.ts'
import type { PayoutLineKind, PayoutLineState } from '#domain/money/payout.ts'
import type { ReceiptKind } from '#domain/money/receipt-number.ts'
import { seatZone } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seatMidnight } from './ledger.ts'
import { leftOver, unpaidMovements } from './payout.ts'

// A month is its first day here.

/** With what a month was closed: its own closing, or the next later one. */
export async function findClosing(tx: Tx, month: CalendarDate) {
  const { rows } = await sql<{
    month: CalendarDate
    closedAt: Date
    staffId: string
    name: string
    isLast: boolean
  }>`
    select c.month, c.closed_at, c.staff_id, s.name,
      c.month = (select max(month) from closed_month) as is_last
    from closed_month c join staff s on s.id = c.staff_id
    where c.month >= ${month}::date order by c.month limit 1`.execute(tx)
  return rows[0]
}

/** The month after the last closed one, or of the first booking; null before that. */
export async function findFirstOpen(tx: Tx): Promise<CalendarDate | null> {
  const { rows } = await sql<{ month: CalendarDate | null }>`
    select coalesce((select max(month) + interval '1 month' from closed_month),
      (select date_trunc('month', min(booked_at) at time zone ${sql.lit(seatZone)}) from ledger_entry))::date as month`.execute(
    tx,
  )
  return rows[0]?.month ?? null
}

/** Waits for bookings under way, and makes new ones wait until the transaction ends. */
export async function lockLedger(tx: Tx): Promise<void> {
  await sql`lock table ledger_entry in share row exclusive mode`.execute(tx)
}

export async function insertClosed(
  tx: Tx,
  closed: { month: CalendarDate; closedAt: Date; staffId: string },
): Promise<void> {
  await tx.insertInto('closedMonth').values(closed).execute()
}

export async function deleteClosed(tx: Tx, month: CalendarDate): Promise<void> {
  await tx.deleteFrom('closedMonth').where('month', '=', month).execute()
}

/**
 * What is not settled of days before `until`: how many by kind, and the oldest applications. Money
 * of ours should have been paid out if it is of days before `dueBefore` as well.
 */
export async function findLeftOpen(
  tx: Tx,
  { until, dueBefore, limit }: { until: CalendarDate; dueBefore: Date; limit: number },
) {
  const before = seatMidnight(until)
  const { rows } = await sql<{ kind: LeftOpenKind; count: number; applicationIds: number[] }>`
    select kind, count(*)::int as count,
      coalesce((array_agg(distinct application_id) filter (where application_id is not null))[1:${sql.lit(limit)}], '{}') as application_ids
    from (
      select 'promise' as kind, a.id as application_id from application a
      where a.due_on < ${until}::date and a.completed_at is not null and a.erased_at is null
        and not exists (select from promise_outcome o where o.application_id = a.id)
        and a.status in ('paid', 'processing')
      union all
      select 'doubt', d.application_id from document d join application a on a.id = d.application_id
      where d.current and d.review_reason in ('another-person', 'answers-differ')
        and d.reviewed_by is null and d.reviewed_at < ${before}
        and a.status in ('paid', 'processing') and a.erased_at is null
      union all
      select 'payment', w.application_id from application_work w
      where w.own_flags @> '{payment-review}' and exists (select from application_event e
        where e.application_id = w.application_id and e.kind = 'payment-needs-review' and e.at < ${before})
      union all
      select 'refund', r.application_id from refund r where r.state <> 'done' and r.created_at < ${before}
      union all
      select 'dispute', d.application_id from dispute d where d.closed_at is null and d.opened_at < ${before}
      union all
      select 'fee', e.application_id from ledger_entry e
      where e.kind = 'authority-expected' and e.application_id is not null group by e.application_id, e.applicant_id
      having coalesce(sum(e.amount_cents) filter (where e.booked_at < ${before}), 0) > 0 and sum(e.amount_cents) > 0
      union all
      select 'payout', null from payout_line l
      where ${leftOver} and l.happened_at < ${before}
      union all
      select 'unpaid', u.application_id from (${unpaidMovements(dueBefore)}) u where u.at < ${before}) o
    group by kind order by kind`.execute(tx)
  // Arrays of bigint arrive as text.
  return rows.map((row) => ({ ...row, applicationIds: row.applicationIds.map(Number) }))
}

/** Receipts and credit notes of these days, by number. */
export async function findPapers(tx: Tx, from: CalendarDate, until: CalendarDate) {
  const { rows } = await sql<{
    number: number
    kind: ReceiptKind
    day: CalendarDate
    applicationId: number | null
    amountCents: number
    currency: string
  }>`
    select number, kind, (issued_at at time zone ${sql.lit(seatZone)})::date as day, application_id,
      amount_cents, currency
    from receipt where issued_at >= ${seatMidnight(from)} and issued_at < ${seatMidnight(until)}
    order by number`.execute(tx)
  return rows
}

/** The lines of what was imported in these days, when it was booked. */
export async function findPayoutLines(tx: Tx, from: CalendarDate, until: CalendarDate) {
  const { rows } = await sql<{
    gateway: string
    reference: string
    arrivedOn: CalendarDate | null
    lineRef: string
    kind: PayoutLineKind
    state: PayoutLineState
    gatewayRef: string | null
    applicationId: number | null
    amountCents: number
    feeCents: number
  }>`
    select p.gateway, p.reference, p.arrived_on, l.line_ref, l.kind, l.state, l.gateway_ref,
      coalesce(y.application_id, f.application_id) as application_id, l.amount_cents, l.fee_cents
    from payout p join payout_line l on l.payout_id = p.id left join payment y on y.id = l.payment_id
      left join lateral (select min(application_id) as application_id from authority_fee
        where payout_line_id = l.id) f on true
    where p.imported_at >= ${seatMidnight(from)} and p.imported_at < ${seatMidnight(until)}
    order by p.arrived_on, p.id, l.happened_at, l.id`.execute(tx)
  return rows
}

/** Official fees: those paid in these days, and those expected at their end. */
export async function findFeesOf(tx: Tx, from: CalendarDate, until: CalendarDate) {
  const { rows } = await sql<{
    kind: Extract<LedgerKind, 'authority-expected' | 'authority-fee'>
    day: CalendarDate
    applicationId: number | null
    amountCents: number
  }>`
    select kind, coalesce(max(happened_on), max((booked_at at time zone ${sql.lit(seatZone)})::date)) as day,
      application_id,
      case kind when 'authority-fee' then -sum(amount_cents) else sum(amount_cents) end::int as amount_cents
    from ledger_entry
    where booked_at < ${seatMidnight(until)} and (kind = 'authority-expected'
      or kind = 'authority-fee' and booked_at >= ${seatMidnight(from)})
    group by kind, application_id, applicant_id having sum(amount_cents) <> 0
    order by kind, day, application_id`.execute(tx)
  return rows
}
