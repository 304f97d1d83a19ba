import { importStatement, listFees, payFees } from '#contract/staff/fee.ts'
import {
  closeMonth,
  exportClosedMonth,
  exportMoney,
  exportMonth,
  getDispute,
  getEvidence,
  getMonth,
  listDisputes,
  listMoney,
  openMonth,
} from '#contract/staff/money.ts'
import {
  explainLine,
  importPayouts,
  listOurs,
  listPayouts,
  listTheirs,
  takePayoutBack as removePayout,
  unexplainLine,
} from '#contract/staff/payout.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { Translate } from '#phrases/translate.ts'
import { attachmentOf, guarded } from '../../http/attachment.ts'
import { csvHeaders } from '../../http/csv.ts'
import { perHour, perMinute, type Route } from '../../http/route.ts'
import { type StaffActor, type StaffCall, staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { closedMonthZip } from './closed-file.ts'
import { close, openAgain } from './closing.ts'
import { disputeOf, disputesOf } from './disputes.ts'
import { evidenceOf, type MoneyHelpers } from './evidence.ts'
import { explain, unexplain } from './explanation.ts'
import { moneyCsv } from './export.ts'
import { feesOf, payExpected, takeStatement } from './fees.ts'
import { monthCsv, monthOf } from './month.ts'
import { movesOf } from './moves.ts'
import { payoutsOf, unmatchedLinesOf, unpaidMovementsOf } from './payout-lists.ts'
import { takePayoutBack, importPayouts as takePayouts } from './payouts.ts'

const reading = { permission: 'money.read', limit: perMinute(600) } as const
const importing = { permission: 'money.read', limit: perHour(60) } as const
const exporting = {
  permission: 'money.read',
  limit: perHour(60),
  audit: 'money.exported',
  confirm: true,
} as const

const wordsFor = ({ language }: StaffActor): Translate => translatorFor(language, () => {})

async function exportCsv({ db }: Services, call: StaffCall<typeof exportMoney>) {
  const { from = null, to = null } = call.query
  const bytes = await moneyCsv(db, call.query, wordsFor(call.staff), (details) =>
    call.trace(db, { details: { from, to, ...details } }),
  )
  const day = call.now.toISOString().slice(0, 10)
  return { status: 200 as const, bytes, headers: csvHeaders(`payments-${day}.csv`) }
}

/** Made first, so that a failure leaves no audit entry of evidence nobody got. */
async function evidencePdf(
  services: Services,
  helpers: MoneyHelpers,
  call: StaffCall<typeof getEvidence>,
) {
  const { id } = call.params
  const { bytes, application, gatewayRef } = await evidenceOf(services, helpers, { ...call, id })
  await call.trace(services.db, { subject: id, applicationId: application.id })
  const headers = {
    ...guarded,
    'content-type': 'application/pdf',
    'content-length': String(bytes.byteLength),
    'content-disposition': attachmentOf(`evidence-${gatewayRef}.pdf`),
  }
  return { status: 200 as const, bytes: new Uint8Array(bytes), headers }
}

function disputeRoutes(services: Services, helpers: MoneyHelpers): Route[] {
  const { db } = services
  return [
    staffRoute(listDisputes, { ...reading, audit: null }, async ({ query }) => ({
      status: 200,
      body: await disputesOf(db, query),
    })),

    staffRoute(getDispute, { ...reading, audit: 'dispute.read' }, async (call) => {
      const body = await disputeOf(db, call.params.id)
      const applicationId = body.application?.id ?? null
      await call.trace(db, { subject: call.params.id, applicationId })
      return { status: 200, body }
    }),

    // Exports a traveller's data, including the signed agreement.
    staffRoute(
      getEvidence,
      {
        permission: ['money.read', 'application.export', 'document.read'],
        limit: perHour(60),
        audit: 'dispute.evidence-made',
        confirm: true,
      },
      (call) => evidencePdf(services, helpers, call),
    ),
  ]
}

/** Official fees, expected and paid, and the card statements that say so. */
function feeRoutes(services: Services): Route[] {
  return [
    staffRoute(listFees, { ...reading, audit: null }, async ({ query }) => ({
      status: 200,
      body: await feesOf(services.db, query),
    })),

    staffRoute(
      payFees,
      { permission: 'money.read', limit: perHour(300), audit: 'fee.paid' },
      async (call) => ({ status: 200, body: await payExpected(services, call.body, call) }),
    ),

    staffRoute(importStatement, { ...importing, audit: 'statement.imported' }, async (call) => ({
      status: 200,
      body: await takeStatement(services, call.body.text, call),
    })),
  ]
}

/** The sums of a month, closing it, and its file. */
function monthRoutes({ db }: Services): Route[] {
  const closing = { limit: perHour(60), confirm: true } as const
  return [
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

    staffRoute(
      closeMonth,
      { ...closing, permission: 'money.read', audit: 'month.closed' },
      async (call) => {
        await close(db, { ...call, month: call.params.month })
        return { status: 204 }
      },
    ),

    staffRoute(
      openMonth,
      { ...closing, permission: ['money.read', 'setting.manage'], audit: 'month.opened' },
      async (call) => {
        await openAgain(db, call.body.reason, { ...call, month: call.params.month })
        return { status: 204 }
      },
    ),

    staffRoute(exportClosedMonth, exporting, async (call) => {
      const { month } = call.params
      const bytes = await closedMonthZip(db, month, call.now, wordsFor(call.staff), (details) =>
        call.trace(db, { subject: month, details }),
      )
      const headers = {
        ...guarded,
        'content-type': 'application/zip',
        'content-disposition': attachmentOf(`books-${month}.zip`),
      }
      return { status: 200, bytes, headers }
    }),
  ]
}

/** The books: movements and monthly sums. */
export function moneyRoutes(services: Services, helpers: MoneyHelpers): Route[] {
  const { db } = services
  return [
    ...disputeRoutes(services, helpers),
    ...feeRoutes(services),
    ...monthRoutes(services),

    staffRoute(listMoney, { ...reading, audit: null }, async ({ query }) => ({
      status: 200,
      body: await movesOf(db, query),
    })),

    staffRoute(exportMoney, exporting, (call) => exportCsv(services, call)),

    staffRoute(listPayouts, { ...reading, audit: null }, async ({ query }) => ({
      status: 200,
      body: await payoutsOf(db, query),
    })),

    staffRoute(listTheirs, { ...reading, audit: null }, async ({ query }) => ({
      status: 200,
      body: await unmatchedLinesOf(db, query),
    })),

    staffRoute(listOurs, { ...reading, audit: null }, async ({ query, now }) => ({
      status: 200,
      body: await unpaidMovementsOf(db, query, now),
    })),

    staffRoute(explainLine, { ...importing, audit: 'payout.explained' }, async (call) => {
      await explain(db, { ...call, id: call.params.id }, call.body.text.trim())
      return { status: 204 }
    }),

    staffRoute(unexplainLine, { ...importing, audit: 'payout.unexplained' }, async (call) => {
      await unexplain(db, { ...call, id: call.params.id })
      return { status: 204 }
    }),

    staffRoute(importPayouts, { ...importing, audit: 'payout.imported' }, async (call) => {
      const { text } = call.body
      return { status: 200, body: await takePayouts(services, { ...call, text }) }
    }),

    staffRoute(removePayout, { ...importing, audit: 'payout.taken-back' }, async (call) => {
      await takePayoutBack(services, { ...call, id: call.params.id })
      return { status: 204 }
    }),
  ]
}
