import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { maxStagedVisas } from '#domain/document/staged-visa.ts'
import { errorCodes } from '#domain/error.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { approvalErrors } from './decision.ts'

/** Fractions 0 to 1 of the page: left, top, width, height. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])
/** The page from 1, and the boxes on it. */
const found = { page: count, boxes: z.array(box) }

/** A possible holder, and how the document matches. */
const candidate = z.object({
  applicantId: count,
  applicationId: count,
  reference: z.string(),
  position: count,
  firstName: z.string(),
  lastName: z.string(),
  passportNumber: z.string(),
  dateOfBirth: z.string(),
  nationality: z.string(),
  state: z.enum(applicantStates),
  number: z.nullable(z.object(found)),
  name: z.nullable(z.object(found)),
  /** Another passport number in it. */
  otherNumber: z.nullable(z.object({ ...found, number: z.string() })),
  /** Number and name match; otherwise a second person has to compare. */
  isMatch: z.boolean(),
})

const visaDocumentView = z.object({
  id: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
  /** False for pictures and scans, which have no text. */
  isReadable: z.boolean(),
  /** Null while no holder was found. */
  applicationId: z.nullable(count),
  /** Null while undetermined. */
  applicantId: z.nullable(count),
  addedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: moment,
  expiresAt: moment,
  candidates: z.array(candidate),
})

export const addVisaDocument = endpoint({
  method: 'POST',
  path: '/api/admin/visa-documents',
  summary:
    'Puts a visa document in, once: it is read, matched and kept for a day until somebody approves with it; without an application its traveller is looked up by the numbers of passports in it',
  body: { multipart: ['applicationId', 'file'] },
  answers: { 201: visaDocumentView },
  errors: [...staffErrors, ...approvalErrors, 'application.not-found'],
})

export const takeVisaFromEmail = endpoint({
  method: 'POST',
  path: '/api/admin/emails/{id}/files/{fileId}/visa-document',
  summary:
    'Puts in a file of an email of the authority as a visa document of its application, as if it had been uploaded; repeated, the same',
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  answers: { 201: visaDocumentView },
  errors: [
    ...staffErrors,
    ...approvalErrors,
    'application.not-found',
    'document.not-found',
    'document.damaged',
    'email.file-used',
    'email.not-found',
    'server.away',
  ],
})

export const listVisaDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/visa-documents',
  summary:
    'The visa documents that wait: those you put in, and those of travellers who were handed over to you',
  query: z.object({ applicationId: z.optional(z.coerce.number().check(z.int(), z.gt(0))) }),
  answers: { 200: z.object({ items: z.array(visaDocumentView) }) },
  errors: staffErrors,
})

export const getVisaDocument = endpoint({
  method: 'GET',
  path: '/api/admin/visa-documents/{id}',
  summary: 'A visa document that waits, with what it says of whom it may be for',
  params: uuidParam,
  answers: { 200: visaDocumentView },
  errors: [...staffErrors, 'visa-document.approved', 'visa-document.not-found'],
})

export const getVisaDocumentFile = endpoint({
  method: 'GET',
  path: '/api/admin/visa-documents/{id}/file',
  summary: 'The bytes of a visa document that waits',
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [
    ...staffErrors,
    'visa-document.approved',
    'visa-document.not-found',
    'document.damaged',
    'server.away',
    'server.busy',
  ],
})

export const giveVisaDocument = endpoint({
  method: 'PUT',
  path: '/api/admin/visa-documents/{id}/applicant',
  summary: 'Says for whom a visa document is',
  params: uuidParam,
  body: z.object({ applicantId: z.int().check(z.gt(0)) }),
  answers: { 200: visaDocumentView },
  errors: [
    ...staffErrors,
    'visa-document.approved',
    'visa-document.not-found',
    'applicant.not-found',
  ],
})

export const removeVisaDocument = endpoint({
  method: 'DELETE',
  path: '/api/admin/visa-documents/{id}',
  summary: 'Takes a visa document away with which nobody has approved; repeated, the same',
  params: uuidParam,
  answers: { 204: null },
  errors: staffErrors,
})

export const approveVisaDocuments = endpoint({
  method: 'POST',
  path: '/api/admin/visa-documents/approve',
  summary:
    'Approves the traveller of each of these documents, one by one; tells of each what stood against it',
  body: z.object({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxStagedVisas)),
  }),
  answers: {
    200: z.object({
      rows: z.array(
        z.object({
          id: z.uuid(),
          applicantId: z.nullable(count),
          /** Why it was not approved, or null. */
          error: z.nullable(z.enum(errorCodes)),
          /** Id of the decision, undoable for a minute. */
          held: z.nullable(count),
        }),
      ),
    }),
  },
  errors: [...staffErrors, 'staff.confirm-required'],
})
