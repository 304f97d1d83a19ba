import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../../src/server/http/metrics.ts'
import { metricsServer } from '../../src/server/operation/health/metrics-endpoint.ts'
import { startApp } from '../support/app.ts'
import { listening } from '../support/listening.ts'
import { startServer } from '../support/server.ts'

const metrics = createMetrics()

const { t: parts, app } = await startServer({
  app: { metrics, metricsToken: 'a token of the operator' },
})

const old = (report: object) => ({ 'csp-report': report })
const recent = (...bodies: object[]) =>
  bodies.map((body) => ({ type: 'csp-violation', age: 1, url: 'https://x.example/?a=b', body }))

async function report(body: unknown, type = 'application/csp-report', network = '192.0.2.1') {
  const { status } = await app.browser(network).send('POST', '/api/policy-reports', {
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return status
}

const lines = () => parts.logged.filter((line) => line.includes('kept our page'))
const counted = async () => (await metrics.policyReports.get()).values

test('browsers tell in either form; what is counted and logged names nobody', async () => {
  const told = {
    'document-uri': 'https://karibu.example/status?id=TZ-001042&email=zoe@example.org',
    'blocked-uri': 'https://evil.example/steal?passport=N1234567',
    'effective-directive': 'script-src-elem',
    'script-sample': 'zoe@example.org',
  }
  expect(await report(old(told))).toBe(204)
  const modern = {
    documentURL: 'https://karibu.example/admin/applications/42?search=Zoe',
    blockedURL: 'inline',
    effectiveDirective: 'style-src-attr',
    sample: 'N1234567',
  }
  expect(await report(recent(modern, modern), 'application/reports+json')).toBe(204)
  expect(await counted()).toMatchObject([
    { labels: { directive: 'script-src-elem' }, value: 1 },
    { labels: { directive: 'style-src-attr' }, value: 2 },
  ])
  expect(lines().map((line) => JSON.parse(line))).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/status' },
    { directive: 'style-src-attr', blocked: 'inline', page: '/admin/applications/0' },
    {},
  ])
  expect(parts.logged.join('')).not.toMatch(/zoe|N1234567|TZ-001042/i)
})

test('a page of ours that broke is counted by island; words of strangers are not kept', async () => {
  const told = [
    { island: 'status', error: 'NotFoundError', build: 'report-broken.B4x_1-a.js' },
    { island: 'zoe@example.org', error: 'Zoe, N1234567', build: 'https://evil.example/TZ-001042' },
    {},
  ]
  const reports = told.map((body) => ({ type: 'broken-island', body }))
  expect(await report(reports, 'application/reports+json', '192.0.2.2')).toBe(204)
  expect((await metrics.brokenIslands.get()).values).toMatchObject([
    { labels: { island: 'status' }, value: 1 },
    { labels: { island: 'other' }, value: 2 },
  ])
  const seen = parts.logged.filter((line) => line.includes('broke in a browser'))
  const other = { island: 'other', error: 'other', build: 'other' }
  expect(seen.map((line) => JSON.parse(line))).toMatchObject([told[0], other, other])
  expect(parts.logged.join('')).not.toMatch(/zoe|N1234567|TZ-001042/i)
})

test('nobody fills the log, the figures or the memory with reports', async () => {
  const many = recent(
    ...Array.from({ length: 100 }, (_, n) => ({ effectiveDirective: `made-up-${n}` })),
  )
  for (let n = 0; n < 5; n += 1) {
    expect(await report(many, 'application/reports+json', `192.0.2.${n + 10}`)).toBe(204)
  }
  expect(lines().length).toBeLessThanOrEqual(10)
  const directives = (await counted()).map(({ labels }) => labels.directive)
  expect(directives).toContain('other')
  expect(directives.length).toBeLessThan(5)
  expect(await report(`"${'x'.repeat(20_000)}"`)).toBe(413)
  expect(await report('{')).toBe(400)
  expect(await report({ nothing: true })).toBe(400)
  expect(await report(old({}), 'text/plain')).toBe(415)
  const crowd = []
  for (let n = 0; n < 61; n += 1) crowd.push(await report(old({}), undefined, '192.0.2.99'))
  expect(crowd.at(-1)).toBe(429)
})

test('metrics need the token, and without one there are none', async () => {
  const plain = await startApp(parts.services)
  onTestFinished(plain.close)
  const ask = async (origin: string, authorization?: string) => {
    const answer = await fetch(
      `${origin}/metrics`,
      authorization ? { headers: { authorization } } : {},
    )
    return [answer.status, /http_requests_total[\s\S]*http_places/.test(await answer.text())]
  }
  for (const wrong of [undefined, 'Bearer x', 'Bearer a token of the operato']) {
    expect(await ask(app.origin, wrong)).toEqual([404, false])
  }
  for (const nothing of ['Bearer ', 'Bearer null', 'Bearer undefined']) {
    expect(await ask(plain.origin, nothing)).toEqual([404, false])
  }
  expect(await ask(app.origin, 'Bearer a token of the operator')).toEqual([200, true])
})

test('on a port of their own figures are for this machine', async () => {
  const { origin, close } = await listening(metricsServer(metrics))
  onTestFinished(close)
  const ask = (path: string, method = 'GET') => fetch(origin + path, { method })
  expect(await (await ask('/metrics')).text()).toContain('http_requests_total')
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', 'POST')).status).toBe(404)
})
