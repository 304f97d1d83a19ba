import {
  erasePerson as erasePersonRow,
  exportPerson as exportPersonRow,
  getRetention,
  listDataRequests,
  openDataRequest,
} from '#contract/staff/person.ts'
import { attachmentOf } from '../http/attachment.ts'
import { perHour, perMinute, type Route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { erasePerson } from './erase.ts'
import { exportName, exportPerson } from './export.ts'
import { getRequest, openRequest, requestView, requestViews } from './requests.ts'
import { lookAhead, nextRun } from './retention.ts'

const telling = { permission: 'person.export', limit: perMinute(120) } as const
const erasing = { permission: 'person.erase', limit: perMinute(120) } as const

/** People's data requests, and retention. */
export function personRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(listDataRequests, { ...telling, audit: 'person.looked-at' }, async () => ({
      status: 200,
      body: { items: await requestViews(db) },
    })),

    staffRoute(openDataRequest, { ...telling, audit: 'person.requested' }, async (call) => {
      const id = await openRequest(services, call)
      const row = await getRequest(db, id, call.body.kind)
      return { status: 201, body: { request: await requestView(db, row) } }
    }),

    staffRoute(
      exportPersonRow,
      { ...telling, limit: perHour(60), audit: 'person.exported', confirm: true },
      async (call) => {
        const bytes = await exportPerson(services, { ...call, id: call.params.id })
        const headers = {
          'content-type': 'application/zip',
          'content-disposition': attachmentOf(exportName(call.now, call.params.id)),
        }
        return { status: 200, bytes, headers }
      },
    ),

    staffRoute(
      erasePersonRow,
      { ...erasing, limit: perHour(60), audit: 'person.erased', confirm: true },
      async (call) => {
        const { id } = call.params
        await erasePerson(services, { ...call, id })
        const row = await getRequest(db, id, 'erasure')
        return { status: 200, body: { request: await requestView(db, row) } }
      },
    ),

    staffRoute(getRetention, { ...erasing, audit: 'retention.looked-at' }, async ({ now }) => ({
      status: 200,
      body: { runsNext: nextRun(now).toISOString(), items: await lookAhead(db, now) },
    })),
  ]
}
