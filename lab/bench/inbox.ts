import { inboxBoxes } from '../../src/domain/inbox.ts'
import { benchGrowth, type Filling, inTurn, type Question, times } from './growth.ts'
import { addApplications } from './list-data.ts'
import type { Result } from './report.ts'
import type { RunningServer } from './server.ts'

/** Messages per conversation. */
const each = 8

/**
 * A year's conversations: one in ten is open, half of those wait, some are snoozed; a third is
 * assigned, a fifth is about an application, an eighth has a label.
 */
const conversations = `
insert into chat_session (id, language, email, name, application_id, is_proven, state, staff_id, message_count,
  visitor_seen_id, staff_seen_id, created_at, last_message_at, labels, snoozed_until, waiting_since,
  first_answer_at, resolved_at)
select gen_random_uuid(), 'en', 'visitor' || n || '@example.org', 'Visitor ' || n,
  case when n % 5 = 0 then $3 + n / 5 end, n % 10 = 0, case when is_open then 'open' else 'closed' end,
  case when n % 3 = 0 then (select min(id) from staff) end, ${each}, 0, 0, made, made + interval '1 hour',
  case when n % 8 = 0 then '{refund}'::text[] else '{}' end,
  case when is_open and n % 70 = 0 then now() + interval '1 day' end,
  case when is_open and n % 20 = 0 then made + interval '1 hour' end, made + interval '10 minutes',
  case when not is_open then made + interval '1 day' end
from (select n, n % 10 = 0 as is_open, now() - interval '366 days' + n * interval '50 minutes' as made
  from generate_series($1::bigint, $2::bigint) n) numbered`

const messages = `
insert into chat_message (session_id, client_id, side, text, staff_id, sender_name, at)
select id, gen_random_uuid(), case when is_ours then 'admin' else 'user' end,
  'Message ' || k || ' of ' || name, case when is_ours then (select min(id) from staff) end,
  case when is_ours then 'Bench' end, last_message_at - (${each} - k) * interval '5 minutes'
from (select s.*, k, k % 3 = 0 as is_ours from chat_session s, generate_series(1, ${each}) k
  where not exists (select from chat_message m where m.session_id = s.id)
  order by last_message_at, k) said`

async function fill({ url, client, before, count }: Filling): Promise<Question[]> {
  await addApplications(url, before / 5 + 1, count / 5)
  const { rows: ends } = await client.query('select min(id)::int - 1 as before from application')
  await client.query(conversations, [before + 1, count, ends[0].before])
  await client.query(messages)
  await client.query('vacuum analyze chat_session, chat_message')
  const { rows } = await client.query(
    `select id, email, last_message_at as at from chat_session order by md5(id::text) limit $1`,
    [times],
  )
  const sampleOf = inTurn(rows as { id: string; email: string; at: Date }[])
  const list = (query: Record<string, string>) => `chat/sessions?${new URLSearchParams(query)}`
  return [
    ['counts of the boxes', () => 'chat/counts'],
    ['labels in use', () => 'chat/labels'],
    ...inboxBoxes.map((box): Question => [`box ${box}`, () => list({ box })]),
    ...inboxBoxes.map(
      (box): Question => [`box ${box}, by who waits longest`, () => list({ box, sort: 'waiting' })],
    ),
    ['all of them, closed too', () => list({ state: 'all' })],
    [
      'somewhere in the middle',
      (turn) => list({ state: 'all', before: sampleOf(turn).at.toISOString() }),
    ],
    ['of a label', () => list({ state: 'all', label: 'refund' })],
    ['search an address', (turn) => list({ state: 'all', search: sampleOf(turn).email })],
    ['search a word that there is not', () => list({ state: 'all', search: 'zzqzz' })],
    ['other conversations of one', (turn) => `chat/sessions/${sampleOf(turn).id}/others`],
  ]
}

/** The cost of the staff inbox with ten times the conversations. */
export const benchInbox = (server: RunningServer): Promise<Result[]> =>
  benchGrowth(server, { what: 'inbox', few: 1_000, many: 10_000, fill })
