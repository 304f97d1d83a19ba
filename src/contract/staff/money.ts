import * as z from 'zod/mini'
import { visaTypes } from '#domain/application/choice.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { disputeStates } from '#domain/money/dispute.ts'
import { ledgerKinds } from '#domain/money/ledger.ts'
import { moneyKinds, moneyStates } from '#domain/money/move.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, day, moment, nullableMoment, typed } from '../shapes.ts'
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
  totalCents: cents,
  /** The official fee. */
  authorityCents: cents,
  serviceCents: cents,
  /** Of travellers, on its way back to them. */
  heldCents: cents,
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

/** A page of a list: where it begins, and how many rows it has. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(160))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
}

export const listMoney = endpoint({
  method: 'GET',
  path: '/api/admin/money/moves',
  summary:
    'Every movement of money, newest first, with the sums of what is booked on the first page',
  query: z.object({
    ...moneyFilter,
    ...pageQuery,
  }),
  answers: {
    200: z.object({
      items: z.array(moneyMove),
      nextCursor: z.nullable(z.string()),
      /** Null on further pages. Only what is booked counts. */
      totals: z.nullable(z.object({ count, inCents: cents, outCents: cents, ...shares })),
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

const dispute = {
  id: z.uuid(),
  gatewayRef: z.string(),
  state: z.enum(disputeStates),
  /** A code of the gateway. */
  reason: z.string(),
  amountCents: cents,
  currency: z.string(),
  /** Until when the gateway takes evidence. */
  respondBy: nullableMoment,
  openedAt: moment,
  closedAt: nullableMoment,
  /** Null: the gateway named no payment of ours. */
  application: z.nullable(z.object({ id: count, reference: z.string() })),
}

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/admin/money/disputes',
  summary: 'Payers who asked their bank for the money back: those to answer first',
  query: z.object(pageQuery),
  answers: {
    200: z.object({ items: z.array(z.object(dispute)), nextCursor: z.nullable(z.string()) }),
  },
  errors: staffErrors,
})

const disputeParams = z.object({ id: z.uuid() })

export const getDispute = endpoint({
  method: 'GET',
  path: '/api/admin/money/disputes/{id}',
  summary: 'The case of one dispute: what is claimed, what was told when, and what is booked of it',
  params: disputeParams,
  answers: {
    200: z.object({
      ...dispute,
      gateway: z.string(),
      /** Null: of no payment of ours, or of one that is kept no longer. */
      payment: z.nullable(
        z.object({
          amountCents: cents,
          at: moment,
          gatewayRef: z.nullable(z.string()),
          refundedCents: cents,
        }),
      ),
      about: z.nullable(
        z.object({
          contactName: z.string(),
          status: z.enum(applicationStatuses),
          travellers: count,
          visaType: z.enum(visaTypes),
          isErased: z.boolean(),
        }),
      ),
      /** What the gateway said, in the order of what it speaks of. */
      news: z.array(
        z.object({ state: z.enum(disputeStates), at: moment, respondBy: nullableMoment }),
      ),
      booked: z.array(z.object({ kind: z.enum(ledgerKinds), amountCents: cents, at: moment })),
      /** When the evidence was taken, and by whom; the newest first. */
      bundles: z.array(z.object({ at: moment, by: z.string() })),
      /** Whether nothing of the application can go back meanwhile. */
      holdsRefunds: z.boolean(),
      hasEvidence: z.boolean(),
    }),
  },
  errors: [...staffErrors, 'dispute.not-found'],
})

export const getEvidence = endpoint({
  method: 'GET',
  path: '/api/admin/money/disputes/{id}/evidence',
  summary: 'What we can prove of the disputed payment, as one PDF in English; kept nowhere',
  params: disputeParams,
  answers: { 200: { media: 'application/pdf' } },
  errors: [...staffErrors, 'dispute.not-found', 'dispute.no-evidence', 'staff.confirm-required'],
})

const month = z.object({
  month: z.string().check(z.maxLength(7), z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/)),
})

const papers = z.object({
  count,
  totalCents: cents,
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
