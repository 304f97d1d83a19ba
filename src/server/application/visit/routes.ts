import { getVisits } from '#contract/staff/visit.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { visitsOf } from './view.ts'

const reading = { permission: 'application.read', limit: perMinute(3000), audit: null } as const

/** Visits of the public pages. */
export function visitRoutes({ db }: Services): Route[] {
  return [
    staffRoute(getVisits, reading, async ({ query, now }) => ({
      status: 200,
      body: await visitsOf(db, query.days, now),
    })),
  ]
}
