import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Acquirer } from './acquirer.ts'
import { type Attempt, reportOf } from './attempt.ts'
import { behaviourSchema, modeSchema } from './behaviour.ts'
import type { Notifier } from './notifier.ts'
import { same } from './signature.ts'
import type { Store } from './store.ts'

type ControlParts = { store: Store; acquirer: Acquirer; notifier: Notifier; key: string }

const orderSchema = z.extend(behaviourSchema, {
  /** Number of future attempts it applies to. */
  times: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
})
const endSchema = z.object({ state: z.enum(['succeeded', 'failed', 'cancelled', 'expired']) })

const disputeSchema = z.object({
  disputeRef: z.string().check(z.minLength(1), z.maxLength(200)),
  state: z.enum(['inquiry', 'open', 'answered', 'won', 'lost']),
  reason: z._default(z.string(), 'fraudulent'),
  /** In the minor unit; defaults to the captured amount. */
  amount: z.optional(z.int()),
  respondBy: z._default(z.nullable(z.string()), null),
  /** The moment of the event, for late reports. */
  at: z.optional(z.string()),
})

/** Children before the rows they refer to. */
const tables = ['delivery', 'notification', 'refund', 'dispute', 'attempt', 'behaviour', 'mode']

/** Lets tests make the gateway slow, wrong or silent, and inspect what it did. */
export function controlRoutes({ store, acquirer, notifier, key }: ControlParts): Hono {
  const app = new Hono()

  app.use(async (c, next) =>
    same(c.req.header('control-key') ?? '', key) ? next() : c.json({ error: 'key' }, 401),
  )

  app.post('/behaviours', async (c) => {
    const { times, ...behaviour } = orderSchema.parse(await c.req.json())
    store.insert('behaviour', { content: JSON.stringify(behaviour), times })
    return c.body(null, 204)
  })

  app.put('/mode', async (c) => {
    const mode = JSON.stringify(modeSchema.parse(await c.req.json()))
    store.run('INSERT OR REPLACE INTO mode (one, content) VALUES (1, ?)', mode)
    return c.body(null, 204)
  })

  app.post('/attempts/:id/end', async (c) => {
    const attempt = acquirer.findById(c.req.param('id'))
    if (!attempt) {
      return c.json({ error: 'unknown' }, 404)
    }
    acquirer.force(attempt, endSchema.parse(await c.req.json()).state)
    await notifier.deliverDue(attempt.attempt_id)
    notifier.wake()
    return c.body(null, 204)
  })

  app.post('/attempts/:id/dispute', async (c) => {
    const attempt = acquirer.findById(c.req.param('id'))
    if (!attempt) {
      return c.json({ error: 'unknown' }, 404)
    }
    acquirer.dispute(attempt, disputeSchema.parse(await c.req.json()))
    await notifier.deliverDue(attempt.attempt_id)
    notifier.wake()
    return c.body(null, 204)
  })

  app.post('/deliver', async (c) => {
    await notifier.deliverDue()
    return c.body(null, 204)
  })

  app.get('/history', (c) => c.json(historyOf(store)))

  app.post('/reset', (c) => {
    store.transaction(() => {
      for (const table of tables) {
        store.run(`DELETE FROM ${table}`)
      }
    })
    return c.body(null, 204)
  })

  app.onError((_, c) => c.json({ error: 'unreadable' }, 400))
  return app
}

function historyOf(store: Store) {
  return {
    attempts: store
      .all<Attempt>('SELECT * FROM attempt ORDER BY created_at')
      .map((attempt) => ({ ...reportOf(attempt), pageId: attempt.page_id, step: attempt.step })),
    notifications: store
      .all<{ event_id: string }>(
        `SELECT event_id, attempt_id, state, body, forged, tries, due_at, delivered_at
         FROM notification ORDER BY number`,
      )
      .map((notification) => ({
        ...notification,
        deliveries: store.all(
          'SELECT at, answer FROM delivery WHERE event_id = ? ORDER BY number',
          notification.event_id,
        ),
      })),
    refunds: store.all('SELECT * FROM refund ORDER BY created_at'),
  }
}
