import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createWebPush } from '../../src/server/adapters/push-service/web-push.ts'
import { startApp, type TestApp } from './app.ts'
import { type PushStandIn, startPushStandIn } from './push-stand-in.ts'
import { startServices, type TestServices } from './services.ts'

/** A server that tells browsers by a push service of its own; nobody is told of anything when a test begins. */
export function startPushed(table: 'pushSubscription' | 'travellerPush', queue: string) {
  let t: TestServices
  let app: TestApp
  let standIn: PushStandIn

  beforeAll(async () => {
    t = await startServices()
    standIn = await startPushStandIn()
    const push = createWebPush({
      secret: Buffer.alloc(32, 7),
      contact: 'mailto:help@karibu.example',
      clock: t.services.clock,
      now: () => t.time.now.getTime(),
      salt: () => randomBytes(16),
      fetch,
      timeoutMs: 2000,
      origins: [standIn.origin],
    })
    app = await startApp({ ...t.services, push })
  })
  afterAll(async () => {
    await app.close()
    await standIn.close()
    await t.close()
  })
  beforeEach(async () => {
    // Later each time, so that neither limits nor a push service that failed meet.
    t.time.now = new Date(t.time.now.getTime() + 3_600_000)
    Object.assign(standIn.state, { status: 201, location: '' })
    standIn.received.length = 0
    await t.services.db.deleteFrom(table).execute()
    await t.services.boss.deleteAllJobs(queue)
  })

  return {
    get t() {
      return t
    },
    get app() {
      return app
    },
    get standIn() {
      return standIn
    },
  }
}
