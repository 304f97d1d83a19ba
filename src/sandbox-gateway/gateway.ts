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
  /** The only shop. Its first secret signs, all are accepted. */
  merchant: Merchant
  clock: { now(): Date }
  /** At least 128 unguessable bits, URL-safe. */
  randomToken: () => string
  fetch: typeof fetch
  /** Mount path, '' or '/sandbox-gateway'. */
  basePath: string
  /** Enables the control interface for requests with this `control-key`. */
  controlKey?: string
  /** Timeout of a notification. */
  notifyTimeoutMs?: number
}

/**
 * A payment gateway for tests and the default installation: hosted page, signed notifications,
 * inquiry, refunds. `app` includes the base path. `stop` also closes the store.
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
  app.use('/pay/*', applyMode(acquirer))
  app.use('/api/*', applyMode(acquirer))
  app.use('/disputes', applyMode(acquirer))
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
    /** One round of notifications, for tests with a manual clock. */
    deliverDue: () => notifier.deliverDue(),
  }
}

/** Delays or refuses when the control interface says so. */
function applyMode(acquirer: Acquirer) {
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
