import type { Endpoint } from '../../src/contract/endpoint.ts'
import { documentTypes } from '../../src/domain/document/document.ts'
import type { Route } from '../../src/server/http/route.ts'
import type { Random } from '../../test/faults/random.ts'
import { type Known, valueFor } from '../../test/hostile/fuzz-values.ts'
import { oddNumbers, oddText, oddTexts, oddValue } from '../../test/hostile/hostile-values.ts'

export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

/** Cookies and keys of existing people. */
export type Authority = {
  staff: () => string
  origin: string
  scene(random: Random): Scene
  sign(body: string): Record<string, string>
}

/** Related things: an application with everything, its traveller, a conversation and its key. */
export type Scene = { known: Known; traveller: string; chatKey: string }

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
const sendsBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const boundary = '----fuzz'

/** Percent-encodes as needed; half of the time wrongly, where `raw`. */
function encoded(text: string, random: Random): string {
  const short = text.slice(0, 300)
  if (random.chance(0.03)) return short.replace(/[^A-Za-z0-9%._-]/g, '') || '%ff'
  return short
    .toWellFormed()
    .replace(/[^A-Za-z0-9._~-]/gu, (sign) =>
      [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    )
}

const wordOf = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)

function pathOf({ path, params }: Endpoint, making: Parameters<typeof valueFor>[1]): string {
  const { random } = making
  const given = params ? (valueFor(params, making) as Record<string, unknown> | null) : {}
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    // The path says what an id refers to.
    const ids = making.known[`of ${path.replace(/^\/api\/(?:admin\/)?/, '').split('/{')[0]}`]
    const value = ids?.length && random.chance(0.9) ? random.pick(ids) : given?.[name]
    return encoded(wordOf(value ?? random.pick(oddTexts)), random) || '0'
  })
}

function queryOf({ query }: Endpoint, making: Parameters<typeof valueFor>[1]): string {
  const { random, known } = making
  const given = query ? valueFor(query, making) : null
  const pairs = typeof given === 'object' && given !== null ? Object.entries(given) : []
  if (random.chance(0.3)) pairs.push(['orderId', random.chance(0.05) ? '\0' : known.orderId?.[0]])
  if (random.chance(0.04)) pairs.push([oddText(random, 20), oddText(random, 200)])
  if (random.chance(0.02)) pairs.push(...pairs)
  const text = pairs.map(([name, value]) =>
    [name, wordOf(value)].map((part) => encoded(part, random)).join('='),
  )
  return text.length > 0 ? `?${text.join('&')}` : ''
}

/** Valid form fields. */
const formFields: Known = {
  documentType: documentTypes,
  status: ['processing', 'approved', 'rejected'],
  adminNotes: ['', 'Called.'],
  travellerMessage: ['', 'Welcome.'],
  version: [''],
  namesConfirmed: ['true'],
}

function multipartOf(parts: readonly string[], making: Parameters<typeof valueFor>[1]) {
  const { random, known } = making
  const files = known.file as readonly Buffer[]
  const chunks: Buffer[] = []
  const names = random.chance(0.1) ? [...parts, ...parts, 'extra'] : parts
  for (const part of names) {
    if (random.chance(0.1)) continue
    const name = random.chance(0.03) ? oddText(random, 30).replace(/[\r\n]/g, ' ') : part
    const isFile = part === 'file' || part === 'approvalDocument'
    const there = known[part] ?? formFields[part]
    const isKnown = there && there.length > 0 && random.chance(0.8)
    const content = isFile
      ? random.pick(files)
      : Buffer.from(String(isKnown ? random.pick(there) : oddText(random, 400)))
    const label = isFile ? `; filename="${encoded(oddText(random, 200), random)}.pdf"` : ''
    const type = isFile ? '\r\nContent-Type: application/octet-stream' : ''
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${label}${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    )
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(chunks) }
}

/** A possible gateway notification about an attempt. */
function noticeOf({ random, known, odds }: Parameters<typeof valueFor>[1]): unknown {
  const or = (value: unknown) => (random.chance(odds) ? oddValue(random) : value)
  const attempt = {
    attemptId: or(random.pick(known.attempts?.length ? known.attempts : ['none'])),
    orderId: or(known.orderId?.[0]),
    state: or(random.pick(['succeeded', 'failed', 'cancelled', 'expired', 'open'])),
    amount: or(random.pick([23300, 23300, 1, 2147483648])),
    currency: or('USD'),
    gatewayRef: or(random.pick(['r1', null])),
    at: or('2026-11-21T09:00:00Z'),
  }
  return { type: or('attempt.updated'), attempt: or(random.chance(0.1) ? null : attempt) }
}

/** The value with a change that no schema describes. */
function twisted(value: unknown, random: Random): unknown {
  if (!random.chance(0.06)) return value
  return random.pick<() => unknown>([
    () => [value],
    () => ({ ...(value as object), extra: oddValue(random), status: 'approved', totalPrice: 1 }),
    () => null,
    () => oddValue(random),
    () => ({ value }),
  ])()
}

function bodyOf({ body }: Endpoint, making: Parameters<typeof valueFor>[1]) {
  const { random } = making
  if (!body) return random.chance(0.05) ? { type: 'text/plain', bytes: Buffer.from('x') } : null
  if ('multipart' in body) return multipartOf(body.multipart, making)
  if (random.chance(0.02)) {
    const broken = [
      '',
      '{',
      '[[[[',
      '{"a":1,"a":2}',
      'null',
      '"x"',
      '1e999',
      '\ufeff{}',
      '{"a":\0}',
    ]
    return { type: 'application/json', bytes: Buffer.from(random.pick(broken)) }
  }
  if ('stream' in body) return { type: body.stream, bytes: Buffer.from('From: a@example.org\r\n') }
  if ('raw' in body) {
    return { type: body.raw, bytes: Buffer.from(JSON.stringify(noticeOf(making))) }
  }
  const value = twisted(valueFor(body, making), random)
  let text = JSON.stringify(value) ?? 'null'
  if (random.chance(0.02)) text = text.slice(0, random.integer(0, text.length))
  if (random.chance(0.01)) text = text.replace('{', '{"__proto__":{"a":1},')
  return { type: 'application/json', bytes: Buffer.from(text) }
}

function authorityOf(
  route: Route,
  from: Authority,
  scene: Scene,
  random: Random,
): Record<string, string> {
  const headers: Record<string, string> = {}
  if (random.chance(0.1)) return headers
  const cookies: string[] = []
  if (route.staff || random.chance(0.03)) cookies.push(from.staff())
  if (route.access !== 'staff' && random.chance(0.8)) cookies.push(scene.traveller)
  if (random.chance(0.03)) cookies.push(`traveller=${encoded(oddText(random, 100), random)}`)
  if (cookies.length > 0) headers.cookie = cookies.join('; ')
  const isVisitor = route.access === 'visitor' && !(route.staff && random.chance(0.5))
  if (isVisitor) headers.authorization = `Bearer ${scene.chatKey}`
  return headers
}

const latin = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')

/** A request to a route: mostly valid, with an error here and there. */
export function requestTo(route: Route, from: Authority, random: Random): FuzzRequest {
  const { endpoint } = route
  const scene = from.scene(random)
  const making = {
    random,
    known: scene.known,
    name: '',
    odds: random.pick([0, 0, 0, 0, 0.02, 0.1, 0.4]),
  }
  const isWrongMethod = random.chance(0.02)
  const method = isWrongMethod ? random.pick(methods) : endpoint.method
  const headers = authorityOf(route, from, scene, random)
  if (!random.chance(0.05)) headers.origin = from.origin
  else if (random.chance(0.5)) headers.origin = random.pick(['null', 'https://evil.example', ''])
  const given = sendsBody.has(method) ? bodyOf(endpoint, making) : null
  if (route.access === 'gateway' && given && random.chance(0.8)) {
    Object.assign(headers, from.sign(given.bytes.toString()))
  }
  if (given) headers['content-type'] = given.type
  if (random.chance(0.02)) headers['content-type'] = latin(oddText(random, 300))
  if (endpoint.idempotent && random.chance(0.3)) {
    headers['idempotency-key'] = latin(random.pick([oddText(random, 400), 'again', 'once more']))
  }
  if (random.chance(0.1)) {
    headers['last-event-id'] = latin(random.pick([oddText(random, 100), ...oddNumbers.map(String)]))
  }
  if (random.chance(0.03)) headers['user-agent'] = latin(oddText(random, 2000))
  if (random.chance(0.03)) headers['accept-language'] = latin(oddText(random, 500))
  const path = pathOf(endpoint, making) + queryOf(endpoint, making)
  return { method, path: path.slice(0, 6000), headers, body: given?.bytes ?? null }
}
