import * as z from 'zod/mini'
import { uploadErrors } from '../document.ts'
import { documentType } from '../shapes.ts'
import { staffErrors } from './application.ts'

// A file that came in a conversation or by email becomes a document of a traveller.

/** A traveller of an application, and what a file that somebody sent is to be of theirs. */
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
