import { expect, test } from 'vitest'
import { sendRaw } from '../support/raw-http.ts'
import { startServer } from '../support/server.ts'

const metricsToken = 'a token of the operator'
const { app } = await startServer({
  app: { allowedHosts: ['visa.example', 'other.example:81'], metricsToken },
})

const path = '/api/chat/attendance'
const ask = (...lines: string[]) =>
  sendRaw(app.port, [...lines, '\r\n'].join('\r\n'), { quietMs: 5_000 })
const get = (...headers: string[]) => ask(`GET ${path} HTTP/1.1`, ...headers, 'connection: close')

test.each([
  ['visa.example', 200],
  ['VISA.example.', 200],
  ['visa.example:8443', 200],
  ['other.example', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['elsewhere.example', 421],
  ['visa.example.elsewhere.example', 421],
  ['evil-visa.example', 421],
  ['sub.visa.example', 421],
  ['127.0.0.1.nip.example', 421],
  ['192.0.2.1', 421],
  ['', 421],
  ['visa.example/x', 400],
  ['user@visa.example', 400],
  ['visa example', 400],
])('%s is answered with %i', async (host, expected) => {
  const { status, text } = await get(`host: ${host}`)
  expect(status).toBe(expected)
  if (expected !== 421 || !host) return
  expect(text).toContain('"code":"request.host"')
  expect(text.split('\r\n\r\n')[0]).not.toContain(host)
})

test('one Host, and no other one in the place of the path', async () => {
  const ours = 'host: visa.example'
  expect((await get(ours, 'host: visa.example')).status).toBe(421)
  expect((await get(ours, 'Host: elsewhere.example')).status).toBe(421)
  expect((await get('host: elsewhere.example', ours)).status).toBe(421)
  for (const target of ['http://elsewhere.example', 'https://visa.example']) {
    const { status } = await ask(`GET ${target}${path} HTTP/1.1`, ours, 'connection: close')
    expect(status, target).toBe(421)
  }
  const odd = ['GET *', 'OPTIONS *', 'GET //elsewhere.example/', 'GET \\\\x\\']
  for (const line of odd) {
    const { status } = await ask(`${line} HTTP/1.1`, ours, 'connection: close')
    expect([400, 404], line).toContain(status)
  }
  expect((await ask('CONNECT elsewhere.example:443 HTTP/1.1', ours)).text).toBe('')
})

test('without a host name only health and, with the token, metrics are served', async () => {
  expect((await ask('GET /health/live HTTP/1.0')).status).toBe(200)
  expect(
    (await ask('GET /health/live HTTP/1.1', 'host: 192.0.2.7', 'connection: close')).status,
  ).toBe(200)
  const figures = (token: string) =>
    ask(
      'GET /metrics HTTP/1.1',
      'host: 10.2.3.4:3000',
      `authorization: Bearer ${token}`,
      'connection: close',
    )
  expect((await figures(metricsToken)).status).toBe(200)
  expect((await figures('another token')).status).toBe(404)
  expect((await ask(`GET ${path} HTTP/1.0`)).status).toBe(421)
  expect((await ask(`GET ${path} HTTP/1.0`, 'host: visa.example')).status).toBe(200)
  expect((await ask(`GET ${path} HTTP/1.1`, 'connection: close')).status).toBe(400)
})

const smuggled = `GET /health/live HTTP/1.1\r\nhost: visa.example\r\n\r\n`
const post = (...headers: string[]) => [
  'POST /api/validate-email HTTP/1.1',
  'host: visa.example',
  `origin: ${app.origin}`,
  ...headers,
]

test.each([
  ['two lengths', ['content-length: 0', `content-length: ${smuggled.length}`]],
  ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked']],
  ['chunks of an unknown kind', ['transfer-encoding: xchunked']],
  ['chunks that are not the last', ['transfer-encoding: chunked, identity']],
  ['a name with a space', ['transfer-encoding : chunked']],
  ['lengths in a list', [`content-length: 0, ${smuggled.length}`]],
  ['a bare CR', ['x: y\rtransfer-encoding: chunked']],
  ['a NUL', ['x: y\0z']],
])('a body of two minds is refused, and nothing after it is read: %s', async (_, headers) => {
  const { status, text, closed } = await ask(...post(...headers), '', `0\r\n\r\n${smuggled}`)
  expect([status, closed]).toEqual([400, true])
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('an honest body in chunks is read', async () => {
  const body = JSON.stringify({ email: 'ada@example.org' })
  const { status, text } = await ask(
    ...post('content-type: application/json', 'transfer-encoding: chunked', 'connection: close'),
    '',
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n`,
  )
  expect([status, text.includes('application/json')]).toEqual([200, true])
})

test('headers without end are refused', async () => {
  const many = Array.from({ length: 10_000 }, () => '10.0.0.1').join(',')
  expect((await get('host: visa.example', `x-forwarded-for: ${many}`)).status).toBe(431)
  const fitting = Array.from({ length: 1_400 }, () => '10.0.0.1').join(',')
  expect((await get('host: visa.example', `x-forwarded-for: ${fitting}`)).status).toBe(200)
})
