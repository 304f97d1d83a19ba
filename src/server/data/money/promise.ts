import { sql } from 'kysely'
import { dueWith, type Judgement, type Wait } from '#domain/application/promise.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Periods of waiting for a document that was rejected or outdated by a correction. Damage on our
 * side does not count.
 */
export async function findWaits(tx: Tx, applicationId: number): Promise<Wait[]> {
  const { rows } = await sql<{ from: Date; until: Date | null }>`
    select d.reviewed_at as from, least(n.created_at, p.decided_at) as until
    from document d join applicant p on p.id = d.applicant_id
    left join lateral (select min(created_at) as created_at from document n
      where n.applicant_id = d.applicant_id and n.document_type = d.document_type
        and n.version > d.version) n on true
    where d.application_id = ${applicationId} and d.review = 'rejected'
      and d.review_reason <> 'damaged' and d.reviewed_at is not null
    order by d.reviewed_at`.execute(tx)
  return rows.map(({ from, until }) => ({
    from: dayAtSeat(from),
    until: until && dayAtSeat(until),
  }))
}

/** The current promised date by the application's rules; null while waiting, or without a promise. */
export async function findDue(
  tx: Tx,
  rules: Rules,
  applicationId: number,
): Promise<CalendarDate | null> {
  const row = await tx
    .selectFrom('application')
    .select(['processingType', 'promisedFrom', 'promisedOn'])
    .where('id', '=', applicationId)
    .executeTakeFirst()
  if (!row?.promisedFrom || !row.promisedOn) return null
  const promise = { speed: row.processingType, from: row.promisedFrom, on: row.promisedOn }
  return dueWith(rules, promise, await findWaits(tx, applicationId))
}

/** Extends the promise by the time spent waiting for the traveller; unchanged while waiting. */
export async function refreshDue(tx: Tx, rules: Rules, applicationId: number): Promise<void> {
  const dueOn = await findDue(tx, rules, applicationId)
  if (dueOn === null) return
  await tx
    .updateTable('application')
    .set({ dueOn })
    .where('id', '=', applicationId)
    .where('dueOn', 'is distinct from', dueOn)
    .execute()
}

/** Unjudged promises that are overdue, or with everyone filed. */
export async function findUnjudged(
  tx: Tx,
  now: Date,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from application a
    where a.id > ${after} and a.promised_on is not null and a.completed_at is not null
      and a.erased_at is null
      and not exists (select from promise_outcome o where o.application_id = a.id)
      and not exists (select from held_decision h where h.application_id = a.id and h.undone_at is null and h.until > ${now})
      and (a.due_on < ${dayAtSeat(now)}::date or not exists (select from applicant p
        where p.application_id = a.id and p.state in ('collecting', 'ready')))
    order by a.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Records a promise's outcome; false if judged before. */
export async function keepOutcome(
  tx: Tx,
  kept: Judgement & {
    applicationId: number
    dueOn: CalendarDate
    decisionId: string | null
    at: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('promiseOutcome')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findOutcome(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('promiseOutcome')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}
