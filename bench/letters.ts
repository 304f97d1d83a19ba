import { Agent } from 'node:http'
import pg from 'pg'
import { referenceOf } from '#domain/application/reference.ts'
import { letterStandings } from '#domain/letter.ts'
import { connect } from '../src/server/db/database.ts'
import { ask } from './call.ts'
import { addApplications } from './list-data.ts'
import { quantile, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

const few = 100_000
const many = 1_000_000
/** Letters about each application; one in ten is about none. */
const each = 6
const times = 45
const warmUp = 5
/** What else the machine does only adds: the fifth that was fastest tells what a question costs. */
const quiet = 0.2

/** Six letters about each application: most were delivered, a few came back, very few wait or failed. */
const aboutApplications = `
insert into letter (id, application_id, kind, version, recipient, language, props, state, attempts, created_at,
  sent_at, delivery, delivery_at, subject)
select gen_random_uuid(), id, ('{application-received,payment-confirmed,documents-received,reminder-documents,
    status-changed,visa-approved}'::text[])[k], 1, contact_email, language, '{}', state, 1, made,
  case when state = 'sent' then made end, delivery, case when delivery is not null then made end,
  case when state = 'sent' then 'A letter' end
from (select id, k, contact_email, language, created_at + k * interval '1 day' as made,
    case when dice = 0 then 'queued' when dice < 5 then 'failed' else 'sent' end as state,
    case when dice < 400 then null when dice < 410 then 'bounced' when dice < 413 then 'complained'
      when dice < 420 then 'delayed' else 'delivered' end as delivery
  from (select a.*, k, abs(hashint8(a.id * 10 + k)) % 1000 as dice
    from application a, generate_series(1, ${each}) k where a.id between $1 and $2) thrown) letters`

const aboutNone = `
insert into letter (id, kind, recipient, language, props, state, attempts, created_at, sent_at, subject)
select gen_random_uuid(), case when n % 3 = 0 then 'chat-answer' else 'staff-alert' end,
  'colleague' || n % 6 || '@karibu.example', 'en',
  case when n % 3 = 0 then jsonb_build_object('sessionId', gen_random_uuid()) else '{}' end, 'sent', 1,
  made, made, 'A letter'
from (select n, timestamptz '2025-11-20' + n * interval '50 seconds' as made
  from generate_series($1::bigint, $2::bigint) n) letters`

type Sample = { id: string; applicationId: number; recipient: string; cursor: string }

/** So many letters altogether, about as many applications as they need; answers some of them. */
async function fillTo(url: string, count: number, before: number): Promise<Sample[]> {
  const perApplication = each / 0.9
  const people = (letters: number) => Math.round(letters / perApplication)
  await addApplications(url, people(before) + 1, people(count))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: ends } = await client.query(`select coalesce(max(application_id), 0) + 1 as first,
    (select max(id) from application) as last from letter`)
  await client.query('drop index letter_recipient_part')
  await client.query(aboutApplications, [ends[0].first, ends[0].last])
  await client.query(aboutNone, [before / 10 + 1, count / 10])
  await client.query(`set maintenance_work_mem = '512MB'`)
  await client.query(`create index letter_recipient_part on letter using gin (lower(recipient) gin_trgm_ops)
    with (gin_pending_list_limit = 256)`)
  await client.query('vacuum analyze letter')
  const { rows } = await client.query(
    `select id, application_id::int as "applicationId", recipient, created_at as "createdAt" from letter
      where application_id is not null order by md5(id::text) limit $1`,
    [times],
  )
  await client.end()
  return rows.map(({ createdAt, ...row }) => {
    const place = JSON.stringify([createdAt.toISOString(), row.id])
    return { ...row, cursor: Buffer.from(place).toString('base64url') }
  })
}

type Question = [string, (sample: Sample) => Record<string, string>]

const nameOf = ({ recipient }: Sample): string => recipient.replace(/\d+@.*/, '')

/** Everything that the page of letters asks, by what it is called. */
const questions: readonly Question[] = [
  ['all of them', () => ({})],
  ['somewhere in the middle', ({ cursor }) => ({ cursor })],
  ...letterStandings.map((state): Question => [`state ${state}`, () => ({ state })]),
  ['kind visa-approved', () => ({ kind: 'visa-approved' })],
  ['kind chat-answer', () => ({ kind: 'chat-answer' })],
  ['kind visa-approved, bounced', () => ({ kind: 'visa-approved', state: 'bounced' })],
  ['kind chat-answer, bounced: there is none', () => ({ kind: 'chat-answer', state: 'bounced' })],
  ['of one application', ({ applicationId }) => ({ applicationId: String(applicationId) })],
  ['search TZ number', ({ applicationId }) => ({ search: referenceOf(applicationId) })],
  ['search whole address', ({ recipient }) => ({ search: recipient })],
  ['search end of a name', (sample) => ({ search: nameOf(sample).slice(-6) })],
  ['search first and last name', (sample) => ({ search: nameOf(sample) })],
  ['search a mail service', () => ({ search: '@gmail.com' })],
  ['search a name, bounced', (sample) => ({ search: nameOf(sample), state: 'bounced' })],
  ['search what there is not', () => ({ search: 'zzqzz' })],
]

/** What each question takes in a quiet moment, one at a time, in milliseconds. */
async function costs(origin: string, cookie: string, samples: readonly Sample[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const found = new Map<string, number>()
  for (const [index, [what, queryOf]] of questions.entries()) {
    const took: number[] = []
    // Each from an office of its own: no limit is what is measured here.
    const headers = { cookie, 'x-forwarded-for': `10.9.0.${index}` }
    for (const sample of samples) {
      const query = new URLSearchParams(queryOf(sample))
      const begun = performance.now()
      await ask(agent, `${origin}/api/admin/letters?${query}`, headers)
      took.push(performance.now() - begun)
    }
    found.set(what, quantile(took.slice(warmUp), quiet))
  }
  agent.destroy()
  return found
}

/** What the page of letters costs at ten times as many. */
export async function benchLetters({ origin, databaseUrl: url }: RunningServer): Promise<Result[]> {
  const { db, close } = connect(url, { pool: 1, onError: () => {} })
  const cookie = await signIn(db)
  await close()
  const before = await costs(origin, cookie, await fillTo(url, few, 0))
  const after = await costs(origin, cookie, await fillTo(url, many, few))
  return questions.map(([what]) => {
    const [was = Number.NaN, is = Number.NaN] = [before.get(what), after.get(what)]
    return {
      what: `letters, ${what}, at 1,000,000 against 100,000`,
      value: is / was,
      goal: { atMost: 2 },
      note: `${is.toFixed(1)} ms against ${was.toFixed(1)} ms`,
    }
  })
}
