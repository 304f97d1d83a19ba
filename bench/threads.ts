import pg from 'pg'
import { connect } from '../src/server/db/database.ts'
import { addApplications } from './list-data.ts'
import { quantile, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

const few = 100_000
const many = 1_000_000
/** Letters about each application. */
const each = 6
/** Letters, messages of the chat and events each of the one that is written to all day. */
const long = 3_000
const times = 45
const warmUp = 5
/** What else the machine does only adds: the fifth that was fastest tells what a page costs. */
const quiet = 0.2

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

/** So many letters altogether; one application has thousands of entries of three kinds. */
async function fillTo(url: string, count: number, before: number): Promise<Sample> {
  await addApplications(url, Math.floor(before / each) + 1, Math.floor(count / each))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
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
  await client.end()
  return { ordinary: rows.map(({ id }) => id), long: last }
}

type Page = { before: string | null }

/** Asks for a page from an office of its own: no limit is what is measured here. */
async function page(origin: string, path: string, headers: Record<string, string>): Promise<Page> {
  const answer = await fetch(`${origin}/api/admin/applications/${path}`, { headers })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as Page
}

/** What pages take in a quiet moment, one at a time, in milliseconds. */
async function costs(origin: string, cookie: string, { ordinary, long: id }: Sample) {
  const headers = { cookie, 'x-background': '1', 'x-forwarded-for': '10.10.0.1' }
  const measure = async (pathOf: (turn: number) => string) => {
    const took: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      const begun = performance.now()
      await page(origin, pathOf(turn), headers)
      took.push(performance.now() - begun)
    }
    return quantile(took.slice(warmUp), quiet)
  }
  let middle = ''
  for (let turn = 0; turn < 20; turn += 1) {
    const query: string = middle && `&before=${middle}`
    middle = (await page(origin, `${id}/thread?limit=100${query}`, headers)).before ?? ''
  }
  return new Map([
    ['of an application', await measure((turn) => `${ordinary[turn % ordinary.length]}/thread`)],
    ['newest of thousands', await measure(() => `${id}/thread`)],
    ['among thousands', await measure(() => `${id}/thread?before=${middle}`)],
    ['letters among thousands', await measure(() => `${id}/thread?kinds=letter&before=${middle}`)],
  ])
}

/** What a page of a thread costs at ten times as many letters. */
export async function benchThreads({ origin, databaseUrl: url }: RunningServer): Promise<Result[]> {
  const { db, close } = connect(url, { pool: 1, onError: () => {} })
  const cookie = await signIn(db)
  await close()
  const small = await costs(origin, cookie, await fillTo(url, few, 0))
  const large = await costs(origin, cookie, await fillTo(url, many, few))
  return [...large].map(([what, value]) => {
    const before = small.get(what) ?? Number.NaN
    return {
      what: `page of a thread ${what}, at ${many / few} x the letters`,
      value: value / before,
      unit: 'x',
      goal: { atMost: 2 },
      note: `${before.toFixed(1)} ms and ${value.toFixed(1)} ms`,
    }
  })
}
