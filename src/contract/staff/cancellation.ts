import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import {
  cancellationDecisions,
  cancellationStates,
  maxCancellationText,
} from '#domain/application/cancellation.ts'
import { cancellationRequestView } from '../cancellation.ts'
import { endpoint } from '../endpoint.ts'
import { applicationStatus, cents, count, typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

export const staffCancellationView = z.extend(z.omit(cancellationRequestView, { refund: true }), {
  /** What was shown as coming back when it was asked. */
  refundCents: cents,
  application: z.object({
    id: count,
    reference: z.string(),
    version: count,
    status: applicationStatus,
    contactName: z.string(),
  }),
  applicants: z.array(
    z.object({
      id: count,
      firstName: z.string(),
      lastName: z.string(),
      state: z.enum(applicantStates),
    }),
  ),
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export type StaffCancellationView = z.output<typeof staffCancellationView>

export const listCancellations = endpoint({
  method: 'GET',
  path: '/api/admin/cancellations',
  summary:
    'Requests to cancel: open ones first, longest waiting first; then the newest answered ones',
  query: z.object({
    applicationId: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
    state: z.optional(z.enum(cancellationStates)),
  }),
  answers: { 200: z.object({ open: count, items: z.array(staffCancellationView) }) },
  errors: staffErrors,
})

export const answerCancellation = endpoint({
  method: 'POST',
  path: '/api/admin/cancellations/{id}',
  summary:
    'Accepts a request, which withdraws its travellers, or declines it with a note; repeated, the same answer',
  params: uuidParam,
  body: z.object({
    decision: z.enum(cancellationDecisions),
    note: z.optional(typed(maxCancellationText)),
    version: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
  }),
  answers: { 200: z.object({ request: staffCancellationView }) },
  errors: [
    ...staffErrors,
    'application.changed',
    'cancellation.answered',
    'cancellation.not-found',
    'cancellation.note-required',
    'cancellation.overtaken',
  ],
})
