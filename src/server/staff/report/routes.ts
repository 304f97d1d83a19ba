import { getReportCsv, getReports } from '#contract/staff/report.ts'
import { attachmentOf } from '../../http/attachment.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { reportCsv, reportsOf } from './reports.ts'

// Sums of a year, rarely needed.
const reading = { permission: 'report.read', limit: perMinute(60), audit: null } as const

/** Office reports: sums only, without travellers' data. */
export function reportRoutes({ db }: Services): Route[] {
  return [
    staffRoute(getReports, reading, async ({ query }) => ({
      status: 200,
      body: await reportsOf(db, query),
    })),
    staffRoute(getReportCsv, reading, async ({ query: { report, from, to } }) => ({
      status: 200,
      bytes: new TextEncoder().encode(await reportCsv(db, { from, to }, report)),
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': attachmentOf(`${report}-${from}-${to}.csv`),
        'x-content-type-options': 'nosniff',
      },
    })),
  ]
}
