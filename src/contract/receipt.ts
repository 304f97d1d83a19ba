import * as z from 'zod/mini'
import { receiptKinds } from '#domain/money/receipt-number.ts'
import { endpoint } from './endpoint.ts'
import { count, dollars, idParam, moment } from './shapes.ts'

/** Number of a receipt or credit note; the column's maximum. */
export const receiptNumber = z.coerce.number().check(z.int(), z.gt(0), z.lte(2_147_483_647))

/** `url` serves the PDF, with the same access as this list. */
export const receiptItem = z.object({
  number: count,
  kind: z.enum(receiptKinds),
  amount: dollars,
  issuedAt: moment,
  url: z.string(),
})

export type ReceiptItem = z.output<typeof receiptItem>

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/receipts',
  summary: 'The receipts and credit notes of an application, the first one first',
  params: idParam,
  answers: { 200: z.object({ items: z.array(receiptItem) }) },
  errors: ['request.invalid', 'request.unauthorized', 'application.not-found', 'request.too-many'],
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/receipt',
  summary: 'The receipt of the order; by its number that of a supplement, or a credit note',
  params: idParam,
  query: z.object({ number: z.optional(receiptNumber) }),
  answers: { 200: { media: 'application/pdf' } },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'application.not-found',
    'receipt.not-found',
    'request.too-many',
    'server.away',
    'server.busy',
  ],
})
