import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { listening } from '../../../test/support/listening.ts'
import { sendRaw } from '../../../test/support/raw-http.ts'
import { inPieces } from './copies.ts'
import { addressList } from './network.ts'
import type { OutgoingBounds } from './outgoing.ts'
import { createHttpServer, type ServerOptions } from './server.ts'

const big = new Uint8Array(8 * 1024 * 1024).fill(65)
const lenient: OutgoingBounds = {
  stalledMs: 60_000,
  stalled: { perNetwork: 1_000, total: 1_000 },
  unsentBytes: { perNetwork: 1e9, total: 1e9 },
}

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Serves big bytes; `given.up` counts aborted streams. */
async function serve(options: Partial<ServerOptions> = {}) {
  const given = { up: 0 }
  const answer = () => {
    const pieces = inPieces(big)
    if (pieces instanceof Uint8Array) throw new Error('in one piece')
    const reader = pieces.getReader()
    const body = new ReadableStream(
      {
        async pull(controller) {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel() {
          given.up += 1
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { headers: { 'content-length': String(big.length) } })
  }
  const paths: Record<string, (request: Request) => Response | Promise<Response>> = {
    '/big': answer,
    '/wait': async (request) => new Response(await request.text()),
  }
  server = createHttpServer(
    (request) => paths[new URL(request.url).pathname]?.(request) ?? new Response('small'),
    { proxies: addressList(['127.0.0.1']), ...options },
  )
  const { port, origin, close } = await listening(server)
  onTestFinished(close)
  return { port, given, url: origin }
}

/** A connection that reads nothing until told to. */
async function open(port: number, localAddress: string, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write(text)
  return socket
}

const ask = (network: string) =>
  `GET /big HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\n\r\n`

test('an answer that nobody reads ends, and so does what it comes from', async () => {
  const { port, given, url } = await serve({ outgoing: { ...lenient, stalledMs: 1_500 } })
  await open(port, '127.0.0.1', ask('203.0.113.1'))
  const honest = await fetch(`${url}/big`)
  expect((await honest.bytes()).length).toBe(big.length)
  await expect.poll(() => given.up).toBe(1)
})

test('of a network that holds too much, the longest-stalled answer is cut', async () => {
  const bounds = { ...lenient, stalled: { perNetwork: 2, total: 4 } }
  const { port, given } = await serve({ outgoing: bounds })
  for (let n = 0; n < 5; n += 1) await open(port, '127.0.0.1', ask('203.0.113.1'))
  await open(port, '127.0.0.1', ask('203.0.113.2'))
  await expect.poll(() => given.up).toBe(3)
  for (let n = 3; n < 9; n += 1) await open(port, '127.0.0.1', ask(`203.0.113.${n}`))
  await expect.poll(() => given.up).toBe(8)
})

test('silent connections of one network cost others nothing, nor those on which something happens', async () => {
  const idle = { perNetwork: 5, total: 12 }
  const { port, url } = await serve({ idle, outgoing: lenient })
  const reading = await open(port, '127.0.0.2', ask('x'))
  const count = () => new Promise<number>((counted) => server.getConnections((_, n) => counted(n)))
  for (let n = 0; n < 20; n += 1) await open(port, '127.0.0.2', n % 2 ? '' : 'GET /small HT')
  await expect.poll(count).toBe(1 + idle.perNetwork)
  for (let n = 3; n < 10; n += 1) {
    for (let m = 0; m < 4; m += 1) await open(port, `127.0.0.${n}`, '')
  }
  await expect.poll(count).toBe(1 + idle.total)
  expect(await (await fetch(`${url}/small`)).text()).toBe('small')
  let bytes = 0
  reading.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  reading.resume()
  await expect.poll(() => bytes).toBeGreaterThan(big.length)
})

test.each([
  ['what a body lacks', 'POST /wait', 'half'],
  ['what a GET announces and does not send', 'GET /small', ''],
])('%s holds no connection', async (_, line, sent) => {
  const { port } = await serve({ outgoing: { ...lenient, stalledMs: 100 } })
  const head = `${line} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n`
  const socket = await open(port, '127.0.0.1', head + sent)
  socket.resume()
  await once(socket, 'close')
})

test.each([
  [431, `GET / HTTP/1.1\r\nhost: a\r\nx-many: ${'a'.repeat(20_000)}\r\n\r\n`],
  [400, 'no request at all\r\n\r\n'],
  [400, 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n'],
  [417, 'GET / HTTP/1.1\r\nhost: a\r\nexpect: cake\r\n\r\n'],
])('what Node refuses by itself with %i carries our headers', async (status, bytes) => {
  const { port } = await serve({ secure: true })
  const { text, closed } = await sendRaw(port, bytes)
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(text).toContain('x-content-type-options: nosniff\r\n')
  expect(text).toContain('cache-control: no-cache\r\n')
  expect(text).toContain('strict-transport-security: max-age=63072000; includeSubDomains\r\n')
  expect(closed).toBe(true)
})
