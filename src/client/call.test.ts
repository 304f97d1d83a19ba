import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, expectTypeOf, test, vi } from 'vitest'
import { createClient, type RequestOf } from './call.ts'
import { ApiError } from './error.ts'
import { type AnswerOf, addressOf } from './route.ts'

type Seen = {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}
let seen: Seen
let answer: { status: number; type?: string; body?: string }
let server: Server
let origin: string
const realFetch = globalThis.fetch
const { call, open } = createClient()

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, url, headers } = request
    seen = { method, url, headers, body: Buffer.concat(chunks).toString() }
    response.writeHead(answer.status, answer.type ? { 'content-type': answer.type } : {})
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`${origin}${path}`, init))
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const json = 'application/json'

test('a body goes as JSON and the answer comes back as data; other media come as bytes, 204 as undefined', async () => {
  answer = { status: 200, type: json, body: '{"valid":true,"suggestion":null,"score":1}' }
  const result = await call('POST /api/validate-email', { body: { email: 'a@b.tz' } })
  expect(result.score).toBe(1)
  const sent = { method: 'POST', url: '/api/validate-email', body: '{"email":"a@b.tz"}' }
  expect(seen).toMatchObject({ ...sent, headers: { 'content-type': json } })
  answer = { status: 204 }
  expect(await call('GET /api/draft', {})).toBeUndefined()
  // Without a body none is claimed.
  expect(seen.headers['content-type']).toBeUndefined()
  answer = { status: 200, type: 'application/pdf', body: '%PDF' }
  const asked = { params: { id: 7 }, query: { number: 'a b' } }
  expect(await (await call('GET /api/applications/{id}/receipt', asked)).text()).toBe('%PDF')
  expect(seen.url).toBe('/api/applications/7/receipt?number=a+b')
})

test('a problem document keeps its code, parameters, fields and number', async () => {
  const problem = {
    ...{ code: 'price.changed', params: { totalPrice: 312 }, requestId: 'r-1' },
    fields: [{ path: 'contactEmail', code: 'contactEmail.malformed' }],
  }
  answer = { status: 409, type: 'application/problem+json', body: JSON.stringify(problem) }
  const failed = call('POST /api/validate-email', { body: { email: '' } })
  await expect(failed).rejects.toMatchObject({ kind: 'problem', status: 409, ...problem })
})

test('an answer that is no problem document is told by its status', async () => {
  answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
  await expect(call('GET /api/draft', {})).rejects.toMatchObject({ code: 'server.away' })
  answer = { status: 500, body: '' }
  await expect(call('GET /api/draft', {})).rejects.toMatchObject({ code: 'server.failed' })
})

test('no answer at all is a network error, a stopped call an aborted one', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(call('GET /api/draft', { signal: stop.signal })).rejects.toMatchObject({
    kind: 'aborted',
  })
  vi.stubGlobal('fetch', () => realFetch('http://127.0.0.1:1/'))
  const failed = await call('GET /api/draft', {}).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ApiError)
  expect(failed).toMatchObject({ kind: 'network', code: 'network' })
})

test('parameters are encoded and undefined query values left out', () => {
  expect(addressOf('GET /api/documents/{id}', { id: 'a/b' }, { orderId: undefined, n: 1 })).toBe(
    '/api/documents/a%2Fb?n=1',
  )
})

test('an origin stands before the path, what is said each time is asked for each time', async () => {
  answer = { status: 204 }
  let count = 0
  const headers = () => {
    count += 1
    return { 'x-count': String(count) }
  }
  const elsewhere = createClient({ origin, headers, fetcher: (to, init) => realFetch(to, init) })
  await elsewhere.call('GET /api/draft', { headers: { 'x-own': '1' } })
  await elsewhere.call('GET /api/draft', {})
  expect(seen).toMatchObject({ method: 'GET', url: '/api/draft', headers: { 'x-count': '2' } })
})

test('what takes longer than the patience of its caller counts as no answer', async () => {
  const never = createClient({
    patience: 10,
    fetcher: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  })
  await expect(never.call('GET /api/draft', {})).rejects.toMatchObject({ kind: 'network' })
})

test('an answer that is read as it comes is handed over whole, a refusal is thrown', async () => {
  const query = { sessionId: '7a2e2c2e-58b9-4f0e-9d43-6b7c0a8c1a11', after: 3 }
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`${origin}${path}`, init))
  answer = { status: 200, type: 'text/event-stream', body: 'event: ready\ndata: {}\n\n' }
  const response = await open('GET /api/chat/stream', { query })
  expect(await response.text()).toContain('ready')
  expect(seen.url).toBe(`/api/chat/stream?sessionId=${query.sessionId}&after=3`)
  answer = { status: 404, type: 'application/problem+json', body: '{"code":"chat.not-found"}' }
  await expect(open('GET /api/chat/stream', { query })).rejects.toMatchObject({
    status: 404,
    code: 'chat.not-found',
  })
})

test('the types hold what the contract says', () => {
  const wrong = () => {
    // @ts-expect-error a body is missing
    call('POST /api/validate-email', {})
    // @ts-expect-error this endpoint has no parameters
    call('GET /api/draft', { params: { id: 1 } })
    // @ts-expect-error a required field is missing
    call('POST /api/applications', { body: {} })
    // @ts-expect-error no such endpoint
    call('GET /api/applications/{id}/secrets', {})
    // @ts-expect-error this path is not called by this method
    call('DELETE /api/applications', {})
  }
  expect(wrong).toBeTypeOf('function')
})

test('every route of the contract has its answer as a type', () => {
  expectTypeOf<AnswerOf<'GET /api/documents/{id}'>>().toEqualTypeOf<Blob>()
  expectTypeOf<AnswerOf<'POST /api/chat/signals'>>().toEqualTypeOf<undefined>()
  expectTypeOf<AnswerOf<'POST /api/chat/transcript'>>().toEqualTypeOf<{ email: string }>()
  expectTypeOf<RequestOf<'GET /api/documents/{id}'>['params']>().toEqualTypeOf<{ id: string }>()
})
