import type { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../src/contract/endpoint.ts'
import { createBulkhead } from '../../src/server/http/admission/bulkhead.ts'
import { addressList } from '../../src/server/http/network.ts'
import { perMinute, route } from '../../src/server/http/route.ts'
import { serverOf } from '../../src/server/http/test-support.ts'
import { openRaw, sendRaw } from '../support/raw-http.ts'
import { startServer } from '../support/server.ts'

let sockets: Socket[] = []
const bulkhead = createBulkhead()

const { t: parts, app } = await startServer({ app: { bulkhead } })
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  vi.useRealTimers()
})

/** The clock stands still until moved: waiting for a body to be cut would take for ever. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance'] })

/** The head of a call that announces a body, from a network behind the trusted proxy. */
const head = (network: string, path = '/api/gpay/notify', length = 500) =>
  [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${app.port}`,
    `origin: ${app.origin}`,
    `x-forwarded-for: ${network}`,
    'content-type: application/json',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')

async function openAll(count: number, bytesOf: (n: number) => string): Promise<void> {
  for (let n = 0; n < count; n += 50) {
    const some = Array.from({ length: Math.min(50, count - n) }, (_, m) =>
      openRaw(app.port, bytesOf(n + m)),
    )
    for (const socket of await Promise.all(some)) sockets.push(socket.resume())
  }
}

const email = { email: 'ada@example.org' }

/** Honest calls, four at a time, from their own networks: all are answered. */
async function honest(network: (n: number) => string, count: number): Promise<void> {
  let next = 0
  async function traveller(): Promise<void> {
    while (next < count) {
      const browser = app.browser(network(next++))
      expect((await browser.post('/api/validate-email', email)).status).toBe(200)
    }
  }
  await Promise.all([traveller(), traveller(), traveller(), traveller()])
}

test('1,000 connections of fifty networks and of one cost nobody a place, and health answers', async () => {
  stopClock()
  const half = '{"email":"a'
  const shapes = [
    (network: string) => head(network),
    (network: string) => head(network, '/api/validate-email') + half,
    (network: string) => head(network, '/api/applications', 1_900_000) + half,
    () => 'GET / HTTP/1.1\r\nhost: loc',
    () => '',
  ]
  await openAll(750, (n) => shapes[n % 5]?.(`203.0.113.${n % 50}`) ?? '')
  await openAll(250, () => head('203.0.113.1'))
  await honest((n) => `198.51.100.${n}`, 40)
  // Not even of the same address: the longest-waiting one is evicted.
  await honest(() => '203.0.113.1', 20)
  // Of 550 small bodies and 150 large ones.
  expect(bulkhead.counts().bodies).toBeLessThan(450)
  for (const path of ['/health/live', '/health/ready']) {
    expect((await fetch(app.origin + path)).status).toBe(200)
  }
})

test('a body that trickles is cut after three seconds; one that stops for a moment is not', async () => {
  stopClock()
  const body = JSON.stringify(email)
  const path = '/api/validate-email'
  const whole = await openRaw(app.port, head('203.0.113.7', path, body.length) + body.slice(0, 5))
  sockets.push(whole)
  const answered = new Promise<string>((resolve) => whole.once('data', (d) => resolve(String(d))))
  const slow = sendRaw(app.port, `${head('203.0.113.8', path, 500)}{`, { patienceMs: 60_000 })
  const trickling = await openRaw(app.port, head('203.0.113.9', path, 500))
  sockets.push(trickling)
  const drip = setInterval(() => trickling.write(' '), 100)
  const cut = new Promise<string>((resolve) => trickling.once('data', (d) => resolve(String(d))))
  // Another call from the same network ends before its body continues.
  await honest(() => '203.0.113.7', 1)
  whole.write(body.slice(5))
  expect(await answered).toContain('HTTP/1.1 200')

  await expect.poll(() => bulkhead.counts().bodies).toBe(2)
  // Bytes after the server's last word would reset the connection and lose it.
  clearInterval(drip)
  vi.advanceTimersByTime(4_000)
  const { status, text } = await slow
  expect([status, text.includes('request.too-slow')]).toEqual([408, true])
  expect(text.toLowerCase()).toContain('connection: close')
  expect(await cut).toContain('HTTP/1.1 408')
})

test('every call has a limit; the addresses of the gateway have a far higher one', async () => {
  const row = route(
    endpoint({
      method: 'POST',
      path: '/api/told',
      summary: 'Told',
      answers: { 204: null },
      errors: [],
    }),
    { access: 'gateway', limit: perMinute(2) },
    async () => ({ status: 204 }),
  )
  let address = ''
  const gatewayAddresses = addressList(['203.0.113.0/24'])
  const server = serverOf(row, { db: parts.services.db, gatewayAddresses }, () => address)
  const tell = async (from: string) => {
    address = from
    return (await server.request('/api/told', { method: 'POST' })).status
  }
  const statuses = async (from: string, times: number) => {
    const told: number[] = []
    for (let n = 0; n < times; n += 1) told.push(await tell(from))
    return told
  }
  expect(await statuses('198.51.100.1', 4)).toEqual([204, 204, 429, 429])
  expect(new Set(await statuses('203.0.113.9', 100))).toEqual(new Set([204]))
  expect(await tell('203.0.113.9')).toBe(429)
})
