import { sql } from 'kysely'
import { beforeEach, expect, inject, test } from 'vitest'
import { rowsOf } from '../../../../test/support/rows.ts'
import { startServer } from '../../../../test/support/server.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { connect } from '../../platform/db/database.ts'
import { createVisits } from './visits.ts'

const { t, app } = await startServer()
beforeEach(async () => {
  t.time.now = new Date('2026-11-21T23:59:59Z')
  await t.services.db.deleteFrom('visitCount').execute()
})

const page = () => new Response('<p>', { headers: { 'content-type': 'text/html' } })
const request = (path: string) =>
  new Request(`https://karibu.example${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } })

function open() {
  const visits = createVisits(t.services)
  const site = visits.counting(() => page())
  const read = (...paths: string[]) => paths.forEach((path) => void site(request(path)))
  return { ...visits, read }
}
const kept = async () =>
  (await rowsOf(t.services.db, 'visitCount'))
    .map(({ day, language, page, count }) => `${day} ${language} ${page} ${count}`)
    .sort()

test('adds up by day, page and language, over several nodes and writes', async () => {
  const [one, two] = [open(), open()]
  one.read('/', '/', '/tr/status?id=TZ-001042')
  two.read('/')
  await Promise.all([one.flush(), one.flush(), two.flush()])
  expect(await kept()).toEqual(['2026-11-21 en / 3', '2026-11-21 tr /status 1'])
  one.read('/')
  t.time.now = new Date('2026-11-22T00:00:00Z')
  one.read('/')
  await one.flush()
  await one.flush()
  const again = ['2026-11-21 en / 4', '2026-11-21 tr /status 1', '2026-11-22 en / 1']
  expect(await kept()).toEqual(again)
})

test('keeps what a database that is away could not take, and says so without the page', async () => {
  const address = new URL(new URL(t.databaseUrl).pathname, inject('databaseAdmin'))
  const owner = connect(address.href, { pool: 1, onError: () => {} })
  await sql`alter table visit_count rename to visit_count_away`.execute(owner.db)
  const visits = open()
  visits.read('/', '/visa-fees')
  await visits.flush()
  visits.read('/')
  await visits.flush()
  expect(t.logged.join()).toContain('visits wait to be written')
  expect(t.logged.join()).not.toContain('visa-fees')
  await sql`alter table visit_count_away rename to visit_count`.execute(owner.db)
  await owner.close()
  await visits.flush()
  expect(await kept()).toEqual(['2026-11-21 en / 2', '2026-11-21 en /visa-fees 1'])
})

test('what is counted at the end is written', async () => {
  const visits = open()
  const stop = visits.start()
  visits.read('/')
  await stop()
  expect(await kept()).toEqual(['2026-11-21 en / 1'])
})

test('colleagues see the last days, the pages and the languages', async () => {
  const visits = open()
  t.time.now = new Date('2026-11-14T12:00:00Z')
  visits.read('/too-old')
  t.time.now = new Date('2026-11-15T00:00:00Z')
  visits.read('/', '/tr/visa-fees')
  t.time.now = new Date('2026-11-21T12:00:00Z')
  visits.read('/visa-fees')
  await visits.flush()
  const { status, body } = await (await signIn(app)).get('/api/admin/visits?days=7')
  expect(status).toBe(200)
  const { days, ...rest } = body as { days: { day: string; visits: number }[] }
  expect(days.map(({ visits }) => visits)).toEqual([2, 0, 0, 0, 0, 0, 1])
  expect([days[0]?.day, days[6]?.day]).toEqual(['2026-11-15', '2026-11-21'])
  const counts = (by: string, ...rows: [string, number][]) =>
    rows.map(([name, visits]) => ({ [by]: name, visits }))
  expect(rest).toEqual({
    pages: counts('page', ['/visa-fees', 2], ['/', 1]),
    sources: counts('source', ['direct', 3]),
    languages: counts('language', ['en', 2], ['tr', 1]),
  })
})
