import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts'
import { writeStubSite } from '../dev/stub-site.ts'
import { makePlans, type Stage, stages, statesOf } from './plan.ts'
import { seededRandom } from './random.ts'
import { fill } from './seed.ts'

let database: TestDatabase
let dataDir: string
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'karibu-demo-'))
  await writeStubSite(join(dataDir, 'web'))
  const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  await fill({ ...env, DATA_DIR: dataDir, DIST_DIR: dataDir, PORT: '0' }, dataDir, () => {}, 1)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
}, 600_000)

afterAll(async () => {
  await client?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const countBy = async (statement: string): Promise<Record<string, number>> => {
  const { rows } = await client.query(statement)
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

test('an application of each stage ends in its state', async () => {
  const wanted: Record<string, number> = {}
  for (const stage of Object.keys(stages)) {
    const name = statesOf[stage as Stage].join('/')
    wanted[name] = (wanted[name] ?? 0) + 1
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
  expect(talks.count).toBe(6)
})

test('sixty are planned, the same for the same seed', () => {
  const plans = makePlans(seededRandom(7))
  expect(plans).toEqual(makePlans(seededRandom(7)))
  expect(plans).toHaveLength(60)
  expect(plans).not.toEqual(makePlans(seededRandom(8)))
})
