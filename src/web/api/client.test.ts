import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApplication, validateEmail } from '#contract/application.ts'
import { getDocument } from '#contract/document.ts'
import { getDraft } from '#contract/draft.ts'
import { addressOf, call } from './client.ts'
import { ApiError } from './error.ts'

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

test('a body goes as JSON and the answer comes back as data', async () => {
  answer = {
    status: 200,
    type: 'application/json',
    body: '{"valid":true,"suggestion":null,"score":1}',
  }
  const result = await call(validateEmail, { body: { email: 'a@b.tz' } })
  expect(result.score).toBe(1)
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/api/validate-email',
    body: '{"email":"a@b.tz"}',
  })
  expect(seen.headers['content-type']).toBe('application/json')
})

test('without a body no content type is claimed, and 204 is undefined', async () => {
  answer = { status: 204 }
  expect(await call(getDraft, {})).toBeUndefined()
  expect(seen.headers['content-type']).toBeUndefined()
})

test('other media come as bytes', async () => {
  answer = { status: 200, type: 'application/pdf', body: '%PDF' }
  const id = '7a2e2c2e-58b9-4f0e-9d43-6b7c0a8c1a11'
  const file = await call(getDocument, { params: { id }, query: { orderId: 'a b' } })
  expect(await file.text()).toBe('%PDF')
  expect(seen.url).toBe(`/api/documents/${id}?orderId=a+b`)
})

test('a problem document keeps its code, parameters, fields and number', async () => {
  answer = {
    status: 409,
    type: 'application/problem+json',
    body: JSON.stringify({
      code: 'price.changed',
      params: { totalPrice: 312 },
      fields: [{ path: 'contactEmail', code: 'contactEmail.malformed' }],
      requestId: 'r-1',
    }),
  }
  const failed = call(validateEmail, { body: { email: '' } })
  await expect(failed).rejects.toMatchObject({
    kind: 'problem',
    code: 'price.changed',
    status: 409,
    params: { totalPrice: 312 },
    fields: [{ path: 'contactEmail' }],
    requestId: 'r-1',
  })
})

test('an answer that is no problem document is told by its status', async () => {
  answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
  await expect(call(getDraft, {})).rejects.toMatchObject({ code: 'server.busy' })
  answer = { status: 500, body: '' }
  await expect(call(getDraft, {})).rejects.toMatchObject({ code: 'server.failed' })
})

test('no answer at all is a network error, a stopped call an aborted one', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(call(getDraft, { signal: stop.signal })).rejects.toMatchObject({ kind: 'aborted' })
  vi.stubGlobal('fetch', () => realFetch('http://127.0.0.1:1/'))
  const failed = await call(getDraft, {}).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(ApiError)
  expect(failed).toMatchObject({ kind: 'network', code: 'network' })
})

test('parameters are encoded and undefined query values left out', () => {
  const endpoint = { ...getDocument, path: '/api/x/{id}' } as const
  expect(addressOf(endpoint, { id: 'a/b' }, { orderId: undefined, n: 1 })).toBe('/api/x/a%2Fb?n=1')
})

test('the types hold what the contract says', () => {
  const wrong = () => {
    // @ts-expect-error a body is missing
    call(validateEmail, {})
    // @ts-expect-error this endpoint has no parameters
    call(getDraft, { params: { id: 1 } })
    // @ts-expect-error a required field is missing
    call(createApplication, { body: {} })
  }
  expect(wrong).toBeTypeOf('function')
})
