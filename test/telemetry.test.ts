import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig, type Tracing } from '../src/server/config.ts'
import { buildTracer } from '../src/server/deps.ts'
import { startJobs } from '../src/server/jobs.ts'
import { createOtlpTracer } from '../src/server/platform/adapters/tracer/otlp.ts'
import { appRole } from '../src/server/platform/db/app-role.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { rememberTraces } from '../src/server/platform/db/enqueue.ts'
import { statementsTo } from '../src/server/platform/db/trace-statements.ts'
import { exampleApplicant, exampleDetails } from './support/answers.ts'
import { startApp } from './support/app.ts'
import { forFile } from './support/for-file.ts'
import { attributeOf, startOtlpStandIn, type ToldSpan } from './support/otlp-stand-in.ts'
import { startServices } from './support/services.ts'
import { importsOf, readSources } from './support/sources.ts'
import { signIn } from './support/staff.ts'

/** A running server's traces at the collector: requests, statements, and jobs. */

const t = await forFile(startServices())
const collector = await forFile(startOtlpStandIn())
const { tracing } = parseConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url })
const tracer = await forFile(createOtlpTracer(tracing as Tracing, { now: () => new Date() }))
const pool = await forFile(
  connect(t.databaseUrl, {
    ...{ pool: 4, role: appRole, onError: () => {}, log: statementsTo(tracer) },
  }),
)
rememberTraces(t.services.boss, tracer.here)
const app = await forFile(startApp({ ...t.services, db: pool.db, tracer }))

const request = async (path: string): Promise<ToldSpan> => {
  const found = () => collector.spans().find(({ name }) => name === path)
  await expect.poll(found).toBeDefined()
  return found() as ToldSpan
}
const within = ({ spanId }: ToldSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId)

test('a request has its statements, and the job that it left behind knows it', async () => {
  const owner = await signIn(app, { role: 'owner' })
  const invited = { email: 'grace.canary@example.org', name: 'Grace Canary', role: 'viewer' }
  const { status, headers } = await owner.post('/api/admin/staff/invitations', invited)
  expect(status).toBeLessThan(300)
  onTestFinished(await startJobs(app.services, 'worker'))
  const asked = await request('POST /api/admin/staff/invitations')
  expect(attributeOf(asked, 'http.route')).toBe('/api/admin/staff/invitations')
  expect(attributeOf(asked, 'karibu.request_id')).toBe(headers.get('x-request-id'))
  const names = within(asked).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['BEGIN', 'INSERT letter', 'COMMIT']))
  expect(names.some((name) => name.includes('pgboss.job'))).toBe(true)
  const job = await request('process send-letter')
  expect(job.links).toMatchObject([{ traceId: asked.traceId }])
  expect(job.traceId).not.toBe(asked.traceId)
  await expect.poll(() => within(job).map(({ name }) => name)).toContain('SELECT letter')
  expect(collector.text()).not.toMatch(/canary|neema|sample/i)
})

test('nothing of what a traveller wrote is told, and nothing that is refused', async () => {
  const applicants = [exampleApplicant({ firstName: 'Zawadi', lastName: 'Kanari' })]
  const details = exampleDetails({ contactEmail: 'zawadi.kanari@example.org' })
  const browser = app.browser()
  await browser.post('/api/applications', { details, applicants })
  await browser.post('/api/applications', { ...details, applicants, contactEmail: 'zawadi.kanari' })
  await browser.get('/api/status-check?email=zawadi.kanari@example.org&id=TZ-000001')
  await browser.get('/api/nowhere/zawadi.kanari@example.org?passport=X1234567')
  const asked = await request('GET /api/status-check')
  expect(attributeOf(asked, 'http.response.status_code')).toBeGreaterThanOrEqual(200)
  await request('GET')
  expect(collector.text()).not.toMatch(
    /zawadi|kanari|x1234567|tz-000001|bundesplatz|127\.0\.0\.1|192\.0\.2/i,
  )
})

test('a trace goes on from a proxy that is believed, and from nobody else', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const headers = { traceparent, 'x-forwarded-for': '192.0.2.7' }
  await fetch(`${app.origin}/api/draft`, { headers })
  const told = await request('GET /api/draft')
  expect(told).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })

  const parts = { ...t.services, db: pool.db, tracer }
  const open = await startApp(parts, { app: { trustedProxies: [] } })
  onTestFinished(open.close)
  await fetch(`${open.origin}/api/push`, { headers })
  expect((await request('GET /api/push')).traceId).not.toBe(traceId)
})

test('without its setting nothing of it is loaded, and nothing is measured', async () => {
  expect(await buildTracer(parseConfig({}))).toBeNull()
  const loading = readSources(['src/server'], /(?<!\.test)\.ts$/).flatMap((source) =>
    importsOf(source)
      .filter((each) => !each.typeOnly && /@opentelemetry|tracer\/otlp/.test(each.specifier))
      .map(() => source.path),
  )
  const adapter = 'src/server/platform/adapters/tracer/otlp.ts'
  expect([...new Set(loading)].sort()).toEqual(['src/server/deps.ts', adapter])
  const deps = readFileSync('src/server/deps.ts', 'utf8')
  expect(deps).not.toMatch(/^import.*tracer\/otlp/m)
})
