import * as z from 'zod/mini'
import { cancellationStates, maxCancellationText } from '#domain/application/cancellation.ts'
import { cancellationReasons } from '#domain/money/cancellation.ts'
import { refundGrounds } from '#domain/money/refund.ts'
import { endpoint } from './endpoint.ts'
import { count, dollars, idParam, moment, nullableMoment, typed } from './shapes.ts'

const applicantId = z.coerce.number().check(z.int(), z.gt(0))

export const cancellationRequestView = z.object({
  id: z.uuid(),
  state: z.enum(cancellationStates),
  applicantIds: z.array(count),
  reason: z.nullable(z.string()),
  /** The amount shown with the request. */
  refund: dollars,
  ground: z.nullable(z.enum(refundGrounds)),
  createdAt: moment,
  decidedAt: nullableMoment,
  /** The answer of staff. */
  note: z.nullable(z.string()),
})

/** The consequences of cancelling an application, or for some of its travellers, at this time. */
export const cancellationView = z.object({
  /** `now`: never paid, so immediate. `asked`: staff answer. `nothing`: everyone has left already. */
  ends: z.enum(['now', 'asked', 'nothing']),
  /** Refund by the policy, in dollars, for the travellers asked about. */
  refund: dollars,
  /** Their share of what was paid, and the fee retained. */
  paid: dollars,
  fee: dollars,
  /** Refunded of the whole application so far, and on its way; without what was paid by mistake. */
  refunded: dollars,
  coming: dollars,
  /** Ground of the policy, and the reasons for or against a refund. */
  ground: z.nullable(z.enum(refundGrounds)),
  grounds: z.array(z.enum(cancellationReasons)),
  /** Hours after the order within which it may be cancelled, by the terms agreed. */
  cancellationHours: count,
  /** The travellers asked about: by default everyone who has not left. */
  applicantIds: z.array(count),
  /** Whether it may be deleted instead, since no money ever came in. */
  canDelete: z.boolean(),
  requests: z.array(cancellationRequestView),
})

export type CancellationView = z.output<typeof cancellationView>

const errors = ['request.invalid', 'request.unauthorized', 'application.not-found'] as const

export const getCancellation = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/cancellation',
  summary:
    'What comes back by the refund policy if it is cancelled now, whole or for some travellers',
  params: idParam,
  query: z.object({
    /** Comma-separated ids; by default everyone who has not left. */
    applicantIds: z.optional(
      z.string().check(z.maxLength(1100), z.regex(/^\d{1,15}(,\d{1,15}){0,49}$/)),
    ),
  }),
  answers: { 200: cancellationView },
  errors: [...errors, 'application.held', 'request.too-many'],
})

export const askCancellation = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/cancellation',
  summary:
    'Cancels: what was never paid ends at once, anything else becomes a request to staff; repeated, the same answer',
  params: idParam,
  body: z.object({
    applicantIds: z.optional(z.array(applicantId).check(z.minLength(1), z.maxLength(50))),
    reason: z.optional(typed(maxCancellationText)),
  }),
  answers: { 202: cancellationView },
  errors: [
    ...errors,
    'application.held',
    'cancellation.before-paying',
    'payment.gateway-unavailable',
    'payment.still-open',
    'request.too-many',
  ],
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}',
  summary: 'Deletes an application that was never paid, with everything that belongs to it',
  params: idParam,
  answers: { 204: null },
  errors: [
    ...errors,
    'application.held',
    'payment.already-paid',
    'payment.gateway-unavailable',
    'payment.still-open',
    'request.too-many',
  ],
})
