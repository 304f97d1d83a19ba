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

/** The policy's answer to a request; staff confirm it, or choose another amount with a reason. */
export const refundProposal = z.object({
  ground: z.enum(decisionGrounds),
  /** Whether the policy grants a refund. */
  eligible: z.boolean(),
  /** The reason for it, or everything against it. */
  reasons: z.array(z.enum(refundReasons)),
  /** Paid for the subject: the order, or a traveller's share. */
  paidCents: cents,
  /** Refunded of that before. */
  refundedCents: cents,
  /** The fee retained by this decision. */
  feeCents: cents,
  amountCents: cents,
  /** The maximum refund on this ground. */
  limitCents: cents,
  /** Last day for the answer and for the payment, in business days. */
  answerBy: z.string(),
  payBy: z.string(),
  /** The deadline of the request. */
  requestBy: z.nullable(z.string()),
  /** The terms that the reasons speak of, as the application was signed. */
  terms: z.object({
    /** For a request, after the payment. */
    days: count,
    /** For the traveller to send what was asked for. */
    businessDays: count,
    /** For cancelling, after the order. */
    hours: count,
  }),
})

/** The traveller concerned; null for the order as a whole. */
const forApplicant = z.nullable(count)

export const refundView = z.object({
  id: z.uuid(),
  /** Shared by the rows of one decision, each refunding a different payment. */
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
    /** A traveller; absent: the order as a whole. */
    applicantId: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
  }),
  answers: {
    200: z.object({
      proposal: z.nullable(refundProposal),
      /** The limit of a custom role for this application; `leftCents`: the part not yet refunded. */
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
    'Pays back through the gateway, for the whole or one traveller, who then withdraws; an amount that is neither the proposed one nor half of what was paid needs a note',
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
    /** A refund across several payments has a row for each; `refund` is the first. */
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
