import * as contract from '#contract/staff/alert.ts'
import { AppError } from '#domain/error.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { choicesOf, choose } from './choices.ts'
import { readAll, readOne, unreadOf } from './read.ts'
import { subscribe, unsubscribe } from './subscription.ts'

/** One's own alerts only, with nothing of travellers but a number. */
const own = { permission: null, limit: perMinute(120), audit: null } as const
const changed = { permission: null, limit: perMinute(60), audit: 'staff.account-changed' } as const

/** Alerts and their settings. */
export function alertRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(contract.listAlerts, own, async ({ staff }) => ({
      status: 200,
      body: await unreadOf(db, staff),
    })),

    staffRoute(contract.readAlert, own, async ({ params, staff, now }) => {
      if (!(await readOne(db, staff, params.id, now))) throw new AppError('request.not-found')
      return { status: 204 }
    }),

    staffRoute(contract.readAllAlerts, own, async ({ body, staff, now }) => {
      await readAll(db, staff, { until: new Date(body.until), now })
      return { status: 204 }
    }),

    staffRoute(contract.getAlertChoices, own, async ({ staff }) => ({
      status: 200,
      body: await choicesOf(services, staff),
    })),

    staffRoute(contract.putAlertChoices, changed, async ({ body, staff, trace }) => {
      await inTransaction(db, async (tx) => {
        await choose(tx, staff, body.choices)
        await trace(tx, { details: { alerts: body.choices.map(({ kind }) => kind) } })
      })
      return { status: 200, body: await choicesOf(services, staff) }
    }),

    staffRoute(contract.putPushSubscription, changed, async ({ body, staff, now, trace }) => {
      await inTransaction(db, async (tx) => {
        const isNew = await subscribe(tx, services, staff, { ...body, now })
        await trace(tx, { details: { push: isNew ? 'on' : 'kept' } })
      })
      return { status: 204 }
    }),

    staffRoute(contract.deletePushSubscription, changed, async ({ staff, trace }) => {
      await inTransaction(db, async (tx) => {
        await unsubscribe(tx, staff)
        await trace(tx, { details: { push: 'off' } })
      })
      return { status: 204 }
    }),
  ]
}
