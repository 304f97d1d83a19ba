import { getRefund, makeRefund, retryRefund } from '#contract/staff/refund.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import * as commands from './commands.ts'
import { refundOf, refundViews } from './propose.ts'

const rules = { permission: 'refund.make', limit: perMinute(240) } as const

/** Refunds decided by staff. */
export function refundRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      getRefund,
      { ...rules, audit: 'refund.proposed' },
      async ({ params, query, staff: { authority }, now }) => ({
        status: 200,
        body: await refundOf(services, params.id, query, { authority, now }),
      }),
    ),

    staffRoute(makeRefund, { ...rules, audit: 'refund.made', confirm: true }, async (call) => {
      const { id } = call.params
      const { amountCents, note, version, ...asked } = call.body
      const made = await commands.make(services, {
        ...call,
        id,
        version,
        asked,
        amountCents,
        note: note || null,
      })
      const refunds = (await refundViews(db, id)).filter((each) => made.includes(each.id))
      const refund = refunds.find((each) => each.id === made[0])
      if (!refund) throw new Error('A refund that was just made is not there')
      return { status: 201, body: { refund, refunds } }
    }),

    staffRoute(retryRefund, { ...rules, audit: 'refund.made', confirm: true }, async (call) => {
      await commands.retry(services, { ...call, id: call.params.id })
      return { status: 202 }
    }),
  ]
}
