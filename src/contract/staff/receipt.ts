import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { receiptItem, receiptNumber } from '../receipt.ts'
import { cents, idParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

const staffReceiptItem = z.extend(z.omit(receiptItem, { amount: true }), { amountCents: cents })

export const listStaffReceipts = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/receipts',
  summary: 'The receipts and credit notes of an application, the first one first',
  params: idParam,
  answers: { 200: z.object({ items: z.array(staffReceiptItem) }) },
  errors: [...staffErrors, 'application.not-found'],
})

export const getStaffReceipt = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/receipts/{number}',
  summary: 'A receipt or credit note of an application by its number, as the traveller has it',
  params: z.extend(idParam, { number: receiptNumber }),
  answers: { 200: { media: 'application/pdf' } },
  errors: [...staffErrors, 'receipt.not-found', 'server.away', 'server.busy'],
})
