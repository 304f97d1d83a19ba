import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { atSeat, type Span, within } from '../staff/report.ts'

export type TalkRow = {
  /** Day of the beginning, at the seat; null: the whole span. */
  day: string | null
  began: number
  answered: number
  resolved: number
  answerMedian: number | null
  answerP90: number | null
  resolutionMedian: number | null
  resolutionP90: number | null
}

/** Conversations by starting day, with minutes to the first answer and to closing. */
export async function findTalks(tx: Tx, span: Span): Promise<TalkRow[]> {
  const { rows } = await sql<TalkRow>`
    with talk as (
      select (${atSeat('created_at')})::date as day,
        extract(epoch from first_answer_at - created_at) / 60 as answer,
        extract(epoch from resolved_at - created_at) / 60 as resolution
      from chat_session where message_count > 0 and ${within('created_at', span)})
    select day, count(*) as began, count(answer) as answered, count(resolution) as resolved,
      percentile_cont(0.5) within group (order by answer) as answer_median,
      percentile_cont(0.9) within group (order by answer) as answer_p90,
      percentile_cont(0.5) within group (order by resolution) as resolution_median,
      percentile_cont(0.9) within group (order by resolution) as resolution_p90
    from talk group by grouping sets ((day), ()) order by day`.execute(tx)
  return rows
}

export async function findRatings(tx: Tx, span: Span): Promise<{ good: number; bad: number }> {
  const { rows } = await sql<{ good: number; bad: number }>`
    select count(*) filter (where rating = 'good') as good,
      count(*) filter (where rating = 'bad') as bad
    from chat_session where ${within('rated_at', span)}`.execute(tx)
  return rows[0] ?? { good: 0, bad: 0 }
}

export type AnswererRow = {
  id: string
  name: string
  conversations: number
  messages: number
  good: number
  bad: number
}

/** Authors in conversations with their ratings, most messages first. */
export async function findAnswerers(tx: Tx, span: Span): Promise<AnswererRow[]> {
  const { rows } = await sql<AnswererRow>`
    with wrote as (
      select m.staff_id, count(distinct m.session_id) as conversations, count(*) as messages
      from chat_session s join chat_message m on m.session_id = s.id
      where s.last_message_at >= ${span.from}::date::timestamp at time zone 'Europe/London'
        and m.staff_id is not null and ${within('m.at', span)} group by 1),
    rated as (
      select staff_id, count(*) filter (where rating = 'good') as good,
        count(*) filter (where rating = 'bad') as bad
      from chat_session where staff_id is not null and ${within('rated_at', span)} group by 1)
    select p.id, p.name, coalesce(w.conversations, 0) as conversations,
      coalesce(w.messages, 0) as messages, coalesce(r.good, 0) as good, coalesce(r.bad, 0) as bad
    from wrote w full join rated r using (staff_id) join staff p on p.id = staff_id
    order by conversations desc, messages desc, p.name`.execute(tx)
  return rows
}
