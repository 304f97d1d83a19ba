import { Hono } from 'hono'
import type { Services } from '../../services.ts'
import type { Readiness } from './readiness.ts'

/** Liveness and readiness for load balancers and monitors. */
export function probeRoutes(readiness: Readiness, { version }: Pick<Services, 'version'>): Hono {
  const app = new Hono()
  app.get('/health/live', (c) => c.json({ status: 'ok' }))
  app.get('/health/ready', async (c) => {
    const unready = await readiness.check()
    if (unready.length === 0) return c.json({ status: 'ok', version })
    return c.json({ status: 'unavailable', unready, version }, 503)
  })
  return app
}
