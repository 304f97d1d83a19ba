import { sql } from 'kysely'
import type { RejectionReason } from '#domain/document/review.ts'
import type { ReportDimension } from '#domain/report.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isUndone } from '../casework/held-decision.ts'

/** Days at the seat, inclusive. */
export type Span = { from: CalendarDate; to: CalendarDate }

// Half-open, so that an index on the timestamp serves.
export const within = (column: string, { from, to }: Span) =>
  sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'Europe/London'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'Europe/London'`

export const atSeat = (column: string) => sql`${sql.ref(column)} at time zone 'Europe/London'`

export type TimeRow = {
  /** Its Monday; null for the whole span. */
  week: CalendarDate | null
  kind: 'review' | 'file' | 'decision'
  count: number
  median: number
  p90: number
}

/** Hours by kind, for each week and the whole span; empty weeks are missing. */
export async function findTimes(tx: Tx, span: Span): Promise<TimeRow[]> {
  const { rows } = await sql<TimeRow>`
    with took (kind, at, time) as (
      select 'review', d.at, d.at - a.completed_at from application a
        join lateral (select min(reviewed_at) as at from document
          where application_id = a.id and reviewed_by is not null and reviewed_at >= a.completed_at) d on true
        where a.completed_at is not null and ${within('d.at', span)}
      union all
      select 'file', p.filed_at, p.filed_at - a.completed_at from applicant p
        join application a on a.id = p.application_id
        where a.completed_at <= p.filed_at and ${within('p.filed_at', span)}
      union all
      select 'decision', p.decided_at, p.decided_at - p.filed_at from applicant p
        where p.filed_at <= p.decided_at and p.state in ('approved', 'rejected')
          and ${within('p.decided_at', span)}),
    counted as (
      select date_trunc('week', ${atSeat('at')})::date as week, kind,
        extract(epoch from time) / 3600 as hours from took)
    select week, kind, count(*) as count,
      percentile_cont(0.5) within group (order by hours) as median,
      percentile_cont(0.9) within group (order by hours) as p90
    from counted group by grouping sets ((week, kind), (kind)) order by week, kind`.execute(tx)
  return rows
}

export async function findOnTime(tx: Tx, span: Span) {
  const { rows } = await sql<{ month: string; kept: number; missed: number }>`
    select to_char(${atSeat('at')}, 'YYYY-MM') as month,
      count(*) filter (where outcome = 'kept') as kept,
      count(*) filter (where outcome = 'missed') as missed
    from promise_outcome where ${within('at', span)} group by 1 order by 1`.execute(tx)
  return rows
}

/** Reasons of rejected documents, most frequent first. */
export async function findRejections(tx: Tx, span: Span) {
  const { rows } = await sql<{ reason: RejectionReason; count: number }>`
    select review_reason as reason, count(*) as count from document
    where review = 'rejected' and ${within('reviewed_at', span)}
    group by 1 order by 2 desc, 1`.execute(tx)
  return rows
}

export type GroupRow = {
  dimension: ReportDimension
  key: string
  name: string | null
  filed: number
  approved: number
  rejected: number
}

/** Decisions by author and by party; most first. */
export async function findGroups(tx: Tx, span: Span): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with moved as (
      select e.staff_id, e.to_state, p.nationality, a.language
      from application_event e join applicant p on p.id = e.applicant_id
        join application a on a.id = e.application_id
      where e.kind = 'applicant-moved' and e.staff_id is not null
        and e.to_state in ('filed', 'approved', 'rejected') and ${within('e.at', span)}
        and not ${isUndone('e.id', 'e.application_id')}),
    sums as (
      select case when grouping(staff_id) = 0 then 'colleague'
          when grouping(nationality) = 0 then 'nationality' else 'language' end as dimension,
        coalesce(staff_id, nationality, language) as key,
        count(*) filter (where to_state = 'filed') as filed,
        count(*) filter (where to_state = 'approved') as approved,
        count(*) filter (where to_state = 'rejected') as rejected
      from moved group by grouping sets ((staff_id), (nationality), (language)))
    select sums.*, s.name from sums
      left join staff s on sums.dimension = 'colleague' and s.id = sums.key
    where sums.key <> '' order by sums.dimension, sums.filed desc, sums.approved desc, sums.key`.execute(
    tx,
  )
  return rows
}

/** From page views to filing; applications created in the span. */
export async function findFunnel(tx: Tx, span: Span) {
  const { rows } = await sql<{
    visits: number
    begun: number
    created: number
    paid: number
    complete: number
  }>`
    select v.visits, v.begun, a.created, a.paid, a.complete
    from (select coalesce(sum(count), 0) as visits,
        coalesce(sum(count) filter (where page = '/application'), 0) as begun
      from visit_count where day between ${span.from} and ${span.to}) v,
      (select count(*) as created, count(*) filter (where paid_at is not null) as paid,
        count(*) filter (where completed_at is not null) as complete
      from application where ${within('created_at', span)}) a`.execute(tx)
  return rows[0] ?? { visits: 0, begun: 0, created: 0, paid: 0, complete: 0 }
}
