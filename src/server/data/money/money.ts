import { type RawBuilder, sql } from 'kysely'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { MoneyKind, MoneyState } from '#domain/money/movement.ts'
import { addDays, type CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seatMidnight } from './ledger.ts'

export type MoneyFilter = {
  kind?: MoneyKind | undefined
  state?: MoneyState | undefined
  /** Days at the seat, inclusive. */
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  /** An application, or the prefix of a gateway reference. */
  applicationId?: number | undefined
  gatewayRef?: string | undefined
}

/** Page position: the time, and a key that is unique within it. */
export type MoneyPosition = { at: string; key: string }

export type MoneyRow = {
  key: string
  /** With microseconds, for the next page. */
  at: string
  kind: MoneyKind
  state: MoneyState
  amountCents: number
  authorityCents: number
  currency: string
  applicationId: number | null
  gateway: string | null
  gatewayRef: string | null
  /** What is booked may be about another day. */
  happenedOn: CalendarDate | null
}

// Booked entries, unfinished requests to the gateway, and its reports that do not match.
const moves = sql`(
  select 'l' || lpad(e.id::text, 18, '0') as key, e.booked_at as at, e.kind, 'booked' as state,
    e.amount_cents, e.authority_cents, e.currency, e.application_id, e.payment_id, e.refund_id,
    t.gateway, coalesce(p.gateway_ref, d.gateway_ref) as gateway_ref, e.happened_on
  from ledger_entry e left join payment p on p.id = e.payment_id
    left join payment_attempt t on t.id = p.attempt_id left join dispute d on d.id = e.dispute_id
  union all
  select 'r' || r.id, r.created_at, case r.reason when 'staff' then 'refund' else 'second-refund' end,
    case r.state when 'due' then 'waiting' else 'failed' end, -r.amount_cents, 0, p.currency,
    r.application_id, r.payment_id, r.id, t.gateway, p.gateway_ref, null
  from refund r join payment p on p.id = r.payment_id join payment_attempt t on t.id = p.attempt_id
  where r.state <> 'done'
  union all
  select 'a' || t.id, coalesce(t.settled_at, t.created_at), 'needs-review', 'review', t.amount_cents, 0,
    t.currency, t.application_id, null, null, t.gateway, t.gateway_ref, null
  from payment_attempt t where t.state = 'needs_review') m`

const columns = sql`m.key, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  m.kind, m.state, m.amount_cents, m.authority_cents, m.currency, m.application_id, m.gateway, m.gateway_ref, m.happened_on`

function conditionOf(filter: MoneyFilter): RawBuilder<unknown> {
  const { kind, state, from, to, applicationId, gatewayRef } = filter
  const all = [
    sql`true`,
    ...(kind ? [sql`m.kind = ${kind}`] : []),
    ...(state ? [sql`m.state = ${state}`] : []),
    ...(from ? [sql`m.at >= ${seatMidnight(from)}`] : []),
    ...(to ? [sql`m.at < ${seatMidnight(addDays(to, 1))}`] : []),
    ...(applicationId === undefined ? [] : [sql`m.application_id = ${applicationId}`]),
    ...(gatewayRef ? [sql`starts_with(lower(m.gateway_ref), lower(${gatewayRef}))`] : []),
  ]
  return sql.join(all, sql` and `)
}

const before = (position: MoneyPosition | null) =>
  position
    ? sql`(m.at, m.key) < (${position.at}::timestamptz, ${position.key} collate "C")`
    : sql`true`

/** Money movements, newest first. */
export async function findMoves(
  tx: Tx,
  filter: MoneyFilter,
  position: MoneyPosition | null,
  limit: number,
): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select ${columns}
    from ${moves} where ${conditionOf(filter)} and ${before(position)}
    order by m.at desc, m.key collate "C" desc limit ${limit}`.execute(tx)
  return rows
}

export type MoneySum = {
  kind: MoneyKind
  count: number
  inCents: number
  outCents: number
  authorityCents: number
}

// What is booked back of a fee never came in.
const isFee = sql`m.kind in ('authority-expected', 'authority-fee', 'gateway-fee')`

/** Booked sums of a filter by kind. */
export async function sumMoves(tx: Tx, filter: MoneyFilter): Promise<MoneySum[]> {
  const { rows } = await sql<MoneySum>`
    select m.kind, count(*)::int as count,
      coalesce(sum(m.amount_cents) filter (where m.amount_cents > 0 and not ${isFee}), 0)::bigint as in_cents,
      coalesce(-sum(m.amount_cents) filter (where m.amount_cents < 0 or ${isFee}), 0)::bigint as out_cents,
      sum(m.authority_cents)::bigint as authority_cents
    from ${moves} where ${conditionOf(filter)} and m.state = 'booked' group by m.kind`.execute(tx)
  return rows
}

/** Further columns for accountants; null when unknown or deleted. */
export type DetailedRow = MoneyRow & {
  receiptNumber: number | null
  feeCents: number | null
  payoutReference: string | null
  billingCountry: string | null
  contactPhone: string | null
  visaType: VisaType | null
  processingType: ProcessingType | null
  numberOfApplicants: number | null
  arrivesOn: CalendarDate | null
  nationalities: string | null
}

/** The movements with the columns for accountants. */
export async function findDetailedMoves(
  tx: Tx,
  filter: MoneyFilter,
  position: MoneyPosition | null,
  limit: number,
): Promise<DetailedRow[]> {
  const { rows } = await sql<DetailedRow>`
    with page as (select m.* from ${moves} where ${conditionOf(filter)} and ${before(position)}
      order by m.at desc, m.key collate "C" desc limit ${limit})
    select ${columns}, coalesce(n.number, r.number) as receipt_number, f.fee_cents, f.payout_reference,
      r.content -> 'billing' ->> 'country' as billing_country, a.contact_phone, a.visa_type,
      a.processing_type, a.number_of_applicants, t.arrives_on, t.nationalities
    from page m
      left join application a on a.id = m.application_id
      left join receipt r on r.payment_id = m.payment_id and r.kind = 'receipt'
      left join receipt n on n.refund_id = m.refund_id
      left join lateral (select min(intended_date_of_arrival) as arrives_on,
          string_agg(distinct nationality, ' ' order by nationality) as nationalities
        from applicant p where p.application_id = a.id and a.erased_at is null) t on true
      left join lateral (select sum(l.fee_cents)::int as fee_cents,
          string_agg(distinct o.reference, ' ') as payout_reference
        from payout_line l join payout o on o.id = l.payout_id
        where l.state = 'matched' and case when m.refund_id is null
          then l.payment_id = m.payment_id and l.kind = 'charge' else l.refund_id = m.refund_id end) f on true
    order by m.at desc, m.key collate "C" desc`.execute(tx)
  return rows
}
