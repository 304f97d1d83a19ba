import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { PayoutLineKind, PayoutLineState, PayoutSource } from '#domain/money/payout.ts'
import { seatZone } from '#domain/time/business-day.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Payout, PayoutLine } from '../../platform/db/schema.ts'

/** Stores payouts; existing ones stay unchanged. */
export async function insertPayouts(tx: Tx, payouts: readonly Insertable<Payout>[]): Promise<void> {
  await tx
    .insertInto('payout')
    .values([...payouts])
    .onConflict((oc) => oc.columns(['gateway', 'reference']).doNothing())
    .execute()
}

/** Payout ids by gateway reference. */
export async function findPayoutIds(tx: Tx, gateway: string, references: readonly string[]) {
  const rows = await tx
    .selectFrom('payout')
    .select(['id', 'reference'])
    .where('gateway', '=', gateway)
    .where('reference', 'in', references)
    .execute()
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

/** Adds new lines; returns their number. */
export async function insertLines(
  tx: Tx,
  lines: readonly Insertable<PayoutLine>[],
): Promise<number> {
  const added = await tx
    .insertInto('payoutLine')
    .values([...lines])
    .onConflict((oc) => oc.columns(['gateway', 'lineRef']).doNothing())
    .returning('id')
    .execute()
  return added.length
}

// By the gateway's reference, or by our attempt's where the report has it.
const ofPayment = sql`(p.gateway_ref = l.gateway_ref or p.attempt_id = case
  when l.gateway_ref ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.gateway_ref::uuid end)`
const isUnmatched = sql`l.state in ('unknown', 'differs')`
/** Unmatched, and no colleague has explained it. */
export const leftOver = sql`(${isUnmatched} and l.explained_at is null)`

/** Matches lines: each of our charges, refunds and disputes with one line of its amount. */
export async function matchLines(tx: Tx): Promise<void> {
  await sql`
    with fit as (select distinct on (p.id) p.id as payment_id, l.id
      from payout_line l join payment p on ${ofPayment}
      where ${isUnmatched} and l.kind = 'charge' and l.amount_cents = p.amount_cents
        and not exists (select from payout_line o
          where o.payment_id = p.id and o.kind = 'charge' and o.state = 'matched')
      order by p.id, l.happened_at, l.id)
    update payout_line l set state = 'matched', payment_id = fit.payment_id from fit where fit.id = l.id`.execute(
    tx,
  )
  await sql`
    with line as (select l.id, p.id as payment_id, -l.amount_cents as cents, row_number() over (
        partition by p.id, l.amount_cents order by l.happened_at, l.id) as place
      from payout_line l join payment p on ${ofPayment} where ${isUnmatched} and l.kind = 'refund'),
    given as (select r.id, r.payment_id, r.amount_cents as cents, row_number() over (
        partition by r.payment_id, r.amount_cents order by r.done_at, r.id) as place
      from refund r where r.state = 'done' and not exists (select from payout_line o
        where o.refund_id = r.id and o.state = 'matched'))
    update payout_line l set state = 'matched', payment_id = given.payment_id, refund_id = given.id
    from line join given using (payment_id, cents, place) where line.id = l.id`.execute(tx)
  await sql`
    update payout_line l set state = 'matched', payment_id = p.id, dispute_id = d.id
    from payment p join dispute d on d.payment_id = p.id
    where ${isUnmatched} and ${ofPayment} and l.kind in ('dispute', 'dispute-won')
      and abs(l.amount_cents) = d.amount_cents`.execute(tx)
  await sql`
    update payout_line l set state = 'differs' where l.state = 'unknown'
      and exists (select from payment p where ${ofPayment})`.execute(tx)
}

/** Matched lines whose fee is not booked yet. */
export async function findUnbookedFees(tx: Tx) {
  const { rows } = await sql<{
    payoutLineId: string
    paymentId: string | null
    applicationId: number | null
    amountCents: number
    happenedOn: string
  }>`
    select l.id as payout_line_id, (l.happened_at at time zone ${sql.lit(seatZone)})::date as happened_on, l.payment_id, p.application_id,
      case when l.state = 'other' then l.amount_cents else 0 end - l.fee_cents as amount_cents
    from payout_line l left join payment p on p.id = l.payment_id
    where l.state in ('matched', 'other')
      and case when l.state = 'other' then l.amount_cents else 0 end <> l.fee_cents
      and not exists (select from ledger_entry e where e.payout_line_id = l.id)
    order by l.happened_at, l.id`.execute(tx)
  return rows
}

/** Page position: a day or time, and a unique id. */
export type Position = { at: string; id: string }

const dayOf = sql`coalesce(p.arrived_on, (p.imported_at at time zone 'UTC')::date)`

/** Payouts with the sums of their lines, newest first. `day` is the next page's position. */
export async function findPayouts(
  tx: Tx,
  source: PayoutSource,
  position: Position | null,
  limit: number,
) {
  const { rows } = await sql<{
    day: string
    id: string
    reference: string
    gateway: string
    arrivedOn: string | null
    importedAt: Date
    staffId: string
    staffName: string
    lines: number
    matched: number
    leftOver: number
    explained: number
    grossCents: number
    feeCents: number
  }>`
    select ${dayOf}::text as day, p.id, p.reference, p.gateway, p.arrived_on, p.imported_at, p.staff_id, s.name as staff_name,
      count(l.id)::int as lines, count(l.id) filter (where l.state = 'matched')::int as matched,
      count(l.id) filter (where ${leftOver})::int as left_over,
      count(l.explained_at)::int as explained,
      coalesce(sum(l.amount_cents), 0)::bigint as gross_cents, coalesce(sum(l.fee_cents), 0)::bigint as fee_cents
    from payout p join staff s on s.id = p.staff_id left join payout_line l on l.payout_id = p.id
    where (p.gateway = 'card') = ${source === 'card'}
      and ${position ? sql`(${dayOf}, p.id) < (${position.at}::date, ${position.id}::uuid)` : sql`true`}
    group by p.id, s.name order by ${dayOf} desc, p.id desc limit ${limit}`.execute(tx)
  return rows
}

/** Locks a payout; undefined if there is none. */
export function lockPayout(tx: Tx, id: string) {
  return tx
    .selectFrom('payout')
    .select(['reference', 'gateway'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Gateway fees booked with its lines. */
export async function findFeesBooked(tx: Tx, payoutId: string) {
  return tx
    .selectFrom('ledgerEntry as e')
    .innerJoin('payoutLine as l', 'l.id', 'e.payoutLineId')
    .select(['e.amountCents', 'e.authorityCents', 'e.currency', 'e.applicationId', 'e.paymentId'])
    .select(sql<string>`(l.happened_at at time zone ${sql.lit(seatZone)})::date`.as('happenedOn'))
    .where('l.payoutId', '=', payoutId)
    .orderBy('e.id')
    .execute()
}

/** Deletes a payout and its lines; returns their number and sum. */
export async function deletePayout(tx: Tx, id: string) {
  const lines = await tx
    .deleteFrom('payoutLine')
    .where('payoutId', '=', id)
    .returning('amountCents')
    .execute()
  await tx.deleteFrom('payout').where('id', '=', id).execute()
  return {
    rows: lines.length,
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}

export type TheirLine = {
  id: string
  payoutRef: string
  lineRef: string
  kind: PayoutLineKind
  state: PayoutLineState
  gatewayRef: string | null
  amountCents: number
  happenedAt: Date
  /** Of the payment with its reference; null if there is none. */
  applicationId: number | null
  ourCents: number | null
  explanation: string | null
  explainedAt: Date | null
  explainedBy: string | null
  explainedByName: string | null
  /** With microseconds, for the next page. */
  moment: string
  of: number
}

const toMoment = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** What our books hold for a line of its kind and payment that no line shows yet; null for nothing. */
const ourCents = sql`case l.kind
  when 'charge' then (select p.amount_cents where not exists (select from payout_line o
    where o.payment_id = p.id and o.kind = 'charge' and o.state = 'matched'))
  when 'refund' then (select -sum(r.amount_cents)::int from refund r
    where r.payment_id = p.id and r.state = 'done' and not exists (select from payout_line o
      where o.refund_id = r.id and o.kind = 'refund' and o.state = 'matched'))
  else (select sum(e.amount_cents)::int from ledger_entry e join dispute d on d.id = e.dispute_id
    where d.payment_id = p.id and e.kind = l.kind and not exists (select from payout_line o
      where o.dispute_id = d.id and o.kind = l.kind and o.state = 'matched')) end`

/** Unmatched lines, explained or not, newest first; `of` is the number from there on. */
export async function findUnmatchedLines(
  tx: Tx,
  isExplained: boolean,
  position: Position | null,
  limit: number,
): Promise<TheirLine[]> {
  const { rows } = await sql<TheirLine>`
    select l.id, o.reference as payout_ref, l.line_ref, l.kind, l.state, l.gateway_ref, l.amount_cents,
      l.happened_at, our.application_id, our.cents as our_cents, l.explanation, l.explained_at, l.explained_by,
      s.name as explained_by_name, ${toMoment(sql`l.happened_at`)} as moment, count(*) over ()::int as of
    from payout_line l join payout o on o.id = l.payout_id left join staff s on s.id = l.explained_by
      left join lateral (select p.application_id, ${ourCents} as cents
        from payment p where ${ofPayment} order by p.id limit 1) our on true
    where ${isUnmatched} and (l.explained_at is not null) = ${isExplained}
      and ${position ? sql`(l.happened_at, l.id) < (${position.at}::timestamptz, ${position.id}::uuid)` : sql`true`}
    order by l.happened_at desc, l.id desc limit ${limit}`.execute(tx)
  return rows
}

export type OurMoney = {
  id: string
  kind: 'charge' | 'refund'
  applicationId: number
  gatewayRef: string | null
  amountCents: number
  at: Date
  moment: string
  of: number
}

const applicationOfLine = sql`(select min(p.application_id) from payment p where ${ofPayment})::int`

/** The application that a line is about; null if none is known. */
export async function findApplicationOfLine(tx: Tx, id: string): Promise<number | null> {
  const { rows } = await sql<{ applicationId: number | null }>`
    select ${applicationOfLine} as application_id from payout_line l where l.id = ${id}`.execute(tx)
  return rows[0]?.applicationId ?? null
}

/** A line left over, explained or not, locked; undefined if there is none. */
export async function lockUnmatchedLine(tx: Tx, id: string) {
  const { rows } = await sql<{
    amountCents: number
    explainedBy: string | null
    applicationId: number | null
  }>`
    select l.amount_cents, l.explained_by, ${applicationOfLine} as application_id
    from payout_line l where l.id = ${id} and ${isUnmatched} for update of l`.execute(tx)
  return rows[0]
}

/** Writes down why a line may stay left over; null takes that away. */
export async function explainLine(
  tx: Tx,
  id: string,
  why: { explanation: string; explainedAt: Date; explainedBy: string } | null,
): Promise<void> {
  const none = { explanation: null, explainedAt: null, explainedBy: null }
  await tx
    .updateTable('payoutLine')
    .set(why ?? none)
    .where('id', '=', id)
    .execute()
}

/** Forgets what colleagues wrote about lines of these payments. */
export async function clearExplanations(
  tx: Tx,
  of: { applicationId: number } | { paymentIds: readonly string[] },
): Promise<void> {
  const isTheirs =
    'applicationId' in of
      ? sql`p.application_id = ${of.applicationId}`
      : sql`p.id = any(${of.paymentIds}::uuid[])`
  await sql`
    update payout_line l set explanation = null from payment p
    where ${isTheirs} and l.explanation is not null and ${ofPayment}`.execute(tx)
}

/** Payments and refunds before a time that are in no payout. */
export const unpaidMovements = (before: Date) => sql`
  select p.id, 'charge' as kind, p.application_id, p.gateway_ref, p.amount_cents, p.captured_at as at
  from payment p where p.captured_at < ${before} and not exists (select from payout_line l
    where l.payment_id = p.id and l.kind = 'charge' and l.state = 'matched')
  union all
  select r.id, 'refund', r.application_id, p.gateway_ref, -r.amount_cents, r.done_at
  from refund r join payment p on p.id = r.payment_id where r.state = 'done' and r.done_at < ${before}
    and not exists (select from payout_line l where l.refund_id = r.id and l.state = 'matched')`

/** Our movements before a time that are in no payout, oldest first. */
export async function findUnpaidMovements(
  tx: Tx,
  before: Date,
  position: Position | null,
  limit: number,
): Promise<OurMoney[]> {
  const { rows } = await sql<OurMoney>`
    select o.*, ${toMoment(sql`o.at`)} as moment, count(*) over ()::int as of from (${unpaidMovements(before)}) o
    where ${position ? sql`(o.at, o.id) > (${position.at}::timestamptz, ${position.id}::uuid)` : sql`true`}
    order by o.at, o.id limit ${limit}`.execute(tx)
  return rows
}
