import { sql } from 'kysely'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../db/database.ts'

// What only time makes worth telling.

/** Applications whose promise ends on a day, with somebody who could be filed and is not. */
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

export type WaitingChat = { sessionId: string; staffId: string | null; messageId: number }

/**
 * Open conversations whose visitor has waited since a moment for an answer, with the first message that
 * nobody answered. Without those that were told of already, and without what began before `from`.
 */
export async function findWaitingChats(
  tx: Tx,
  { from, since }: { from: Date; since: Date },
  limit: number,
): Promise<WaitingChat[]> {
  const { rows } = await sql<WaitingChat>`
    select s.id as session_id, s.staff_id, first.id as message_id
    from chat_session s cross join lateral (
      select m.id, m.at from chat_message m
      where m.session_id = s.id and m.side = 'user' and m.id > coalesce((
        select max(a.id) from chat_message a where a.session_id = s.id and a.side = 'admin'), 0)
      order by m.id limit 1) first
    where s.state = 'open' and s.message_count > 0 and s.last_message_at > ${from}
      and first.at <= ${since}
      and not exists (select from staff_alert t where t.chat_session_id = s.id
        and t.kind = 'chat-waiting' and t.occasion = first.id::text)
    order by first.id limit ${limit}`.execute(tx)
  return rows
}

/** Letters that could not be sent since a moment, and still are not. */
export async function countTroubledLetters(tx: Tx, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('troubledAt', '>', since)
    .where('state', '<>', 'sent')
    .executeTakeFirstOrThrow()
  return count
}
