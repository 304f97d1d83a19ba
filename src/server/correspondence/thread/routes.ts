import {
  answerNothing as answerNothingTo,
  getStaffThread,
  writeInThread,
} from '#contract/staff/thread.ts'
import { getOwnThread, getOwnThreadFile, writeInOwnThread } from '#contract/thread.ts'
import { chatLimits } from '#domain/chat.ts'
import { createMemoryLimiter } from '../../http/admission/rate-limit.ts'
import { attachment } from '../../http/attachment.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { openStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'
import { createThrottledAudit } from '../../staff/audit/throttled-audit.ts'
import { getOwn, getOwnFile, ownThread } from './own.ts'
import { staffThread } from './staff.ts'
import { answerNothing, write, writeOwn } from './write.ts'

/** Correspondence with an application's traveller, and its events. */
export function threadRoutes(services: Services): Route[] {
  const { db } = services
  const auditThrottled = createThrottledAudit(db)
  const countMessage = createMemoryLimiter(services.steady)
  return [
    // Polled by screens: reads are audited once in a while.
    staffRoute(
      getStaffThread,
      { permission: 'application.read', limit: perMinute(3000), audit: null },
      async ({ params, query, staff, requestId, now }) => {
        const { id } = params
        const body = await staffThread(db, { id, authority: staff.authority, query, now })
        const entry = { action: 'application.read', staffId: staff.id, applicationId: id } as const
        await auditThrottled(`thread ${id}`, { ...entry, requestId, at: now })
        return { status: 200, body }
      },
    ),

    staffRoute(
      writeInThread,
      { permission: 'application.work', limit: perMinute(60), audit: 'application.messaged' },
      async (call) => {
        await write(services, { ...call, id: call.params.id })
        return { status: 204 }
      },
    ),

    staffRoute(
      answerNothingTo,
      {
        permission: 'application.work',
        limit: perMinute(240),
        audit: 'application.nothing-to-answer',
      },
      async (call) => {
        const upTo = new Date(call.body.upTo)
        await answerNothing(services, { ...call, id: call.params.id, upTo })
        return { status: 204 }
      },
    ),

    route(getOwnThread, { access: 'application', limit: perMinute(240) }, async (call) => {
      const application = await getOwn(db, call.params.id, call.authority)
      return { status: 200, body: await ownThread(db, application, call.query, call.now) }
    }),

    route(getOwnThreadFile, { access: 'application', limit: perMinute(300) }, async (call) => {
      const { id, fileId } = call.params
      const found = await getOwnFile(db, { id, fileId, authority: call.authority })
      return attachment(await openStored(services, found.storageKey), found)
    }),

    route(writeInOwnThread, { access: 'application', limit: perMinute(120) }, async (call) => {
      const { id } = await getOwn(db, call.params.id, call.authority)
      countMessage(String(id), perMinute(chatLimits.messagesPerMinute))
      return { status: 201, body: await writeOwn(services, { ...call, id }) }
    }),
  ]
}
