import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Hono } from 'hono'
import { AppError } from '#domain/error.ts'
import type { Metrics } from '../../http/metrics.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The metrics, with the token; otherwise not found. */
export function metricsRoutes({ registry }: Metrics, token: string | null): Hono {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const [, given = ''] = /^Bearer (.{1,500})$/i.exec(c.req.header('authorization') ?? '') ?? []
    // Hashes have equal length and are compared in constant time.
    if (token === null || !timingSafeEqual(digest(given), digest(token))) {
      throw new AppError('request.not-found')
    }
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  return app
}

/** The metrics on a separate local port, without a token. */
export function metricsServer({ registry }: Metrics): Server {
  const server = createServer(async (request, answer) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    const text = isAsked ? await registry.metrics() : ''
    answer.writeHead(isAsked ? 200 : 404, { 'content-type': registry.contentType }).end(text)
  })
  server.headersTimeout = 5_000
  server.maxConnections = 20
  return server.unref()
}
