import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#domain/error.ts'
import type { Services } from '../services.ts'
import { applyHeaders } from './headers.ts'
import type { Metrics } from './metrics.ts'
import type { Env } from './mount.ts'
import { clientAddress } from './network.ts'
import { problemOf } from './problem.ts'

/** Around every request: its id, its client, its headers, its figures and one line in the log. */
export function watch(
  { random, log, publicUrl }: Services,
  metrics: Metrics,
  proxies: BlockList,
): MiddlewareHandler<Env> {
  const secure = publicUrl.startsWith('https:')
  return async (c, next) => {
    const started = performance.now()
    const requestId = random.uuid()
    c.set('requestId', requestId)
    c.set('route', 'page')
    const peer = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
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
}

const isUpload = (c: Context): boolean =>
  c.req.header('content-type')?.startsWith('multipart/form-data') ?? false

/** Too much load is told to come back. Uploads take long and wait in a queue of their own. */
export function limitLoad(maxInFlight: number): MiddlewareHandler<Env> {
  let inFlight = 0
  return async (c, next) => {
    if (isUpload(c)) return next()
    if (inFlight >= maxInFlight) throw new AppError('server.busy')
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}

/** Every failure as a problem document; what nobody foresaw is logged whole and shown bare. */
export function tellProblem({ log }: Services) {
  return (error: Error, c: Context<Env>): Response => {
    const known = error instanceof AppError ? error : new AppError('server.failed')
    const requestId = c.get('requestId')
    if (known !== error) log.error({ err: error, requestId }, 'request failed')
    const problem = problemOf(known, requestId)
    // Clients of the upload calls look for these two, whatever went wrong.
    const body = isUpload(c) ? { ...problem, success: false, error: problem.title } : problem
    const headers = new Headers({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    })
    if (problem.status === 429) headers.set('retry-after', String(known.params.seconds ?? 60))
    if (problem.status === 503) headers.set('retry-after', '2')
    return new Response(JSON.stringify(body), { status: problem.status, headers })
  }
}
