import * as z from 'zod/mini'
import {
  correctableFields,
  correctionActors,
  maxReasonLength,
} from '#domain/application/correction.ts'
import { applicantChangesSchema } from '#domain/application/steps/applicant-schema.ts'
import {
  contactChangesSchema,
  tripChangesSchema,
} from '#domain/application/steps/details-schema.ts'
import { ruleCodes } from '#domain/application/steps/rule-code.ts'
import { applicantView, applicationView } from './application.ts'
import { endpoint } from './endpoint.ts'
import { count, documentType, idParam, moment, typed } from './shapes.ts'

/** A corrected field: values as text, null when empty. */
export const correctionView = z.object({
  at: moment,
  by: z.enum(correctionActors),
  /** Null for the contact, or the arrival of all. */
  applicantId: z.nullable(count),
  field: z.enum(correctableFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Staff always give a reason. */
  reason: z.nullable(z.string()),
})

export type CorrectionView = z.output<typeof correctionView>

/** Corrections are per field: absent ones are unchanged. */
export const reason = z.optional(typed(maxReasonLength))
export const version = z.optional(z.coerce.number().check(z.int(), z.gt(0)))

/** Warnings of the rules, shown beside the fields. */
const advice = z.array(
  z.object({
    path: z.string(),
    code: z.enum(ruleCodes),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
)

/** Why answers cannot be corrected. */
export const correctionErrors = [
  'application.not-found',
  'application.closed',
  'application.changed',
  'correction.refused',
  'correction.visa-kind',
  'correction.ineligible',
] as const

export const correctApplicant = endpoint({
  method: 'PATCH',
  path: '/api/applicants/{id}',
  summary: 'Corrects answers of one traveller, until that traveller is handed in',
  params: idParam,
  body: z.extend(applicantChangesSchema, { reason, version }),
  answers: {
    200: z.object({
      applicant: applicantView,
      /** Changes made by this call. */
      corrections: z.array(correctionView),
      /** Documents that no longer match and are requested again. */
      asksAgain: z.array(documentType),
      advice,
    }),
  },
  errors: [
    ...correctionErrors,
    'application.held',
    'request.invalid',
    'request.unauthorized',
    'applicant.filed',
    'request.too-many',
  ],
})

export const correctContact = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}/contact',
  summary: 'Corrects how we reach the contact; a new e-mail counts when its code was typed',
  params: idParam,
  body: z.extend(contactChangesSchema, { reason, version }),
  answers: {
    200: applicationView,
    /** The other fields are saved; the address is masked: `a•••@example.org`. */
    202: z.object({ codeSentTo: z.string() }),
  },
  errors: [
    'application.not-found',
    'application.closed',
    'application.held',
    'application.changed',
    'correction.refused',
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
  ],
})

export const correctTrip = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}/trip',
  summary: 'Corrects how and where all travellers arrive, until one of them is handed in',
  params: idParam,
  body: z.extend(tripChangesSchema, { reason, version }),
  answers: { 200: applicationView },
  errors: [
    'application.not-found',
    'application.closed',
    'application.held',
    'application.changed',
    'applicant.filed',
    'correction.refused',
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
  ],
})

export const confirmContact = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/contact/confirm',
  summary: 'The code that went to the new e-mail: from now on letters go there',
  params: idParam,
  body: z.object({ code: z.string().check(z.maxLength(16)) }),
  answers: { 200: applicationView },
  errors: [
    'application.not-found',
    'application.closed',
    'application.held',
    'code.wrong',
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
  ],
})

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/corrections',
  summary: 'Everything that was corrected, newest first',
  params: idParam,
  answers: { 200: z.array(correctionView) },
  errors: ['application.not-found', 'request.unauthorized', 'request.too-many'],
})
