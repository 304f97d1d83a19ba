import {
  exportMoney,
  exportMonth,
  getMonth,
  listDisputes,
  listMoney,
} from '#contract/staff/money.ts'
import { importPayouts, listPayouts } from '#contract/staff/payout.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import { csvHeaders } from '../csv.ts'
import { perHour, perMinute, type Route } from '../http/route.ts'
import { type StaffActor, type StaffCall, staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { disputesOf } from './disputes.ts'
import { moneyCsv } from './export.ts'
import { monthCsv, monthOf } from './month.ts'
import { movesOf } from './moves.ts'
import { payoutsOf, importPayouts as takePayouts } from './payouts.ts'

const reading = { permission: 'money.read', limit: perMinute(600) } as const
const exporting = {
  permission: 'money.read',
  limit: perHour(60),
  audit: 'money.exported',
  confirm: true,
} as const

const wordsFor = ({ language }: StaffActor): Translate => translatorFor(language, () => {})

async function exportCsv(services: Services, call: StaffCall<typeof exportMoney>) {
  const { from = null, to = null } = call.query
  const about = { from, to }
  await call.trace(services.db, { details: { ...about, state: 'begun' } })
  const bytes = moneyCsv(services.db, call.query, wordsFor(call.staff), (rows, whole) =>
    call.trace(services.db, { details: { ...about, rows, state: whole ? 'done' : 'broken off' } }),
  )
  const day = call.now.toISOString().slice(0, 10)
  return { status: 200 as const, bytes, headers: csvHeaders(`payments-${day}.csv`) }
}

/** The books: what moved, and what months came to. */
export function moneyRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(listMoney, { ...reading, audit: null }, async ({ query }) => ({
      status: 200,
      body: await movesOf(db, query),
    })),

    staffRoute(exportMoney, exporting, (call) => exportCsv(services, call)),

    staffRoute(getMonth, { ...reading, audit: null }, async ({ params, now }) => ({
      status: 200,
      body: await monthOf(db, params.month, now),
    })),

    staffRoute(exportMonth, exporting, async (call) => {
      const { month } = call.params
      await call.trace(db, { subject: month })
      const bytes = monthCsv(await monthOf(db, month, call.now), wordsFor(call.staff))
      return { status: 200, bytes, headers: csvHeaders(`books-${month}.csv`) }
    }),

    staffRoute(listDisputes, { ...reading, audit: null }, async () => ({
      status: 200,
      body: await disputesOf(db),
    })),

    staffRoute(listPayouts, { ...reading, audit: null }, async ({ now }) => ({
      status: 200,
      body: await payoutsOf(db, now),
    })),

    staffRoute(
      importPayouts,
      { permission: 'money.read', limit: perHour(60), audit: 'payout.imported' },
      async (call) => {
        const { text } = call.body
        return { status: 200, body: await takePayouts(services, { ...call, text }) }
      },
    ),
  ]
}
