import { sql } from 'kysely'
import type { Cents } from '#domain/money/money.ts'
import { seatZone } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The fee paid to the authority for a traveller; undefined if none. */
export function findAuthorityFee(tx: Tx, applicantId: number) {
  return tx
    .selectFrom('authorityFee')
    .innerJoin('staff', 'staff.id', 'authorityFee.staffId')
    .select(['amountCents', 'paidOn', 'recordedAt', 'staffId', 'staff.name'])
    .where('applicantId', '=', applicantId)
    .executeTakeFirst()
}

export type NewAuthorityFee = {
  applicationId: number
  /** Null for erased travellers. */
  applicantId: number | null
  amountCents: Cents
  currency: string
  /** 'YYYY-MM-DD' */
  paidOn: string
  staffId: string
  recordedAt: Date
  /** The line of a card statement; absent: a colleague's word. */
  payoutLineId?: string
}

/** Stores it, replacing the earlier one. */
export async function saveAuthorityFee(tx: Tx, noted: NewAuthorityFee): Promise<void> {
  const fee = { payoutLineId: null, ...noted }
  const { applicationId, applicantId, ...values } = fee
  await tx
    .insertInto('authorityFee')
    .values(fee)
    .onConflict((oc) => oc.column('applicantId').doUpdateSet(values))
    .execute()
}

/** False if there was none. */
export async function deleteAuthorityFee(tx: Tx, applicantId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authorityFee')
    .where('applicantId', '=', applicantId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** All fees of an application, for the export. */
export function findAuthorityFees(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('authorityFee')
    .select(['applicantId', 'amountCents', 'currency', 'paidOn', 'recordedAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute()
}

export type FeeState = 'expected' | 'paid' | 'unfiled'
export type FeeRow = {
  id: number
  applicationId: number
  applicantId: number | null
  portalNumber: string | null
  filedOn: CalendarDate | null
  amountCents: Cents
  paidOn: CalendarDate | null
  /** Its place in the list. */
  day: CalendarDate
  /** From here on. */
  of: number
  sumCents: Cents
}

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${sql.lit(seatZone)})::date`

// One per traveller, or one for all the erased ones of an application; the id is its first entry's.
const expected = sql`(select min(e.id) as id, e.application_id, e.applicant_id,
    sum(e.amount_cents)::int as amount_cents, max(e.booked_at) as booked_at
  from ledger_entry e where e.kind = 'authority-expected' and e.application_id is not null
  group by e.application_id, e.applicant_id having sum(e.amount_cents) <> 0)`

const fees = sql`(
  select 'expected' as state, x.id, x.application_id, x.applicant_id, p.portal_number,
    coalesce(${dayOf('p.filedAt')}, ${dayOf('x.bookedAt')}) as filed_on, x.amount_cents, null::date as paid_on
  from ${expected} x left join applicant p on p.id = x.applicant_id
  union all
  select case when p.filed_at is null and p.state <> 'approved' then 'unfiled' else 'paid' end, f.id,
    f.application_id, f.applicant_id, p.portal_number, ${dayOf('p.filedAt')}, f.amount_cents, f.paid_on
  from authority_fee f left join applicant p on p.id = f.applicant_id)`

/** Official fees of a state: expected ones by filing, the oldest first; paid ones by payment, the newest first. */
export async function findFees(
  tx: Tx,
  state: FeeState,
  position: { day: CalendarDate; id: number } | null,
  limit: number,
): Promise<FeeRow[]> {
  const isPaid = state !== 'expected'
  const day = isPaid ? sql`f.paid_on` : sql`f.filed_on`
  const [order, after] = isPaid ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const states = state === 'paid' ? ['paid', 'unfiled'] : [state]
  const { rows } = await sql<FeeRow>`
    select f.id, f.application_id, f.applicant_id, f.portal_number, f.filed_on, f.amount_cents, f.paid_on,
      ${day} as day, count(*) over ()::int as of, sum(f.amount_cents) over ()::bigint as sum_cents
    from ${fees} f where f.state in (${sql.join(states)})
      and ${position ? sql`(${day}, f.id) ${after} (${position.day}::date, ${position.id}::bigint)` : sql`true`}
    order by ${day} ${order}, f.id ${order} limit ${limit}`.execute(tx)
  return rows
}

/** Whose fees are expected of an application. */
export async function findExpectedOf(tx: Tx, applicationId: number): Promise<OwedFee[]> {
  const { rows } = await sql<OwedFee>`
    select x.application_id, x.applicant_id from ${expected} x
    where x.application_id = ${applicationId} order by x.id`.execute(tx)
  return rows
}

export type OwedFee = { applicationId: number; applicantId: number | null }

/** Whose expected fees these are, by id. */
export async function findExpectedById(tx: Tx, ids: readonly number[]): Promise<OwedFee[]> {
  const { rows } = await sql<OwedFee>`
    select x.application_id, x.applicant_id from ${expected} x where x.id in (${sql.join(ids)})
    order by x.application_id, x.id`.execute(tx)
  return rows
}

/** Fees that a card statement from a day on may be about: expected, or paid since. */
export async function findStatedFees(tx: Tx, since: CalendarDate) {
  const { rows } = await sql<
    OwedFee & { portalNumber: string | null; amountCents: Cents; paidOn: CalendarDate | null }
  >`
    select f.application_id, f.applicant_id, f.portal_number, f.amount_cents, f.paid_on
    from ${fees} f where f.paid_on is null or f.paid_on >= ${since}::date
    order by f.application_id, f.id`.execute(tx)
  return rows
}

/** What the lines of a card statement paid, and whether it did for one erased before, who stays filed. */
export async function findFeesOfPayout(tx: Tx, payoutId: string) {
  const { rows } = await sql<
    OwedFee & { amountCents: Cents; currency: string; wasErased: boolean }
  >`
    select f.application_id, f.applicant_id, f.amount_cents, f.currency,
      coalesce(f.recorded_at >= a.erased_at, false) as was_erased
    from authority_fee f join payout_line l on l.id = f.payout_line_id
      join application a on a.id = f.application_id
    where l.payout_id = ${payoutId}::uuid order by f.application_id, f.id`.execute(tx)
  return rows
}

export async function deleteFeesOfPayout(tx: Tx, payoutId: string): Promise<void> {
  await sql`delete from authority_fee f using payout_line l
    where l.id = f.payout_line_id and l.payout_id = ${payoutId}::uuid`.execute(tx)
}

/** Applications that nobody can undo anything of, with a fee booked otherwise than its traveller stands. */
export async function findMisbooked(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.application_id as id
    from applicant p left join authority_fee f on f.applicant_id = p.id
      left join (select e.applicant_id, sum(e.amount_cents) filter (where e.kind = 'authority-expected') as expected,
          -sum(e.amount_cents) filter (where e.kind = 'authority-fee') as paid
        from ledger_entry e where e.kind in ('authority-expected', 'authority-fee') group by 1) b on b.applicant_id = p.id
    where (coalesce(b.expected, 0) > 0) <> ((p.filed_at is not null or p.state = 'approved') and f.id is null
        and coalesce(b.paid, 0) = 0)
      and not exists (select from held_decision h where h.application_id = p.application_id and h.undone_at is null)
    order by 1 limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
