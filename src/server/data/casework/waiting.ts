import { sql } from 'kysely'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'

// What only time makes worth telling.

/** Applications with a promise for a day and an unfiled applicant. */
export function findDueOn(tx: Tx, day: CalendarDate) {
  return tx
    .selectFrom('application as a')
    .select(['a.id', 'a.assignedTo'])
    .where('a.dueOn', '=', day)
    .where('a.paymentStatus', '<>', 'refunded')
    .where(
      sql<boolean>`exists (select from applicant p
        where p.application_id = a.id and p.state = 'ready')`,
    )
    .orderBy('a.id')
    .execute()
}

export type WaitingChat = { sessionId: string; staffId: string | null; occasion: string }

/**
 * Open conversations whose visitor has waited since a moment, and those whose snooze has ended,
 * each with its trigger: the first unanswered message, or the end of the snooze. Without those
 * announced before, and those that began before `from`.
 */
export async function findWaitingChats(
  tx: Tx,
  { from, since, now }: { from: Date; since: Date; now: Date },
  limit: number,
): Promise<WaitingChat[]> {
  const { rows } = await sql<WaitingChat>`
    select due.id as session_id, due.staff_id, due.occasion from (
      select s.id, s.staff_id, s.waiting_since as at, (select m.id::text from chat_message m
        where m.session_id = s.id and m.side = 'user' and m.id > coalesce((
          select max(a.id) from chat_message a where a.session_id = s.id and a.side = 'admin'), 0)
        order by m.id limit 1) as occasion
      from chat_session s where s.state = 'open' and s.last_message_at > ${from}
        and s.waiting_since <= ${since} and s.snoozed_until is null
      union all
      select s.id, s.staff_id, s.snoozed_until, 'back ' || extract(epoch from s.snoozed_until)::bigint
      from chat_session s where s.state = 'open' and s.snoozed_until > ${from} and s.snoozed_until <= ${now}
    ) due
    where due.occasion is not null and not exists (select from staff_alert t
      where t.chat_session_id = due.id and t.kind = 'chat-waiting' and t.occasion = due.occasion)
    order by due.at limit ${limit}`.execute(tx)
  return rows
}

/** Letters that failed since a moment and still do. */
export async function countTroubledLetters(tx: Tx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('troubledAt', '>', since)
    .where('state', '<>', 'sent')
    .executeTakeFirstOrThrow()
  return count
}
