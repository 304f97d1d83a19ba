import { buildApp } from '../../src/server/app.ts'
import { openStaffSession } from '../../src/server/staff/account/session.ts'
import { forFile } from './for-file.ts'
import { cookieOf } from './owner.ts'
import { insertExample, startServices } from './services.ts'
import { insertStaff } from './staff.ts'

function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Fixed work, for which a usual machine computes ten milliseconds. */
function yardstick(): number {
  let sum = 0
  for (let n = 0; n < 10_000_000; n += 1) sum = Math.imul(sum + n, 31)
  return sum
}

/** How much longer than a usual one this machine computes. */
const slowness = Math.max(1, Math.min(cpuMs(yardstick), cpuMs(yardstick)) / 10)

/**
 * Maximum CPU time of a request on the main thread: the largest that each route admits, filled with
 * expensive content. Ten times the most expensive one by size; superlinear work exceeds it. CPU
 * time of the thread is at least its longest pause, and independent of a busy machine.
 */
const mostMs = ({ body = '' }: Sent): number => slowness * (400 + Buffer.byteLength(body) / 10_000)
/** Attempts before a request counts as too expensive: compiling on first use is excluded. */
const mostTries = 5

const origin = 'http://127.0.0.1:1'

export type Sent = {
  method: string
  path: string
  type?: string
  body?: string | Buffer
  headers?: Readonly<Record<string, string>>
}

/** A server in this thread, called without a connection, as a colleague with an order. */
export async function startMeasured() {
  const t = await forFile(startServices())
  t.services.passwords = {
    hash: async () => 'hash',
    verify: async () => false,
    renew: async () => null,
    nobody: '',
  }
  const app = buildApp({
    services: { ...t.services, publicUrl: origin },
    sandbox: null,
    site: () => null,
    port: 1,
    local: true,
    trustedProxies: ['127.0.0.1'],
  })
  const now = t.time.now
  const { id, orderId } = await insertExample(t.services, { now })
  const { id: staffId } = await insertStaff(t.services)
  const session = { staffId, method: 'passkey', userAgent: 'Test', now } as const
  const { token } = await openStaffSession(t.services.db, t.services.random, session)
  const headers = { origin, cookie: `staff=${token}; ${cookieOf({ orderId }).cookie}` }
  let requests = 0

  async function send({ method, path, type, body, headers: own }: Sent): Promise<number> {
    requests += 1
    const network = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`
    const request = new Request(origin + path, {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': network,
        ...(type && { 'content-type': type }),
        ...own,
        ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      ...(body && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    const answer = await app.fetch(request, {})
    await answer.arrayBuffer()
    return answer.status
  }

  /** Reports requests that are too expensive, or answered as our mistake. */
  async function tooExpensive(hostile: Sent, name: string): Promise<string[]> {
    const most = mostMs(hostile)
    let cost = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < mostTries && cost > most; tries += 1) {
      const before = process.threadCpuUsage()
      const status = await send(hostile)
      const { user, system } = process.threadCpuUsage(before)
      if (status >= 500) return [`${name}: answered ${status}`]
      cost = Math.min(cost, (user + system) / 1000)
    }
    return cost > most ? [`${name}: ${Math.round(cost)} ms`] : []
  }

  return { services: t.services, now, id, orderId, send, tooExpensive }
}

export const filled = (fill: string, length: number) =>
  fill.repeat(Math.ceil(length / fill.length)).slice(0, length)

/** JSON bodies expensive by shape, with a given size. */
export const jsonShapes: Readonly<Record<string, (bytes: number) => string>> = {
  'open brackets': (bytes) => '['.repeat(bytes),
  'deep lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'deep objects': (bytes) => '{"a":'.repeat(bytes / 6) + '}'.repeat(bytes / 6),
  zeros: (bytes) => `[${'0,'.repeat(bytes / 2 - 2)}0]`,
  'a field of zeros': (bytes) => `{"applicants":[${'0,'.repeat(bytes / 2 - 20)}0]}`,
  'empty objects': (bytes) => `{"applicants":[${'{},'.repeat(bytes / 3 - 20)}{}]}`,
  names: (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, at) => `"${at + 1e6}":0`).join(',')}}`,
  'one name again': (bytes) => `{${'"details":0,'.repeat(bytes / 12 - 2)}"details":0}`,
  'a long number': (bytes) => '1'.repeat(bytes),
  'a long fraction': (bytes) => `0.${'0'.repeat(bytes - 10)}1e9`,
  'a long text': (bytes) => `"${'\\u0300'.repeat(bytes / 6 - 2)}"`,
  'an open text': (bytes) => `"${'\\"'.repeat(bytes / 2 - 2)}`,
  spaces: (bytes) => ' '.repeat(bytes),
}
