import { getReceipt, listReceipts } from '#contract/receipt.ts'
import { getStaffReceipt, listStaffReceipts } from '#contract/staff/receipt.ts'
import { AppError } from '#domain/error.ts'
import { receiptFileName } from '#domain/money/receipt-number.ts'
import { findApplication, findApplicationById } from '../../data/application/application.ts'
import { findReceipt } from '../../data/money/receipt.ts'
import type { Authority } from '../../data/staff/authority.ts'
import { attachmentOf, guarded } from '../../http/attachment.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { inDollars, printReceipt, receiptItems } from './receipt.ts'

/** Throws application.not-found, for foreign and missing applications alike. */
async function mayRead({ db }: Services, id: number, authority: Authority): Promise<void> {
  if (!(await findApplication(db, id, authority))) throw new AppError('application.not-found')
}

/** Throws receipt.not-found, server.busy, server.away. */
async function paper(services: Services, id: number, number: number | undefined) {
  const row = await findReceipt(services.db, id, number)
  if (!row) throw new AppError('receipt.not-found')
  const bytes = new Uint8Array(await printReceipt(services, row))
  const headers = {
    ...guarded,
    'content-type': 'application/pdf',
    'content-length': String(bytes.byteLength),
    'content-disposition': attachmentOf(`${receiptFileName(row)}.pdf`),
  }
  return { status: 200 as const, bytes, headers }
}

function travellerRoutes(services: Services): Route[] {
  return [
    route(listReceipts, { access: 'application', limit: perMinute(120) }, async (call) => {
      const { id } = call.params
      await mayRead(services, id, call.authority)
      const items = await receiptItems(
        services.db,
        id,
        (number) => `/api/applications/${id}/receipt?number=${number}`,
      )
      return { status: 200, body: { items: items.map(inDollars) } }
    }),

    // Each is printed anew, by the thread that prints agreements.
    route(getReceipt, { access: 'application', limit: perMinute(30) }, async (call) => {
      await mayRead(services, call.params.id, call.authority)
      return paper(services, call.params.id, call.query.number)
    }),
  ]
}

function staffRoutes(services: Services): Route[] {
  const reading = { permission: 'application.read', limit: perMinute(600) } as const
  return [
    staffRoute(listStaffReceipts, { ...reading, audit: 'application.read' }, async ({ params }) => {
      const { id } = params
      if (!(await findApplicationById(services.db, id))) throw new AppError('application.not-found')
      const items = await receiptItems(
        services.db,
        id,
        (number) => `/api/admin/applications/${id}/receipts/${number}`,
      )
      return { status: 200, body: { items } }
    }),

    staffRoute(getStaffReceipt, { ...reading, audit: 'receipt.read' }, ({ params }) =>
      paper(services, params.id, params.number),
    ),
  ]
}

/** Receipts and credit notes for travellers and staff. */
export function receiptRoutes(services: Services): Route[] {
  return [...travellerRoutes(services), ...staffRoutes(services)]
}
