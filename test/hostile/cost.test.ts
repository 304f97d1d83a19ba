import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, routesOf } from '../../src/server/app.ts'
import { type Bound, bodyLimits, boundOf } from '../../src/server/http/bounds.ts'
import type { Env } from '../../src/server/http/mount.ts'
import type { Route } from '../../src/server/http/route.ts'
import { openStaffSession } from '../../src/server/staff/session.ts'
import { randomFrom } from '../faults/random.ts'
import { png } from '../support/document-samples.ts'
import { insertExample, startServices, type TestServices } from '../support/services.ts'
import { insertStaff } from '../support/staff.ts'
import { valueFor } from './fuzz-values.ts'

/**
 * What a request may cost the thread that all others wait for, before and after we know who asks: the
 * largest that each route admits, filled with what has been dear somewhere. Computing time of the
 * thread is measured, which is no less than its longest pause and does not grow on a busy machine.
 */
const mostMs = 100
const mostTimesX = 5
/** Below this nothing can be told from noise. */
const floorMs = 15

const origin = 'http://127.0.0.1:1'
const marks = '\u0300\u0316'
const others = [' ', '7', '"', '\\', 'İ', '😀', 'ﷺ', '-', '\u200b', '.', '\n', '@a']
const fills = [marks, ...others]

let turn = 0
/** Marks always, and of the others each in its turn: some everywhere, all of them often. */
function someFills(): string[] {
  turn += 1
  return [marks, others[turn % others.length] ?? ' ']
}

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

type Sent = {
  method: string
  path: string
  type?: string
  body?: string | Buffer
  header?: [string, string]
}

/** Milliseconds of computing that a request takes from everybody. */
async function timeOf({ method, path, type, body, header }: Sent): Promise<number> {
  requests += 1
  const network = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`
  const request = new Request(origin + path, {
    method,
    headers: {
      ...headers,
      'x-forwarded-for': network,
      ...(type && { 'content-type': type }),
      ...(header && { [header[0]]: header[1] }),
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(body && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  const before = process.threadCpuUsage()
  const answer = await app.fetch(request, {})
  await answer.arrayBuffer()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Times that a dear request is asked again before it is called dear. */
const mostTries = 10

/**
 * Says what is too dear. What was slow is asked again until it is not: a collection of garbage, code
 * compiled just then or a neighbour on the same core is nobody's fault, and only adds to the least
 * that the request takes.
 */
async function dear(hostile: Sent, plain: Sent, name: string): Promise<string[]> {
  let [cost, ofX] = [await timeOf(hostile), 0]
  for (let tries = 1; tries < mostTries && cost > floorMs; tries += 1) {
    cost = Math.min(cost, await timeOf(hostile))
    ofX = Math.min(ofX || Number.POSITIVE_INFINITY, await timeOf(plain))
  }
  const isDear = cost > mostMs || cost > Math.max(floorMs, ofX * mostTimesX)
  return isDear ? [`${name}: ${Math.round(cost)} ms, ${Math.round(ofX)} ms of x`] : []
}

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`
const uuid = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
const pathOf = ({ endpoint: { path, params } }: Route) =>
  path
    .replace('{orderId}', () => orderId)
    .replace(/\{\w+\}/g, () => (params?.safeParse({ id: '1' }).success ? '1' : uuid))
const filled = (fill: string, length: number) =>
  fill.repeat(Math.ceil(length / fill.length)).slice(0, length)

/** The places of a body where a text may stand, with the most that it may have there. */
function placesIn(bound: Bound, path: string[] = []): { path: string[]; most: number }[] {
  switch (bound.kind) {
    case 'text':
      return [{ path, most: bound.most }]
    case 'plain':
      return [{ path, most: 256 }]
    case 'json':
      return [{ path, most: bound.characters }]
    case 'list':
      return placesIn(bound.item, [...path, '[]'])
    case 'record':
      return [...placesIn(bound.value, [...path, 'a']), { path: [...path, '{}'], most: 64 }]
    case 'either':
      return bound.options.flatMap((option) => placesIn(option, path)).slice(0, 1)
    case 'object':
      return Object.entries(bound.fields).flatMap(([name, field]) =>
        placesIn(field, [...path, name]),
      )
  }
}

/** The same body with a text at that place; a list has fifty of it, a record sixty names. */
function withText(base: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return text
  if (step === '[]') {
    const item = Array.isArray(base) ? base[0] : undefined
    return Array.from({ length: 50 }, () => withText(item, rest, text))
  }
  if (step === '{}') {
    return Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`${at}${text}`.slice(0, 64), 1]),
    )
  }
  const object = typeof base === 'object' && base !== null ? base : {}
  return { ...object, [step]: withText(object[step as keyof typeof object], rest, text) }
}

function jsonRoutes() {
  return routesOf(t.services).flatMap((route) => {
    const { body, maxBodyBytes } = route.endpoint
    if (!body || !('safeParse' in body)) return []
    const bound = boundOf(body, nameOf(route))
    const random = randomFrom(1)
    const base = valueFor(body, { random, known: { orderId: [orderId] }, name: '', odds: 0 })
    return [{ route, bound, base, bytes: maxBodyBytes ?? bodyLimits(bound).bytes }]
  })
}

const json = (route: Route, body: string): Sent => ({
  method: route.endpoint.method,
  path: pathOf(route),
  type: 'application/json',
  body,
})

/** Bodies whose shape is their weight, of so many bytes. */
const shapes: Readonly<Record<string, (bytes: number) => string>> = {
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

test('every route has an end to its texts, lists and records', () => {
  for (const { endpoint } of routesOf(t.services)) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema && 'safeParse' in schema) {
        expect(() => boundOf(schema, `${endpoint.path} ${part}`)).not.toThrow()
      }
    }
  }
})

describe('no request holds the others up', () => {
  test('with any of its fields filled as far as it goes', async () => {
    const found: string[] = []
    for (const { route, bound, base } of jsonRoutes()) {
      for (const { path, most } of placesIn(bound)) {
        const body = (text: string) => json(route, JSON.stringify(withText(base, path, text)))
        for (const fill of someFills()) {
          const name = `${nameOf(route)} ${path.join('.')} ${JSON.stringify(fill)}`
          const hostile = body(filled(fill, most))
          found.push(...(await dear(hostile, body('x'.repeat(most)), name)))
        }
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  test('with one text of the whole body', async () => {
    const found: string[] = []
    for (const { route, bound, base, bytes } of jsonRoutes()) {
      const [place] = placesIn(bound)
      if (!place) continue
      const room = bytes - 2000
      const body = (text: string) =>
        json(route, JSON.stringify(withText(base, place.path.slice(0, 1), text)))
      for (const fill of bytes > 500_000 ? fills : someFills()) {
        const escaped = JSON.stringify(fill)
        const size = Buffer.byteLength(escaped) - 2
        const hostile = body(fill.repeat(room / size))
        const name = `${nameOf(route)} of ${room} bytes ${escaped}`
        found.push(...(await dear(hostile, body('x'.repeat(room)), name)))
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  test('by the shape of its JSON', async () => {
    const found: string[] = []
    // The smallest body, and all that weigh something.
    const heavy = jsonRoutes().filter(({ bytes }) => bytes === 4096 || bytes > 100_000)
    const sizes = new Map(heavy.map((each) => [each.bytes, each.route]))
    for (const [bytes, route] of sizes) {
      const plain = json(route, `"${'x'.repeat(bytes - 2)}"`)
      for (const [name, shape] of Object.entries(shapes)) {
        found.push(...(await dear(json(route, shape(bytes)), plain, `${nameOf(route)} ${name}`)))
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  test('by its path and query', async () => {
    const found: string[] = []
    for (const route of routesOf(t.services)) {
      const { endpoint } = route
      const { method } = endpoint
      const ask = (place: string, name: string, text: string): Sent => {
        const written = encodeURIComponent(text)
        const path =
          place === 'params' ? endpoint.path.replace(`{${name}}`, written) : pathOf(route)
        return { method, path: place === 'params' ? path : `${path}?${name}=${written}` }
      }
      for (const place of ['params', 'query'] as const) {
        const schema = endpoint[place]
        const bound = schema && boundOf(schema, nameOf(route))
        for (const { path, most } of bound ? placesIn(bound) : []) {
          for (const fill of someFills()) {
            for (const length of [most, 2000]) {
              const name = path[0] ?? ''
              const hostile = ask(place, name, filled(fill, length).toWellFormed())
              const label = `${nameOf(route)} ${name} ${JSON.stringify(fill)}`
              found.push(...(await dear(hostile, ask(place, name, 'x'.repeat(length)), label)))
            }
          }
        }
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  test('by its headers', async () => {
    const found: string[] = []
    const names = [
      ...['cookie', 'authorization', 'content-type', 'origin', 'x-forwarded-for', 'x-order-id'],
      ...['accept-language', 'user-agent', 'last-event-id', 'idempotency-key', 'referer'],
    ]
    const with15k = (name: string, fill: string): Sent => {
      const header: [string, string] = [name, `a${filled(fill, 15_000)}a`]
      return { method: 'GET', path: `/api/status?orderId=${orderId}`, header }
    }
    for (const name of names) {
      for (const fill of [
        ' ',
        '\t',
        '7',
        '"',
        '\\',
        ';',
        ',',
        '=',
        '; a=',
        '\u00e9',
        '%25',
        '::',
      ]) {
        const label = `${name} ${JSON.stringify(fill)}`
        found.push(...(await dear(with15k(name, fill), with15k(name, 'x'), label)))
      }
    }
    expect(found).toEqual([])
  }, 120_000)

  test('by the name of a file and by what stands beside it', async () => {
    const found: string[] = []
    const picture = await png()
    const form = (route: Route, fileName: string, text: string): Sent => {
      const parts = (route.endpoint.body as { multipart: readonly string[] }).multipart
      const chunks = parts.map((part) => {
        const isFile = part === 'file' || part === 'approvalDocument'
        const label = isFile ? `; filename="${fileName}"\r\nContent-Type: image/png` : ''
        const head = `--b\r\nContent-Disposition: form-data; name="${part}"${label}\r\n\r\n`
        return [Buffer.from(head), isFile ? picture : Buffer.from(text), Buffer.from('\r\n')]
      })
      const body = Buffer.concat([...chunks.flat(), Buffer.from('--b--\r\n')])
      const { method } = route.endpoint
      return { method, path: pathOf(route), type: 'multipart/form-data; boundary=b', body }
    }
    for (const route of routesOf(t.services)) {
      const { body } = route.endpoint
      if (!body || !('multipart' in body)) continue
      for (const fill of [marks, ' ', '7', '\\', 'ﷺ', '/']) {
        const plain = form(route, 'x'.repeat(60_000), 'x'.repeat(60_000))
        const name = filled(fill, 30_000)
        const label = `${nameOf(route)} ${JSON.stringify(fill)}`
        found.push(...(await dear(form(route, name, name), plain, label)))
      }
    }
    expect(found).toEqual([])
  }, 120_000)
})
