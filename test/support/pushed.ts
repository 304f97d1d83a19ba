import { randomBytes } from 'node:crypto'
import { beforeEach } from 'vitest'
import { createWebPush } from '../../src/server/platform/adapters/push-service/web-push.ts'
import { startApp } from './app.ts'
import { forFile } from './for-file.ts'
import { startPushStandIn } from './push-stand-in.ts'
import { startServices } from './services.ts'

/** A server with its own push service and no subscriptions before each test. */
export async function startPushed(table: 'pushSubscription' | 'travellerPush', queue: string) {
  const t = await forFile(startServices())
  const standIn = await forFile(startPushStandIn())
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
  const app = await forFile(startApp({ ...t.services, push }))
  beforeEach(async () => {
    // Later each time, so that tests share neither limits nor a failed push service.
    t.pass(3_600_000)
    Object.assign(standIn.state, { status: 201, location: '' })
    standIn.received.length = 0
    await t.services.db.deleteFrom(table).execute()
    await t.services.boss.deleteAllJobs(queue)
  })
  return { t, app, standIn }
}
