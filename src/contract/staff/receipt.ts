import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { receiptList, receiptNumber } from '../receipt.ts'
import { idParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

export const listStaffReceipts = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/receipts',
  summary: 'The receipts and credit notes of an application, the first one first',
  params: idParam,
  answers: { 200: receiptList },
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
