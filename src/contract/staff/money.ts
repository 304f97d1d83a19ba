import * as z from 'zod/mini'
import { visaTypes } from '#domain/application/choice.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { disputeStates } from '#domain/money/dispute.ts'
import { ledgerKinds } from '#domain/money/ledger.ts'
import { leftOpenKinds } from '#domain/money/month.ts'
import { moneyKinds, moneyStates } from '#domain/money/movement.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, day, moment, nullableMoment, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'

const moneyFilter = {
  kind: z.optional(z.enum(moneyKinds)),
  state: z.optional(z.enum(moneyStates)),
  /** Days at the company's seat (Europe/London), both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
  /** An application's reference, or a prefix of a gateway's. */
  search: z.optional(typed(100)),
}

/** Shares of an amount. Positive when received, negative when paid out. */
const shares = {
  totalCents: cents,
  /** Official fees of travellers who are not filed. */
  authorityCents: cents,
  /** Official fees that the authority expects: filed and not paid. */
  expectedCents: cents,
  serviceCents: cents,
  /** Owed back to travellers. */
  heldCents: cents,
}

const moneyMove = z.object({
  key: z.string(),
  at: moment,
  kind: z.enum(moneyKinds),
  state: z.enum(moneyStates),
  ...shares,
  currency: z.string(),
  /** Null if the application was deleted, or the money belongs to none. */
  application: z.nullable(z.object({ id: count, reference: z.string() })),
  gatewayRef: z.nullable(z.string()),
  /** The day it is about, 'YYYY-MM-DD', where that is not the day of booking. */
  happenedOn: z.nullable(z.string()),
})

/** Offset and length of a page. */
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
      /** Null on further pages. Counts only what is booked. */
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
  /** A gateway code. */
  reason: z.string(),
  amountCents: cents,
  currency: z.string(),
  /** The gateway's deadline for evidence. */
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
      /** Null if unknown or deleted. */
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
      /** The gateway's reports, in order of their events. */
      news: z.array(
        z.object({ state: z.enum(disputeStates), at: moment, respondBy: nullableMoment }),
      ),
      booked: z.array(z.object({ kind: z.enum(ledgerKinds), amountCents: cents, at: moment })),
      /** Downloads of the evidence, newest first. */
      bundles: z.array(z.object({ at: moment, by: z.string() })),
      /** Whether refunds of the application are blocked. */
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
  errors: [
    ...staffErrors,
    'dispute.not-found',
    'dispute.no-evidence',
    'staff.confirm-required',
    'server.away',
    'server.busy',
  ],
})

const month = z.object({
  month: z.string().check(z.maxLength(7), z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/)),
})

const papers = z.object({
  count,
  totalCents: cents,
  /** The first and last number, or null. */
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
      /** A past month never changes: late entries are booked in the current one. */
      isOver: z.boolean(),
      /** Null: open. Months before a closed one are closed with it. */
      closed: z.nullable(
        z.object({
          at: moment,
          by: z.object({ id: z.string(), name: z.string() }),
          /** The month whose closing it is, YYYY-MM. */
          with: z.string(),
          /** The last one can be opened again. */
          isLast: z.boolean(),
        }),
      ),
      /** What is not settled yet of the month and those before; empty if it is not over, or closed. */
      leftOpen: z.array(
        z.object({
          kind: z.enum(leftOpenKinds),
          count,
          /** The first of them. */
          applications: z.array(z.object({ id: count, reference: z.string() })),
        }),
      ),
      /** The oldest month that is over and not closed; null if there is none. */
      toClose: z.nullable(z.string()),
      opening: z.object(shares),
      lines: z.array(z.object({ kind: z.enum(ledgerKinds), count, ...shares })),
      closing: z.object(shares),
      receipts: papers,
      creditNotes: papers,
      /** Whether receipts equal captures, and credit notes refunds, to the cent. */
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

export const closeMonth = endpoint({
  method: 'POST',
  path: '/api/admin/money/months/{month}/close',
  summary: 'Closes a month that is over, and those before: nothing is booked into them any more',
  params: month,
  body: z.object({}),
  answers: { 204: null },
  errors: [...staffErrors, 'staff.confirm-required', 'month.closed', 'month.not-over'],
})

export const openMonth = endpoint({
  method: 'POST',
  path: '/api/admin/money/months/{month}/open',
  summary: 'Opens the last closed month again, for a reason that the audit keeps',
  params: month,
  body: z.object({ reason: typed(maxNoteLength, 1) }),
  answers: { 204: null },
  errors: [...staffErrors, 'staff.confirm-required', 'month.not-last'],
})

export const exportClosedMonth = endpoint({
  method: 'GET',
  path: '/api/admin/money/months/{month}/file',
  summary: 'A closed month as a ZIP: sums, bookings, receipts, payouts and official fees as CSV',
  params: month,
  answers: { 200: { media: 'application/zip' } },
  errors: [...staffErrors, 'staff.confirm-required', 'month.open'],
})
