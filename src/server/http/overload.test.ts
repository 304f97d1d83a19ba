import pg from 'pg'
import { expect, test } from 'vitest'
import { startApp } from '../../../test/support/app.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { startServices } from '../../../test/support/services.ts'
import { createBulkhead } from './admission/bulkhead.ts'

const parts = await forFile(startServices())
const app = await forFile(
  startApp(parts.services, { app: { bulkhead: createBulkhead({ working: 2 }) } }),
)

test('more than it can take is asked to come back, and it recovers', async () => {
  const ask = (n: number) =>
    app.browser(`192.0.2.${n}`).post('/api/status-check', {
      applicationId: `TZ-00010${n}`,
      email: `nobody${n}@example.org`,
    })
  const many = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)))
  const busy = many.filter((answer) => answer.status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]).toMatchObject({ body: { code: 'server.busy' } })
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect(many.filter(({ status: answered }) => answered === 404).length).toBeGreaterThan(0)
  expect((await ask(40)).status).toBe(404)
})

const draft = { step: 1, details: {}, applicants: [], submissionKey: crypto.randomUUID() }

/** PostgreSQL errors for no space, too many connections, and so on. */
async function refuseDrafts(code: string): Promise<void> {
  const owner = new pg.Client({ connectionString: parts.ownerUrl })
  await owner.connect()
  await owner.query(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '${code}'; end $$`)
  await owner.query(
    'create or replace trigger refuse before insert on draft execute function refuse()',
  )
  await owner.end()
}

test.each([
  ['53100', 'server.away'],
  ['53200', 'server.busy'],
  ['53300', 'server.busy'],
  ['57014', 'server.busy'],
])('a database that says %s is told as %s, not as our mistake', async (code, told) => {
  await refuseDrafts(code)
  const browser = app.browser('198.51.100.9')
  const answer = await browser.put('/api/draft', draft)
  expect(answer).toMatchObject({ status: 503, body: { code: told } })
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(parts.logged.filter((line) => line.includes(`"cause":"${code}"`))).toHaveLength(1)
})

test('what is our mistake is not told as busy', async () => {
  await refuseDrafts('42601')
  const answer = await app.browser('198.51.100.9').put('/api/draft', draft)
  expect(answer).toMatchObject({ status: 500, body: { code: 'server.failed' } })
})

test('ready says no while the database is away, live says yes', async () => {
  const ask = async (path: string) => (await fetch(app.origin + path)).status
  // A full disk is remembered for a while.
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503])
  await parts.services.db.destroy()
  // The result is cached for a second.
  await expect.poll(() => ask('/health/ready')).toBe(503)
  expect(await ask('/health/live')).toBe(200)
})
