import * as contract from '#contract/staff/office.ts'
import { type OfficeHours, type OpeningHours, weekdays } from '#domain/office-hours.ts'
import { getGreetings, updateGreetings } from '../data/staff/setting.ts'
import { perMinute, type Route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { changeOfficeHours, officeHours } from '../staff/office-hours.ts'
import { greetingSetting } from './greeting-routes.ts'

const reading = { permission: null, limit: perMinute(120), audit: null } as const
const deciding = {
  permission: 'setting.manage',
  limit: perMinute(30),
  audit: 'setting.changed',
} as const

const viewOf = (hours: OfficeHours) => ({ ...hours, closedDays: [...hours.closedDays] })

/** Audit details: 'monday 09:00-18:00', '2026-12-24'. */
function detailsOf({ week, bankHolidays, closedDays }: OpeningHours) {
  const open = weekdays.flatMap((day) => {
    const hours = week[day]
    return hours ? [`${day} ${hours.opens}-${hours.closes}`] : []
  })
  return { open, bankHolidays, closed: closedDays.map(({ date }) => date) }
}

/** The owner's settings: office hours and greetings. */
export function chatSettingRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(contract.getOfficeHours, reading, async ({ now }) => ({
      status: 200,
      body: viewOf(await officeHours(services, now)),
    })),

    staffRoute(contract.changeOfficeHours, deciding, async ({ body, trace, now }) => {
      const closedDays = body.closedDays.toSorted((a, b) => (a.date < b.date ? -1 : 1))
      const hours = { ...body, closedDays }
      await changeOfficeHours(services, hours, (tx) =>
        trace(tx, { subject: 'office-hours', details: detailsOf(hours) }),
      )
      return { status: 200, body: viewOf(await officeHours(services, now)) }
    }),

    staffRoute(contract.getGreetings, reading, async () => ({
      status: 200,
      body: { greetings: [...(await getGreetings(db))] },
    })),

    staffRoute(contract.changeGreetings, deciding, async ({ body, trace }) => {
      await inTransaction(db, async (tx) => {
        await updateGreetings(tx, body.greetings)
        await trace(tx, {
          subject: 'greetings',
          details: { paths: body.greetings.map(({ path }) => path) },
        })
      })
      greetingSetting.forget(db)
      return { status: 200, body }
    }),
  ]
}
