import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Acquirer } from './acquirer.ts'
import { reportOf } from './attempt.ts'
import { requestIsSigned } from './signature.ts'

const refundSchema = z.object({
  attemptId: z.string(),
  amount: z.int().check(z.minimum(1)),
  currency: z.string(),
  refundKey: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** The API for the shop's server. All calls are signed. */
export function apiRoutes(acquirer: Acquirer, secrets: readonly string[]): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    const { method, headers } = c.req.raw
    const { pathname } = new URL(c.req.url)
    const request = { method, path: pathname, headers, body: await c.req.text() }
    if (!requestIsSigned(request, secrets, acquirer.now())) {
      return c.json({ error: 'signature' }, 401)
    }
    return next()
  })

  app.get('/attempts/:id', (c) => {
    const attempt = acquirer.findById(c.req.param('id'))
    return attempt ? c.json(reportOf(attempt)) : c.json({ error: 'unknown' }, 404)
  })

  app.post('/attempts/:id/forget', (c) =>
    acquirer.forget(c.req.param('id')) ? c.body(null, 204) : c.json({ error: 'unknown' }, 404),
  )
  app.post('/refunds', async (c) => {
    const order = refundSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!order.success) {
      return c.json({ error: 'unreadable' }, 400)
    }
    const refund = acquirer.refund(order.data)
    if (refund === 'unknown') {
      return c.json({ error: refund }, 404)
    }
    return refund === 'refused'
      ? c.json({ error: refund }, 409)
      : c.json({ state: 'succeeded', refundRef: refund }, 201)
  })

  return app
}
