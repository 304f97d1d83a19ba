import * as z from 'zod/mini'
import { disputeStates } from '#domain/money/dispute.ts'
import { ledgerKinds } from '#domain/money/ledger.ts'
import { moneyKinds, moneyStates } from '#domain/money/move.ts'
import { endpoint } from '../endpoint.ts'
import { count, day, dollars, moment, nullableMoment, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'

const moneyFilter = {
  kind: z.optional(z.enum(moneyKinds)),
  state: z.optional(z.enum(moneyStates)),
  /** Days at the seat of the company (Europe/London), both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** The reference of an application, or how one of the gateway begins. */
  search: z.optional(typed(100)),
}

/** Whose money it is. Positive where it came to us, negative where it left. */
const shares = {
  total: dollars,
  /** The official fee. */
  authority: dollars,
  service: dollars,
  /** Of travellers, on its way back to them. */
  held: dollars,
}

const moneyMove = z.object({
  key: z.string(),
  at: moment,
  kind: z.enum(moneyKinds),
  state: z.enum(moneyStates),
  ...shares,
  currency: z.string(),
  /** Null where the application is kept no longer, or the money is of none. */
  application: z.nullable(z.object({ id: count, reference: z.string() })),
  gatewayRef: z.nullable(z.string()),
})

export const listMoney = endpoint({
  method: 'GET',
  path: '/api/admin/money/moves',
  summary:
    'Every movement of money, newest first, with the sums of what is booked on the first page',
  query: z.object({
    ...moneyFilter,
    cursor: z.optional(z.string().check(z.maxLength(120))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  answers: {
    200: z.object({
      items: z.array(moneyMove),
      nextCursor: z.nullable(z.string()),
      /** Null on further pages. Only what is booked counts. */
      totals: z.nullable(z.object({ count, in: dollars, out: dollars, ...shares })),
    }),
  },
  errors: staffErrors,
})

export const exportMoney = endpoint({
  method: 'GET',
  path: '/api/admin/money/export',
  summary: 'The filtered movements of money as CSV for accountants, streamed',
  query: z.object(moneyFilter),
  answers: { 200: { media: 'text/csv' } },
  errors: [...staffErrors, 'staff.confirm-required'],
})

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/money/disputes',
  summary: 'Payers who asked their bank for the money back: those to answer first, at most 200',
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          gatewayRef: z.string(),
          state: z.enum(disputeStates),
          /** A code of the gateway. */
          reason: z.string(),
          amount: dollars,
          currency: z.string(),
          /** Until when the gateway takes evidence. */
          respondBy: nullableMoment,
          openedAt: moment,
          closedAt: nullableMoment,
          /** Null: the gateway named no payment of ours. */
          application: z.nullable(z.object({ id: count, reference: z.string() })),
        }),
      ),
    }),
  },
  errors: staffErrors,
})

const month = z.object({
  month: z.string().check(z.maxLength(7), z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/)),
})

const papers = z.object({
  count,
  total: dollars,
  /** The numbers of the first and the last one; null where there is none. */
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
})

export const getMonth = endpoint({
  method: 'GET',
  path: '/api/admin/money/months/{month}',
  summary: 'The books of a month, YYYY-MM at the seat of the company (Europe/London)',
  params: month,
  answers: {
    200: z.object({
      month: z.string(),
      /** IANA. */
      zone: z.string(),
      /** An ended month never changes: what comes late is booked in the month in which it comes. */
      isOver: z.boolean(),
      opening: z.object(shares),
      lines: z.array(z.object({ kind: z.enum(ledgerKinds), count, ...shares })),
      closing: z.object(shares),
      receipts: papers,
      creditNotes: papers,
      /** Whether receipts are what was captured, and credit notes what was refunded, to the cent. */
      agrees: z.boolean(),
    }),
  },
  errors: staffErrors,
})

export const exportMonth = endpoint({
  method: 'GET',
  path: '/api/admin/money/months/{month}/export',
  summary: 'The books of a month as CSV',
  params: month,
  answers: { 200: { media: 'text/csv' } },
  errors: [...staffErrors, 'staff.confirm-required'],
})
