import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../test/support/app.ts'
import { startServices, type TestServices } from '../../../test/support/services.ts'

let parts: TestServices
let app: TestApp

beforeAll(async () => {
  parts = await startServices()
  app = await startApp(parts.services, { maxInFlight: 2 })
})

afterAll(async () => {
  await app?.close()
  await parts?.close()
})

test('more than it can take is asked to come back, and it recovers', async () => {
  const status = { applicationId: 'TZ-000001', email: 'nobody@example.org' }
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      app.browser(`192.0.2.${n}`).post('/api/status-check', status),
    ),
  )
  const busy = many.filter((answer) => answer.status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]).toMatchObject({ body: { code: 'server.busy' } })
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect(many.filter(({ status: answered }) => answered === 404).length).toBeGreaterThan(0)
  expect((await app.browser().post('/api/status-check', status)).status).toBe(404)
})

test('ready says no while the database is away, live says yes', async () => {
  const ask = async (path: string) => (await fetch(app.origin + path)).status
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 200])
  await parts.services.db.destroy()
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503])
})
