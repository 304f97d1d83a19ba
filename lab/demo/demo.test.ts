import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, statesOf } from '../../scripts/demo/plan.ts'
import { fill } from '../../scripts/demo/seed.ts'
import { writeStubSite } from '../../scripts/dev/stub-site.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts'

/** Covers every step; the order of others is in steps.test.ts. */
const counts: Readonly<Record<Stage, number>> = {
  ...{ unpaid: 1, paid: 0, collecting: 1, handedOver: 0, asked: 1 },
  ...{ processing: 0, approved: 1, rejected: 0, refunded: 1 },
}

let database: TestDatabase
let dataDir: string
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'karibu-demo-'))
  await writeStubSite(join(dataDir, 'web'))
  const urls = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const env = { ...urls, DATA_DIR: dataDir, DIST_DIR: dataDir, PORT: '0' }
  await fill(env, dataDir, () => {}, counts)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
}, 180_000)

afterAll(async () => {
  await client?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const countBy = async (statement: string): Promise<Record<string, number>> => {
  const { rows } = await client.query(statement)
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

test('an application ends in the state of its stage', async () => {
  const wanted: Record<string, number> = {}
  for (const [stage, count] of Object.entries(counts)) {
    const name = statesOf[stage as Stage].join('/')
    if (count > 0) wanted[name] = (wanted[name] ?? 0) + count
  }
  const found = await countBy(
    "select status || '/' || payment_status as name, count(*) from application group by 1",
  )
  expect(found).toEqual(wanted)
})

test('there are colleagues of every role, conversations, notes and letters, none of them stuck', async () => {
  const roles = await countBy('select role as name, count(*) from staff group by 1')
  expect(roles).toEqual({ owner: 1, manager: 1, agent: 2, viewer: 1 })
  const letters = await countBy('select state as name, count(*) from letter group by 1')
  expect(Object.keys(letters)).toEqual(['sent'])
  const [talks] = (await client.query('select count(*)::int as count from chat_session')).rows
  expect(talks.count).toBe(7)
})

test('travellers answered by email, with pages that wait to be taken, and one belongs to nothing yet', async () => {
  const emails = await countBy('select kind as name, count(*) from received_email group by 1')
  expect(emails).toEqual({ answer: 1, unknown: 1 })
  const files = await countBy('select file_name as name, count(*) from received_file group by 1')
  expect(files).toEqual({ 'passport.jpg': 1 })
})

test('a traveller has connected a messenger, and asks there', async () => {
  const contacts = await countBy(
    "select messenger || ' ' || state as name, count(*) from messenger_contact group by 1",
  )
  expect(contacts).toEqual({ 'whatsapp proved': 1 })
  const asked = await countBy(
    'select messenger as name, count(*) from chat_message where messenger is not null group by 1',
  )
  expect(asked).toEqual({ whatsapp: 1 })
})
