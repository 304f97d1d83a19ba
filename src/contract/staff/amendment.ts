import * as z from 'zod/mini'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { errorCodes } from '#domain/error.ts'
import { amendmentStates } from '#domain/money/amendment.ts'
import { refundReasons } from '#domain/money/refund.ts'
import { wanted, wantedQuery } from '../amendment.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, idParam, moment, nullableMoment, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'

const choice = z.object({
  visaType: z.enum(visaTypes),
  processingType: z.enum(processingTypes),
  hasInsurance: z.boolean(),
  hasESim: z.boolean(),
})

const amendmentView = z.object({
  id: z.uuid(),
  state: z.enum(amendmentStates),
  from: choice,
  to: choice,
  differenceCents: cents,
  reason: z.nullable(z.string()),
  /** Null for the traveller. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: moment,
  doneAt: nullableMoment,
})

export const getStaffAmendment = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/amendment',
  summary: 'What a change to something cheaper gives back, and every change so far',
  params: idParam,
  query: wantedQuery,
  answers: {
    200: z.object({
      differenceCents: cents,
      totalCents: cents,
      expectedBy: z.string(),
      whyNot: z.nullable(z.enum(errorCodes)),
      /** Refund by the policy, the difference less our fee or nothing, and why. */
      refundCents: cents,
      feeCents: cents,
      reasons: z.array(z.enum(refundReasons)),
      amendments: z.array(amendmentView),
    }),
  },
  errors: [...staffErrors, 'application.not-found'],
})

export const amendOrder = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/amendment',
  summary:
    'Changes what was ordered to something that costs no more, and gives back what the policy says',
  params: idParam,
  body: z.object({
    ...wanted,
    /** Shown to colleagues in the history. */
    reason: typed(maxNoteLength, 1),
    version: z.optional(count),
  }),
  answers: { 201: z.object({ amendment: amendmentView, refundCents: cents }) },
  errors: [
    ...staffErrors,
    'staff.confirm-required',
    'application.not-found',
    'application.changed',
    'application.closed',
    'amendment.dearer',
    'amendment.extra-first',
    'amendment.extra-late',
    'amendment.multiple-required',
    'amendment.nothing',
    'refund.beyond-limit',
    'refund.disputed',
    'amendment.somebody-withdrew',
    'applicant.filed',
    'payment.required',
    'payment.not-open',
  ],
})
