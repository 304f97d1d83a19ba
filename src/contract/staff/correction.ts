import * as z from 'zod/mini'
import { applicantChangesSchema } from '#domain/application/steps/applicant-schema.ts'
import {
  contactChangesSchema,
  tripChangesSchema,
} from '#domain/application/steps/details-schema.ts'
import { correctionErrors, correctionView, reason, version } from '../correction.ts'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../shapes.ts'
import { staffApplicationView, staffErrors } from './application.ts'

export const listStaffCorrections = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/corrections',
  summary: 'Everything that was corrected, newest first, with who did it',
  params: idParam,
  answers: {
    200: z.object({
      items: z.array(
        z.extend(correctionView, {
          staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
  },
  errors: [...staffErrors, 'application.not-found'],
})

export const correctStaffContact = endpoint({
  method: 'PATCH',
  path: '/api/admin/applications/{id}/contact',
  summary:
    'Corrects the contact with a reason; a new e-mail counts at once, and the old one is told',
  params: idParam,
  body: z.extend(contactChangesSchema, {
    reason,
    version,
    /** Hands the application to another person: access of all browsers ends, even of the one that applied. */
    handsOver: z.optional(z.boolean()),
  }),
  answers: { 200: staffApplicationView },
  errors: [
    ...staffErrors,
    'application.not-found',
    'application.closed',
    'application.changed',
    'correction.refused',
    'correction.reason-required',
    'staff.confirm-required',
  ],
})

export const correctStaffTrip = endpoint({
  method: 'PATCH',
  path: '/api/admin/applications/{id}/trip',
  summary: 'Corrects how and where all travellers arrive with a reason, at any time',
  params: idParam,
  body: z.extend(tripChangesSchema, { reason, version }),
  answers: { 200: staffApplicationView },
  errors: [
    ...staffErrors,
    'application.not-found',
    'application.closed',
    'application.changed',
    'correction.refused',
    'correction.reason-required',
  ],
})

export const correctStaffApplicant = endpoint({
  method: 'PATCH',
  path: '/api/admin/applicants/{id}',
  summary: 'Corrects answers of one traveller with a reason, at any time',
  params: idParam,
  body: z.extend(applicantChangesSchema, {
    reason,
    version,
    /** The corrector saw that the documents match: none is requested again. */
    documentsFit: z.optional(z.boolean()),
  }),
  answers: { 200: staffApplicationView },
  errors: [...staffErrors, ...correctionErrors, 'correction.reason-required'],
})
