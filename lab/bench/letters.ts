import { referenceOf } from '../../src/domain/application/reference.ts'
import { letterStandings } from '../../src/domain/letter.ts'
import { benchGrowth, type Filling, inTurn, type Question, times } from './growth.ts'
import { addApplications } from './list-data.ts'
import type { Result } from './report.ts'
import type { RunningServer } from './server.ts'

/** Letters per application; one in ten has no application. */
const each = 6

/** Six letters per application: most delivered, some bounced, very few waiting or failed. */
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

/** Adds letters up to a total, with enough applications; returns some ids. */
async function fillTo({ url, client, before, count }: Filling): Promise<Sample[]> {
  const perApplication = each / 0.9
  const people = (letters: number) => Math.round(letters / perApplication)
  await addApplications(url, people(before) + 1, people(count))
  const { rows: ends } = await client.query(`select coalesce(max(application_id), 0) + 1 as first,
    (select max(id) from application) as last from letter`)
  await client.query(aboutApplications, [ends[0].first, ends[0].last])
  await client.query(aboutNone, [before / 10 + 1, count / 10])
  await client.query('vacuum analyze letter, letter_address')
  const { rows } = await client.query(
    `select id, application_id::int as "applicationId", recipient, created_at as "createdAt" from letter
      where application_id is not null order by md5(id::text) limit $1`,
    [times],
  )
  return rows.map(({ createdAt, ...row }) => {
    const place = JSON.stringify([createdAt.toISOString(), row.id])
    return { ...row, cursor: Buffer.from(place).toString('base64url') }
  })
}

const nameOf = ({ recipient }: Sample): string => recipient.replace(/\d+@.*/, '')

type Asked = [what: string, queryOf: (sample: Sample) => Record<string, string>]

/** Every query of the letters page by name. */
const asked: readonly Asked[] = [
  ['all of them', () => ({})],
  ['somewhere in the middle', ({ cursor }) => ({ cursor })],
  ...letterStandings.map((state): Asked => [`state ${state}`, () => ({ state })]),
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

async function fill(filling: Filling): Promise<Question[]> {
  const sampleOf = inTurn(await fillTo(filling))
  return asked.map(([what, queryOf]) => [
    what,
    (turn) => `letters?${new URLSearchParams(queryOf(sampleOf(turn)))}`,
  ])
}

/** The cost of the letters page with ten times the letters. */
export const benchLetters = (server: RunningServer): Promise<Result[]> =>
  benchGrowth(server, { what: 'letters', few: 100_000, many: 1_000_000, fill })
