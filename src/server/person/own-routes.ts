import { deleteApplication } from '#contract/cancellation.ts'
import { askAboutData as askRow } from '#contract/person.ts'
import { perHour, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { askAboutData, deleteOwn } from './own.ts'

/** People's own data: by their browser's cookie or their link. */
export function ownDataRoutes(services: Services): Route[] {
  const rules = { access: 'application', limit: perHour(30) } as const
  return [
    route(deleteApplication, rules, async (call) => {
      await deleteOwn(services, { ...call, id: call.params.id })
      return { status: 204 }
    }),

    route(askRow, rules, async (call) => {
      const { kind } = call.body
      const asked = await askAboutData(services, { ...call, id: call.params.id, kind })
      const { dueOn, askedAt } = asked
      return { status: 202, body: { kind, dueOn, askedAt: askedAt.toISOString() } }
    }),
  ]
}
