import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Bulkhead } from './admission/bulkhead.ts'
import { createWaitingRoom } from './admission/waiting-room.ts'
import { applyHeaders } from './headers.ts'
import { clientAddress, isListed, networkOf } from './network.ts'
import { type OutgoingBounds, outgoingBounds, watchOutgoing } from './outgoing.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

export type ServerOptions = {
  /** Trusted for X-Forwarded-For. */
  proxies: BlockList
  /** Whether clients use https. */
  secure?: boolean
  /** Maximum number of idle connections. */
  idle?: { perNetwork: number; total: number }
  outgoing?: OutgoingBounds
}

/** All clients behind a proxy share its address. */
const behindProxies = 'proxies'

const generous = { perNetwork: 500, total: 5_000 }

/** The client's network, computed once per request and only when needed. */
function networks(proxies: BlockList): (request: IncomingMessage) => string {
  const known = new WeakMap<IncomingMessage, string>()
  return (request) => {
    const found = known.get(request)
    if (found !== undefined) return found
    const forwarded = request.headers['x-forwarded-for'] ?? null
    const peer = request.socket.remoteAddress ?? ''
    const network = networkOf(clientAddress(peer, String(forwarded ?? ''), proxies))
    known.set(request, network)
    return network
  }
}

/** Closes the longest-idle connection when there are too many. Busy ones are bounded by their work. */
function boundIdle(server: Server, { proxies, idle = generous }: ServerOptions): void {
  const waitingRoom = createWaitingRoom(idle, (network) => network === behindProxies)
  const known = new WeakMap<Socket, { underWay: number; rest(): void; leave(): void }>()
  server.on('connection', (socket: Socket) => {
    // Read now, since a closed connection has no address.
    const peer = clientAddress(socket.remoteAddress ?? '', null, proxies)
    const network = isListed(proxies, peer) ? behindProxies : networkOf(peer)
    const state = {
      underWay: 0,
      leave: () => {},
      rest() {
        if (!socket.destroyed) state.leave = waitingRoom.enter(network, () => socket.destroy())
      },
    }
    known.set(socket, state)
    state.rest()
    socket.once('close', () => state.leave())
  })
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const state = known.get(socket)
    if (!state) return
    state.underWay += 1
    state.leave()
    answer.once('close', () => {
      state.underWay -= 1
      if (state.underWay === 0) state.rest()
    })
  })
}

/** Closes the connection after a GET or HEAD that announces a body, which would hold it. */
function endAfterUnaskedBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { method, headers } = request
    const isAnnounced =
      Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if ((method === 'GET' || method === 'HEAD') && isAnnounced) answer.shouldKeepAlive = false
  })
}

/** The headers of a refusal before there is a request that the app could answer. */
function headersOfRefusals({ secure = false }: ServerOptions): Headers {
  const headers = new Headers({ connection: 'close', 'content-length': '0' })
  applyHeaders(headers, secure)
  return headers
}

/** Errors that Node rejects before there is a request, by code. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Rejects with the usual headers; in the middle of an answer it just closes. */
function refuseFaults(server: Server, headers: Headers): void {
  const answers = new WeakMap<Socket, ServerResponse>()
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer)
    answer.once('close', () => answers.delete(socket))
  })
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !answers.get(socket)?.headersSent) {
      socket.write(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\n${lines}\r\n`)
    }
    socket.destroySoon()
  })
  server.on('checkExpectation', (_request, answer: ServerResponse) => {
    answer.setHeaders(headers).writeHead(417).end()
  })
}

/** Node's HTTP server with protection against slow and idle clients. */
export function createHttpServer(fetch: Fetch, options: ServerOptions): Server {
  const headers = headersOfRefusals(options)
  const server = createServer(
    // Host may be missing; the host check decides.
    { connectionsCheckingInterval: 2_000, requireHostHeader: false },
    getRequestListener(fetch, {
      hostname: 'localhost',
      errorHandler: (error) =>
        new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
    }),
  )
  server.headersTimeout = 10_000
  // Uploads may take minutes on a bad network; stalled ones are cut by their reader.
  server.requestTimeout = 15 * 60_000
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
  boundIdle(server, options)
  endAfterUnaskedBodies(server)
  refuseFaults(server, headers)
  watchOutgoing(server, networks(options.proxies), options.outgoing ?? outgoingBounds)
  return server
}

/** Time limits of a shutdown; `bodiesMs`: incomplete bodies are then told to retry. */
export type Grace = { totalMs: number; bodiesMs: number }

/**
 * Stops listening and waits for running answers. Each announces `connection: close`, since busy
 * clients would otherwise go on until cut off.
 */
export function closer(server: Server, bulkhead: Bulkhead, grace: Grace): () => Promise<void> {
  const answers = new Set<ServerResponse>()
  server.prependListener('request', (_request, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    if (!server.listening) answer.shouldKeepAlive = false
  })
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Closing at once would lose the answer of a connection that is still uploading.
    for (const answer of answers) if (answer.req.complete) answer.shouldKeepAlive = false
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const bodies = setTimeout(() => bulkhead.close(), grace.bodiesMs)
    const end = setTimeout(() => server.closeAllConnections(), grace.totalMs)
    await closed
    clearInterval(idle)
    clearTimeout(bodies)
    clearTimeout(end)
  }
}
