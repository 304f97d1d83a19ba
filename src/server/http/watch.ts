import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#domain/error.ts'
import type { Tracer } from '../platform/adapters/tracer/port.ts'
import { passingCause, refusalFor } from '../platform/db/passing.ts'
import type { Services } from '../services.ts'
import type { createMemoryLimiter } from './admission/rate-limit.ts'
import { applyHeaders } from './headers.ts'
import type { Metrics } from './metrics.ts'
import type { Env } from './mount.ts'
import { clientAddress, isProxy, networkOf } from './network.ts'
import { problemOf } from './problem.ts'
import { perMinute } from './route.ts'
import type { Troubles } from './troubles.ts'

/** Around every request: its id, its client, its headers, its figures and one line in the log. */
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
    // A connection that is gone already has no address, and is nobody whom we believe.
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
 * The same within a span: named by the pattern of its route, and found by the request's id that everybody is
 * told. A trace of whoever asked goes on only where it comes from a proxy that is believed.
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

/** Far above what a camp of travellers behind one address asks for, pages and pictures included. */
const everything = perMinute(30_000)
/** Asked by load balancers and monitors; counted apart, so that nothing else takes it from them. */
const health = perMinute(3_000)

/** A limit for each network over whatever it asks; rows of the route table have their own besides. */
export function limitAll(limiter: ReturnType<typeof createMemoryLimiter>): MiddlewareHandler<Env> {
  return (c, next) => {
    const isHealth = c.req.path.startsWith('/health/')
    const network = networkOf(c.get('address'))
    limiter(`${isHealth ? 'health' : 'all'} ${network}`, isHealth ? health : everything)
    return next()
  }
}

/**
 * Every failure as a problem document. What is away or full passes: whoever asked may come back. What
 * nobody foresaw is logged whole and shown bare.
 */
export function tellProblem({ log }: Services, troubles: Troubles) {
  return (error: Error, c: Context<Env>): Response => {
    const passes = error instanceof AppError ? null : passingCause(error)
    const unknown = new AppError(passes ? refusalFor(passes) : 'server.failed')
    const known = error instanceof AppError ? error : unknown
    const requestId = c.get('requestId')
    if (passes) troubles.tell(passes, { err: error, requestId })
    else if (known !== error) log.error({ err: error, requestId }, 'request failed')
    const problem = problemOf(known, requestId)
    // Clients of some calls look for these, whatever went wrong.
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
    // What is left of a body that was not waited for is no request.
    if (problem.status === 408) headers.set('connection', 'close')
    return new Response(JSON.stringify(body), { status: problem.status, headers })
  }
}
