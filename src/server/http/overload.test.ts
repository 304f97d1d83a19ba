import { expect, test } from 'vitest'
import { ask } from '../../../test/support/ask.ts'
import { startServer } from '../../../test/support/server.ts'
import { createBulkhead } from './admission/bulkhead.ts'

const bulkhead = createBulkhead({ working: 2 })
const { t: parts, app } = await startServer({ app: { bulkhead } })

test('more than it can take is asked to come back, and it recovers', async () => {
  const pair = { applicationId: 'TZ-001001', email: 'nobody@example.org' }
  const lookUp = () => app.browser().post('/api/status-check', pair)
  const { promise, resolve } = Promise.withResolvers<void>()
  const busy = [1, 2].map((n) =>
    bulkhead.working({ network: `${n}`, route: `GET /${n}` }, 0, () => promise),
  )
  const refused = await lookUp()
  expect(refused).toMatchObject({ status: 503, body: { code: 'server.busy' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  resolve()
  await Promise.all(busy)
  expect((await lookUp()).status).toBe(404)
})

const draft = { step: 1, details: {}, applicants: [], submissionKey: crypto.randomUUID() }

/** PostgreSQL errors for no space, too many connections, and so on. */
const refuseDrafts = (code: string) =>
  ask(
    parts.ownerUrl,
    `create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '${code}'; end $$;
    create or replace trigger refuse before insert on draft execute function refuse()`,
  )

test.each([
  ['53100', 'server.away'],
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
