import * as z from 'zod/mini'
import {
  decisionGrounds,
  refundGrounds,
  refundOrigins,
  refundReasons,
  refundStates,
} from '#domain/money/refund.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, day, idParam, moment, nullableMoment, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'

/** What the refund policy says of one request; staff confirm it or, with a reason, another amount. */
export const refundProposal = z.object({
  ground: z.enum(decisionGrounds),
  /** Whether the policy pays anything back. */
  eligible: z.boolean(),
  /** What speaks for it or, when nothing is paid back, everything that stands against it. */
  reasons: z.array(z.enum(refundReasons)),
  /** What was paid for all that this is about: the whole, or one traveller's share. */
  paidCents: cents,
  /** What was given back of that before. */
  refundedCents: cents,
  /** What is still kept of our fee by this decision. */
  feeCents: cents,
  amountCents: cents,
  /** The most that may be given back on this ground. */
  limitCents: cents,
  /** Last day to answer the request, and to pay it back, business days counted. */
  answerBy: z.string(),
  payBy: z.string(),
  /** The deadline within which the request had to come. */
  requestBy: z.nullable(z.string()),
})

/** For whom money goes back: one traveller; null for the order as a whole. */
const forApplicant = z.nullable(count)

export const refundView = z.object({
  id: z.uuid(),
  /** Rows of one decision share it: each gives back of another payment. */
  decisionId: z.uuid(),
  applicantId: forApplicant,
  state: z.enum(refundStates),
  reason: z.enum(refundOrigins),
  ground: z.nullable(z.enum(decisionGrounds)),
  amountCents: cents,
  note: z.nullable(z.string()),
  createdAt: moment,
  doneAt: nullableMoment,
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export const getRefund = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/refund',
  summary:
    'What the policy proposes for a request of a day, for the whole or one traveller, and the refunds so far',
  params: idParam,
  query: z.object({
    ground: z._default(z.enum(refundGrounds), 'refund'),
    requestedOn: z.optional(day),
    /** For one traveller; absent: for the order as a whole. */
    applicantId: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
  }),
  answers: {
    200: z.object({
      proposal: z.nullable(refundProposal),
      /** What the own role allows of this application, where it has a limit; `leftCents`: and nobody gave back yet. */
      ofRole: z.nullable(z.object({ limitCents: cents, leftCents: cents })),
      refunds: z.array(refundView),
    }),
  },
  errors: [...staffErrors, 'application.not-found', 'applicant.not-found'],
})

export const makeRefund = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/refund',
  summary:
    'Pays back through the gateway, for the whole or one traveller, who then withdraws; another amount needs a note',
  params: idParam,
  body: z.object({
    ground: z.enum(refundGrounds),
    requestedOn: z.optional(day),
    applicantId: z.optional(count),
    amountCents: cents,
    note: z.optional(typed(2000)),
    version: z.optional(count),
  }),
  answers: {
    /** A decision that gives back of several payments has a row for each; `refund` is the first. */
    201: z.object({ refund: refundView, refunds: z.array(refundView) }),
  },
  errors: [
    ...staffErrors,
    'staff.confirm-required',
    'application.not-found',
    'application.changed',
    'applicant.not-found',
    'payment.not-found',
    'refund.already-made',
    'refund.amount-wrong',
    'refund.beyond-limit',
    'refund.disputed',
    'refund.note-required',
  ],
})

export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/{id}/retry',
  summary: 'Asks the gateway again for a refund that failed, and hurries one that waits',
  params: z.object({ id: z.uuid() }),
  answers: { 202: null },
  errors: [
    ...staffErrors,
    'staff.confirm-required',
    'refund.beyond-limit',
    'refund.disputed',
    'refund.not-found',
  ],
})
