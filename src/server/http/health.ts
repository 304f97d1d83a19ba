import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { ping } from '../db/database.ts'
import type { Metrics } from './metrics.ts'

/** For load balancers and monitors: does the process live, can it work, how does it fare. */
export function healthRoutes(db: Database, { registry }: Metrics): Hono {
  const app = new Hono()
  app.get('/health/live', (c) => c.json({ status: 'ok' }))
  app.get('/health/ready', async (c) => {
    const ready = await ping(db)
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  )
  return app
}
