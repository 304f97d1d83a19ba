import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Acquirer, createAcquirer } from './acquirer.ts'
import { apiRoutes } from './api-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { disputeRoutes } from './dispute-routes.tsx'
import { createNotifier } from './notifier.ts'
import type { Merchant } from './parts.ts'
import { payRoutes } from './pay-routes.tsx'
import { openStore } from './store.ts'
import { words } from './words.ts'

export type SandboxGatewayOptions = {
  /** The SQLite file, or ':memory:'. */
  storePath: string
  /** The one shop that pays in here. The first secret signs, all are accepted. */
  merchant: Merchant
  clock: { now(): Date }
  /** At least 128 unguessable bits, safe in an address. */
  randomToken: () => string
  fetch: typeof fetch
  /** Where it is mounted, '' or '/sandbox-gateway'. */
  basePath: string
  /** Opens the control interface to whoever sends this `control-key`. */
  controlKey?: string
  /** How long a notification may take. */
  notifyTimeoutMs?: number
}

/**
 * An acquirer for tests and for the default installation: hosted page, signed notifications,
 * inquiry, refunds. `app` already carries the base path. `stop` also closes the store.
 */
export function createSandboxGateway(options: SandboxGatewayOptions) {
  const store = openStore(options.storePath)
  const { clock, randomToken, merchant, basePath, controlKey } = options
  const parts = { store, clock, randomToken, merchant }
  const acquirer = createAcquirer(parts)
  const timeoutMs = options.notifyTimeoutMs ?? 3000
  const notifier = createNotifier({ ...parts, fetch: options.fetch, timeoutMs })
  const merchantName = merchant.name
  const app = new Hono().basePath(basePath === '' ? '/' : basePath)

  app.use('*', bodyLimit({ maxSize: 64 * 1024 }))
  if (controlKey !== undefined) {
    app.route('/control', controlRoutes({ store, acquirer, notifier, key: controlKey }))
  }
  app.use('/pay/*', inMood(acquirer))
  app.use('/api/*', inMood(acquirer))
  app.use('/disputes', inMood(acquirer))
  app.route('/api', apiRoutes(acquirer, merchant.secrets))
  app.route('/', disputeRoutes({ acquirer, notifier, merchantName, basePath }))
  app.route('/', payRoutes({ acquirer, notifier, merchantName, basePath }))

  return {
    app,
    start: () => notifier.start(),
    stop: async () => {
      await notifier.stop()
      store.close()
    },
    /** One round of the notification loop, for tests that hold the clock. */
    deliverDue: () => notifier.deliverDue(),
  }
}

/** Slow or closed, when the control interface says so. */
function inMood(acquirer: Acquirer) {
  return async (
    c: { text: (text: string, status: 503) => Response },
    next: () => Promise<void>,
  ) => {
    const { down, slowMs } = acquirer.mode()
    if (slowMs > 0) {
      await new Promise((done) => setTimeout(done, slowMs))
    }
    return down ? c.text(words.unavailable, 503) : next()
  }
}
