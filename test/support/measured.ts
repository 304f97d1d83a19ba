import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import type { Env } from '../../src/server/http/mount.ts'
import { openStaffSession } from '../../src/server/staff/session.ts'
import { insertExample, startServices, type TestServices } from './services.ts'
import { insertStaff } from './staff.ts'

/**
 * What a request may cost the thread that all others wait for, before and after we know who asks: the
 * largest that each route admits, filled with what has been dear somewhere. Computing time of the
 * thread is measured, which is no less than its longest pause and does not grow on a busy machine.
 */
const mostMs = 100
const mostTimesX = 5
/** What takes no more than so many times its plain sister is dear by its size alone, and may take three times as long on a slow machine. */
const likeX = 2
/** Below this nothing can be told from noise. */
const floorMs = 15
/** Times that a dear request is asked before it is called dear. */
const mostTries = 10
/** Times that one has to be asked which takes no more than twice as long as its plain sister. */
const enoughTries = 3

const origin = 'http://127.0.0.1:1'

export type Sent = {
  method: string
  path: string
  type?: string
  body?: string | Buffer
  headers?: Readonly<Record<string, string>>
}

/** A server in this thread, asked without a connection, by a colleague who also holds an order. */
export function startMeasured() {
  let t: TestServices
  let app: Hono<Env>
  let headers: Record<string, string>
  let orderId: string
  let requests = 0

  beforeAll(async () => {
    t = await startServices()
    t.services.passwords = {
      hash: async () => 'hash',
      verify: async () => false,
      renew: async () => null,
      nobody: '',
    }
    app = buildApp({
      services: { ...t.services, publicUrl: origin },
      sandbox: null,
      site: () => null,
      port: 1,
      local: true,
      trustedProxies: ['127.0.0.1'],
    })
    const now = t.time.now
    orderId = (await insertExample(t.services, { now })).orderId
    const { id: staffId } = await insertStaff(t.services)
    const session = { staffId, method: 'passkey', userAgent: 'Test', now } as const
    const { token } = await openStaffSession(t.services.db, t.services.random, session)
    headers = { origin, cookie: `staff=${token}`, 'x-order-id': orderId }
  })
  afterAll(() => t.close())

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

  /** Milliseconds of computing that a request takes from everybody. */
  async function timeOf(sent: Sent): Promise<number> {
    const before = process.threadCpuUsage()
    await send(sent)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }

  /**
   * Says what is too dear. What was slow is asked again until it is not: a collection of garbage, code
   * compiled just then or a neighbour on the same core is nobody's fault, and only adds to the least
   * that the request takes. The kernel counts in steps of some milliseconds, so the least of its plain
   * sister may be nothing at all: that one counts by its mean.
   */
  async function dear(hostile: Sent, plain: Sent, name: string): Promise<string[]> {
    let [cost, ofX, sumOfX] = [await timeOf(hostile), Number.POSITIVE_INFINITY, 0]
    const isSettled = (tries: number) =>
      cost <= floorMs || (tries >= enoughTries && cost <= Math.min(likeX * ofX, mostMs))
    for (let tries = 1; tries < mostTries && !isSettled(tries); tries += 1) {
      cost = Math.min(cost, await timeOf(hostile))
      sumOfX += await timeOf(plain)
      ofX = sumOfX / tries
    }
    const most = cost <= likeX * ofX ? 3 * mostMs : mostMs
    const isDear = cost > Math.min(most, Math.max(floorMs, ofX * mostTimesX))
    return isDear ? [`${name}: ${Math.round(cost)} ms, ${Math.round(ofX)} ms of x`] : []
  }

  return {
    get services() {
      return t.services
    },
    get now() {
      return t.time.now
    },
    get orderId() {
      return orderId
    },
    send,
    dear,
  }
}

export const filled = (fill: string, length: number) =>
  fill.repeat(Math.ceil(length / fill.length)).slice(0, length)

/** Bodies of JSON whose shape is their weight, of so many bytes. */
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
