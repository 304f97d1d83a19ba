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
  /** What was shown as coming back when it was asked. */
  refund: dollars,
  ground: z.nullable(z.enum(refundGrounds)),
  createdAt: moment,
  decidedAt: nullableMoment,
  /** What staff answered. */
  note: z.nullable(z.string()),
})

/** What cancelling means for an application, or for some of its travellers, as things stand. */
export const cancellationView = z.object({
  /** `now`: never paid, so it ends at once. `asked`: staff answer. `nothing`: all have left it already. */
  ends: z.enum(['now', 'asked', 'nothing']),
  /** What comes back by the refund policy, in dollars, for whom it was asked. */
  refund: dollars,
  /** Of what was paid, what belongs to them, and what is kept of it. */
  paid: dollars,
  fee: dollars,
  /** On which ground of the policy, and what speaks for it or against it. */
  ground: z.nullable(z.enum(refundGrounds)),
  grounds: z.array(z.enum(cancellationReasons)),
  /** Whom it is about: everybody who has not left, where nobody was named. */
  applicantIds: z.array(count),
  /** Whether it can be deleted instead, because no money ever came. */
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
    /** Numbers with commas between them; without, all who have not left. */
    applicantIds: z.optional(
      z.string().check(z.maxLength(1100), z.regex(/^\d{1,15}(,\d{1,15}){0,49}$/)),
    ),
  }),
  answers: { 200: cancellationView },
  errors: [...errors, 'request.too-many'],
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
    'payment.already-paid',
    'payment.gateway-unavailable',
    'payment.still-open',
    'request.too-many',
  ],
})
