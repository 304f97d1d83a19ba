import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Places } from './admission/places.ts'
import { createPot } from './admission/pot.ts'
import { applyHeaders } from './headers.ts'
import { clientAddress, isListed, networkOf } from './network.ts'
import { type OutgoingBounds, outgoingBounds, watchOutgoing } from './outgoing.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

export type ServerOptions = {
  /** Whose X-Forwarded-For counts. */
  proxies: BlockList
  /** Whether we are reached by https. */
  secure?: boolean
  /** Connections on which nothing is under way. */
  idle?: { perNetwork: number; total: number }
  outgoing?: OutgoingBounds
}

/** Many stand behind a proxy, who share its address only. */
const behindProxies = 'proxies'

const generous = { perNetwork: 500, total: 5_000 }

/** Who asks, by the network that limits count by; asked once for each request, and only where it matters. */
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

/**
 * Connections on which nobody asks anything are worth nothing to us: where there are too many, the one that
 * has been silent longest is closed. Those on which something is under way are bounded by what it is.
 */
function boundIdle(server: Server, { proxies, idle = generous }: ServerOptions): void {
  const pot = createPot(idle, (network) => network === behindProxies)
  const known = new WeakMap<Socket, { underWay: number; rest(): void; leave(): void }>()
  server.on('connection', (socket: Socket) => {
    // Asked for now, the address is also known when the connection is gone.
    const peer = clientAddress(socket.remoteAddress ?? '', null, proxies)
    const network = isListed(proxies, peer) ? behindProxies : networkOf(peer)
    const state = {
      underWay: 0,
      leave: () => {},
      rest() {
        if (!socket.destroyed) state.leave = pot.enter(network, () => socket.destroy())
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

/** A request without a body has none: what is announced and not sent would hold the connection. */
function endAfterUnaskedBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { method, headers } = request
    const isAnnounced =
      Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if ((method === 'GET' || method === 'HEAD') && isAnnounced) answer.shouldKeepAlive = false
  })
}

/** What Node refuses by itself, before there is a request, by the code of its error. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Refuses with the headers of every answer; in the middle of an answer there is nothing to say. */
function refuseFaults(server: Server, { secure = false }: ServerOptions): void {
  const answers = new WeakMap<Socket, ServerResponse>()
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer)
    answer.once('close', () => answers.delete(socket))
  })
  const headers = new Headers({ connection: 'close', 'content-length': '0' })
  applyHeaders(headers, secure)
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !answers.get(socket)?.headersSent) {
      socket.write(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\n${lines}\r\n`)
    }
    socket.destroySoon()
  })
}

/** Node's HTTP server with everything that keeps strangers from holding it up. */
export function createHttpServer(fetch: Fetch, options: ServerOptions): Server {
  const server = createServer(
    { connectionsCheckingInterval: 2_000 },
    // Whoever speaks HTTP/1.0 may name no host; whether they may go on is decided where hosts are looked at.
    getRequestListener(fetch, { hostname: 'localhost' }),
  )
  server.headersTimeout = 10_000
  // Uploads may take minutes on a bad network; what stalls is cut off by whoever reads the body.
  server.requestTimeout = 15 * 60_000
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
  boundIdle(server, options)
  endAfterUnaskedBodies(server)
  refuseFaults(server, options)
  watchOutgoing(server, networks(options.proxies), options.outgoing ?? outgoingBounds)
  return server
}

/** How long a stop may take; whose body is not here shortly before its end is told to come again. */
export type Grace = { totalMs: number; bodiesMs: number }

/**
 * Stops listening and waits for the answers under way. Each of them says that it is the last one of its
 * connection: otherwise busy clients would go on over theirs until they are cut off in the middle.
 */
export function closer(server: Server, places: Places, grace: Grace): () => Promise<void> {
  const answers = new Set<ServerResponse>()
  server.prependListener('request', (_request, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    if (!server.listening) answer.shouldKeepAlive = false
  })
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Closed at once, a connection over which a file still comes would lose the answer.
    for (const answer of answers) if (answer.req.complete) answer.shouldKeepAlive = false
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const bodies = setTimeout(() => places.close(), grace.bodiesMs)
    const end = setTimeout(() => server.closeAllConnections(), grace.totalMs)
    await closed
    clearInterval(idle)
    clearTimeout(bodies)
    clearTimeout(end)
  }
}
