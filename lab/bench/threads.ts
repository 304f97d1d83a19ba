import { benchGrowth, type Filling, inTurn, type Question, times } from './growth.ts'
import { addApplications } from './list-data.ts'
import type { Result } from './report.ts'
import type { RunningServer } from './server.ts'

/** Letters per application. */
const each = 6
/** Letters, chat messages and events each, of the busiest application. */
const long = 3_000

const letters = `
insert into letter (id, application_id, kind, version, recipient, language, props, state, created_at, sent_at)
select gen_random_uuid(), a.id, 'documents-asked', k, contact_email, 'en', '{}', 'sent', made, made
from application a, generate_series(1, $3::int) k, lateral (select a.created_at + k * interval '1 hour' as made) m
where a.id between $1 and $2`

const events = `
insert into application_event (application_id, at, kind, actor)
select $1, now() - k * interval '1 hour', 'completed', 'system' from generate_series(1, $2::int) k`

const conversations = `
with session as (insert into chat_session (id, language, application_id, is_proven, message_count, created_at, last_message_at)
  select gen_random_uuid(), 'en', $1, true, 2000, now(), now() from generate_series(1, 2) returning id)
insert into chat_message (session_id, client_id, side, text, at)
select id, gen_random_uuid(), 'user', 'Message ' || k, now() - k * interval '1 hour'
from session, generate_series(1, $2::int / 2) k`

type Sample = { ordinary: number[]; long: number }

/** Adds letters up to a total; one application has thousands of entries of three kinds. */
async function fillTo({ url, client, count, before }: Filling): Promise<Sample> {
  await addApplications(url, Math.floor(before / each) + 1, Math.floor(count / each))
  const { rows: ends } =
    await client.query(`select coalesce(max(application_id), 0)::int + 1 as first,
    (select max(id)::int from application) as last from letter where kind = 'documents-asked'`)
  const [{ first, last }] = ends
  await client.query(letters, [first, last - 1, each])
  await client.query(letters, [last, last, long])
  await client.query(events, [last, long])
  await client.query(conversations, [last, long])
  await client.query('vacuum analyze letter, application_event, chat_session, chat_message')
  const { rows } = await client.query(
    `select id::int from application where id between $1 and $2 order by md5(id::text) limit $3`,
    [1, last - 1, times],
  )
  return { ordinary: rows.map(({ id }) => id), long: last }
}

type Page = { before: string | null }

async function fill(filling: Filling): Promise<Question[]> {
  const { ordinary, long: id } = await fillTo(filling)
  let middle = ''
  for (let turn = 0; turn < 20; turn += 1) {
    const query = middle && `&before=${middle}`
    const page = await filling.read(`applications/${id}/thread?limit=100${query}`)
    middle = (page as Page).before ?? ''
  }
  const ordinaryOf = inTurn(ordinary)
  const thread = `applications/${id}/thread`
  return [
    ['of an application', (turn) => `applications/${ordinaryOf(turn)}/thread`],
    ['newest of thousands', () => thread],
    ['among thousands', () => `${thread}?before=${middle}`],
    ['letters among thousands', () => `${thread}?kinds=letter&before=${middle}`],
  ]
}

/** The cost of a thread page with ten times the letters. */
export const benchThreads = (server: RunningServer): Promise<Result[]> =>
  benchGrowth(server, { what: 'page of a thread', few: 100_000, many: 1_000_000, fill })
