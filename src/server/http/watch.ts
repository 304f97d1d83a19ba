import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#domain/error.ts'
import type { Tracer } from '../platform/adapters/tracer/port.ts'
import { refusalFor, transientCause } from '../platform/db/transient-error.ts'
import type { ThrottledLog } from '../platform/throttled-log.ts'
import type { Services } from '../services.ts'
import type { createMemoryLimiter } from './admission/rate-limit.ts'
import { applyHeaders } from './headers.ts'
import type { Metrics } from './metrics.ts'
import type { Env } from './mount.ts'
import { clientAddress, isProxy, networkOf } from './network.ts'
import { problemOf } from './problem.ts'
import { perMinute } from './route.ts'

/** Wraps every request: id, client address, headers, metrics and a log line. */
export function watch(
  { random, log, publicUrl, tracer }: Services,
  metrics: Metrics,
  proxies: BlockList,
): MiddlewareHandler<Env> {
  const secure = publicUrl.startsWith('https:')
  const answer: MiddlewareHandler<Env> = async (c, next) => {
    const started = performance.now()
    const requestId = random.uuid()
    c.set('requestId', requestId)
    c.set('route', 'page')
    const { incoming } = c.env ?? {}
    // A closed connection has no address and is not trusted.
    const peer = incoming ? (incoming.socket.remoteAddress ?? '') : '127.0.0.1'
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for') ?? null, proxies))
    await next()
    const seconds = (performance.now() - started) / 1000
    const [route, status] = [c.get('route'), c.res.status]
    applyHeaders(c.res.headers, secure)
    c.res.headers.set('x-request-id', requestId)
    metrics.requests.inc({ route, status: String(status) })
    metrics.seconds.observe({ route }, seconds)
    const ms = Math.round(seconds * 1000)
    if (route !== 'page') log.info({ requestId, route, status, ms }, 'request')
  }
  return tracer ? traced(tracer, answer, proxies) : answer
}

/**
 * Adds a span, named by the route's pattern, with the request id. Continues the client's trace only
 * from a trusted proxy.
 */
function traced(
  tracer: Tracer,
  answer: MiddlewareHandler<Env>,
  proxies: BlockList,
): MiddlewareHandler<Env> {
  return (c, next) => {
    if (!c.req.path.startsWith('/api/')) return answer(c, next)
    const { method } = c.req
    const peer = c.env?.incoming?.socket.remoteAddress ?? ''
    const parent = isProxy(peer, proxies) ? (c.req.header('traceparent') ?? null) : null
    const attributes = { 'http.request.method': method }
    return tracer.span({ name: method, kind: 'server', attributes, parent }, async (span) => {
      await answer(c, next)
      const [route, status] = [c.get('route'), c.res.status]
      span.set({ 'http.response.status_code': status, 'karibu.request_id': c.get('requestId') })
      if (route !== 'page') {
        span.rename(route)
        span.set({ 'http.route': route.slice(route.indexOf(' ') + 1) })
      }
      if (status >= 500) span.fail(String(status))
    })
  }
}

const isUpload = (c: Context): boolean =>
  c.req.header('content-type')?.startsWith('multipart/form-data') ?? false

/** Far above what many travellers behind one address need, pages and pictures included. */
const everything = perMinute(30_000)
/** For load balancers and monitors; counted separately, so that other requests cannot exhaust it. */
const health = perMinute(3_000)

/** A limit per network on all requests; routes have their own besides. */
export function limitAll(limiter: ReturnType<typeof createMemoryLimiter>): MiddlewareHandler<Env> {
  return (c, next) => {
    const isHealth = c.req.path.startsWith('/health/')
    const network = networkOf(c.get('address'))
    limiter(`${isHealth ? 'health' : 'all'} ${network}`, isHealth ? health : everything)
    return next()
  }
}

/**
 * Turns every error into a problem document. Transient ones ask for a retry. Unexpected ones are
 * logged in full and answered without details.
 */
export function problemHandler({ log }: Services, throttledLog: ThrottledLog) {
  return (error: Error, c: Context<Env>): Response => {
    const passes = error instanceof AppError ? null : transientCause(error)
    const unknown = new AppError(passes ? refusalFor(passes) : 'server.failed')
    const known = error instanceof AppError ? error : unknown
    const requestId = c.get('requestId')
    if (passes) throttledLog.tell(passes, { err: error, requestId })
    else if (known !== error) log.error({ err: error, requestId }, 'request failed')
    const problem = problemOf(known, requestId)
    // Some clients expect these fields in any error.
    const body = {
      ...problem,
      ...(isUpload(c) ? { success: false } : {}),
      ...(isUpload(c) || c.get('saysError') ? { error: problem.title } : {}),
    }
    const headers = new Headers({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    })
    if (problem.status === 429) headers.set('retry-after', String(known.params.seconds ?? 60))
    if (problem.status === 503) headers.set('retry-after', '2')
    // The rest of an unread body is not a request.
    if (problem.status === 408) headers.set('connection', 'close')
    return new Response(JSON.stringify(body), { status: problem.status, headers })
  }
}
