import { describe, expect, test } from 'vitest'
import { routesOf } from '../../src/server/app.ts'
import { type Bound, bodyLimits, boundOf } from '../../src/server/http/bounds.ts'
import type { Route } from '../../src/server/http/route.ts'
import { randomFrom, rounds } from '../faults/random.ts'
import { exampleApplicant, exampleDetails } from '../support/answers.ts'
import { png } from '../support/document-samples.ts'
import { filled, jsonShapes, type Sent, startMeasured } from '../support/measured.ts'
import { valueFor } from './fuzz-values.ts'
import { oddNumbers, oddTexts } from './hostile-values.ts'

const marks = '\u0300\u0316'
const fills = [marks, ' ', '7', '"', '\\', 'İ', '😀', 'ﷺ', '-', '\u200b', '.', '\n', '@a']

let turn = 0
/** Some everywhere, all of them often. */
function someFill(): string {
  turn += 1
  return fills[turn % fills.length] ?? marks
}

const server = await startMeasured()

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`
const uuid = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
const pathOf = ({ endpoint: { path, params } }: Route) =>
  path
    .replace('{orderId}', () => server.orderId)
    .replace(/\{\w+\}/g, () => (params?.safeParse({ id: '1' }).success ? '1' : uuid))
/** The text fields of a body, with their maximum length. */
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

/** The body with a value in that field; fifty items in a list, sixty names in a record. */
function withValue(base: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (step === '[]') {
    const item = Array.isArray(base) ? base[0] : undefined
    return Array.from({ length: 50 }, () => withValue(item, rest, value))
  }
  if (step === '{}') {
    return Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`${at}${value}`.slice(0, 64), 1]),
    )
  }
  const object = typeof base === 'object' && base !== null ? base : {}
  return { ...object, [step]: withValue(object[step as keyof typeof object], rest, value) }
}

function jsonRoutes() {
  return routesOf(server.services).flatMap((route) => {
    const { body, maxBodyBytes } = route.endpoint
    if (!body || !('safeParse' in body)) return []
    const bound = boundOf(body, nameOf(route))
    const random = randomFrom(1)
    const base = valueFor(body, { random, known: { orderId: [server.orderId] }, name: '', odds: 0 })
    return [{ route, bound, base, bytes: maxBodyBytes ?? bodyLimits(bound).bytes }]
  })
}

const json = (route: Route, body: string): Sent => ({
  method: route.endpoint.method,
  path: pathOf(route),
  type: 'application/json',
  body,
})

test('every route has an end to its texts, lists and records', () => {
  for (const { endpoint } of routesOf(server.services)) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema && 'safeParse' in schema) {
        expect(() => boundOf(schema, `${endpoint.path} ${part}`)).not.toThrow()
      }
    }
  }
})

test('whatever stands in any of its fields, no request is answered as our mistake', async () => {
  const odd: readonly unknown[] = [...oddTexts, ...oddNumbers, null, [], {}, true]
  const found: string[] = []
  let at = 0
  for (const { route, bound, base } of jsonRoutes()) {
    for (const { path } of placesIn(bound)) {
      for (let times = 0; times < 2; times += 1) {
        at += 1
        const value = odd[(at * 7) % odd.length]
        const status = await server.send(json(route, JSON.stringify(withValue(base, path, value))))
        if (status >= 500) found.push(`${nameOf(route)} ${path.join('.')} ${JSON.stringify(value)}`)
      }
    }
  }
  expect(found).toEqual([])
})

describe('no request holds the others up', () => {
  test('with any of its fields filled as far as it goes', async () => {
    const found: string[] = []
    for (const { route, bound, base } of jsonRoutes()) {
      for (const { path, most } of placesIn(bound)) {
        const fill = someFill()
        const name = `${nameOf(route)} ${path.join('.')} ${JSON.stringify(fill)}`
        const hostile = json(route, JSON.stringify(withValue(base, path, filled(fill, most))))
        found.push(...(await server.tooExpensive(hostile, name)))
      }
    }
    expect(found).toEqual([])
  })

  test('with one text of the whole body', async () => {
    const found: string[] = []
    for (const { route, bound, base, bytes } of jsonRoutes()) {
      const [place] = placesIn(bound)
      if (!place) continue
      const room = bytes - 2000
      for (const fill of bytes > 500_000 ? rounds([marks, someFill()], fills) : [someFill()]) {
        const escaped = JSON.stringify(fill)
        const text = fill.repeat(room / (Buffer.byteLength(escaped) - 2))
        const hostile = json(route, JSON.stringify(withValue(base, place.path.slice(0, 1), text)))
        const name = `${nameOf(route)} of ${room} bytes ${escaped}`
        found.push(...(await server.tooExpensive(hostile, name)))
      }
    }
    expect(found).toEqual([])
  })

  test('by the shape of its JSON', async () => {
    const found: string[] = []
    const bySize = jsonRoutes().sort((a, b) => a.bytes - b.bytes)
    for (const { bytes, route } of rounds([bySize[0], bySize.at(-1)], bySize).filter(
      (it) => !!it,
    )) {
      for (const [name, shape] of Object.entries(jsonShapes)) {
        const hostile = json(route, shape(bytes))
        found.push(...(await server.tooExpensive(hostile, `${nameOf(route)} ${name}`)))
      }
    }
    expect(found).toEqual([])
  })

  test('by its path and query', async () => {
    const found: string[] = []
    for (const route of routesOf(server.services)) {
      const { method, path, ...parts } = route.endpoint
      for (const place of ['params', 'query'] as const) {
        const schema = parts[place]
        const bound = schema && boundOf(schema, nameOf(route))
        for (const {
          path: [name = ''],
        } of bound ? placesIn(bound) : []) {
          const fill = someFill()
          const written = encodeURIComponent(filled(fill, 2000).toWellFormed())
          const address =
            place === 'params'
              ? path.replace(`{${name}}`, written)
              : `${pathOf(route)}?${name}=${written}`
          const label = `${nameOf(route)} ${name} ${JSON.stringify(fill)}`
          found.push(...(await server.tooExpensive({ method, path: address }, label)))
        }
      }
    }
    expect(found).toEqual([])
  })

  test('by its headers', async () => {
    const found: string[] = []
    const names = [
      ...['cookie', 'authorization', 'content-type', 'origin', 'x-forwarded-for'],
      ...['accept-language', 'user-agent', 'last-event-id', 'idempotency-key', 'referer'],
    ]
    const with15k = (name: string, fill: string): Sent => {
      const headers = { [name]: `a${filled(fill, 15_000)}a` }
      return { method: 'GET', path: `/api/status?orderId=${server.orderId}`, headers }
    }
    for (const name of names) {
      for (const fill of [...' \t"\\;,=\u00e9', '; a=', '%25']) {
        const label = `${name} ${JSON.stringify(fill)}`
        found.push(...(await server.tooExpensive(with15k(name, fill), label)))
      }
    }
    expect(found).toEqual([])
  })

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
    for (const route of routesOf(server.services)) {
      const { body } = route.endpoint
      if (!body || !('multipart' in body)) continue
      for (const fill of [marks, ' ', '\\', '/']) {
        const name = filled(fill, 30_000)
        const label = `${nameOf(route)} ${JSON.stringify(fill)}`
        found.push(...(await server.tooExpensive(form(route, name, name), label)))
      }
    }
    expect(found).toEqual([])
  })
})

/** A body of many as their organiser sends it, written as people's programs write JSON: with room to read. */
const ofFifty = () => {
  const details = exampleDetails({ applicationType: 'group', numberOfApplicants: 50 })
  const applicants = Array.from({ length: 50 }, (_, at) =>
    exampleApplicant({
      passportNumber: `X12345${10 + at}`,
      residentialAddress: 'Straße des 17. Juni 135, Hinterhaus, dritter Stock links',
    }),
  )
  return JSON.stringify({ ...details, applicants }, null, 2)
}
const signs = 'Grüße aus Đà Nẵng: we arrive on Friday, ニャム & Åse 😀. '

describe('what is honest and has something of each kind is served', () => {
  const kinds: Readonly<Record<string, Sent>> = {
    'a group of fifty': {
      method: 'POST',
      path: '/api/applications',
      type: 'application/json',
      body: ofFifty(),
    },
    'a long message': {
      method: 'POST',
      path: `/api/admin/applications/${server.id}/notes`,
      type: 'application/json',
      body: JSON.stringify({ text: signs.repeat(30) }),
    },
    'headers of a browser with much in it, and a search in another script': {
      method: 'GET',
      path: `/api/admin/applications?search=${encodeURIComponent('Đặng Müller 旅券')}`,
      headers: {
        'accept-language': 'de-CH,de;q=0.9,en-GB;q=0.8,en;q=0.7,sw;q=0.6,ja;q=0.5',
        'user-agent': `Mozilla/5.0 (Linux; Android 14) ${'Brand/1.2.3 '.repeat(40)}`,
        referer: `http://127.0.0.1:1/status?${'utm_source=letter&'.repeat(60)}`,
      },
    },
  }

  test.each(Object.entries(kinds))('%s', async (name, sent) => {
    expect([200, 201]).toContain(await server.send(sent))
    expect(await server.tooExpensive(sent, name)).toEqual([])
  })

  test('a file with a name as telephones give them', async () => {
    const form = new FormData()
    const name = `IMG_2026-11-28 – ${signs.slice(0, 60)} (Kopie 2).png`
    form.append('file', new File([new Uint8Array(await png())], name, { type: 'image/png' }))
    const whole = new Response(form)
    const type = whole.headers.get('content-type') ?? ''
    const body = Buffer.from(await whole.arrayBuffer())
    expect(await server.send({ method: 'POST', path: '/api/upload', type, body })).toBe(201)
  })
})
