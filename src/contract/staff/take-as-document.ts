import * as z from 'zod/mini'
import { uploadErrors } from '../document.ts'
import { documentType } from '../shapes.ts'
import { staffErrors } from './application.ts'

// A file from a conversation or e-mail becomes a traveller's document.

/** The traveller, and the type of document. */
export const takenAs = z.object({
  applicantId: z.number().check(z.int(), z.gt(0)),
  documentType,
})

export const takingErrors = [
  ...staffErrors,
  ...uploadErrors,
  'applicant.filed',
  'applicant.not-found',
  'application.closed',
  'document.accepted',
  'document.blank',
  'document.empty-page',
  'document.damaged',
  'document.not-found',
  'document.type-unknown',
  'payment.required',
] as const
