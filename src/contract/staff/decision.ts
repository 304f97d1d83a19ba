import * as z from 'zod/mini'
import { applicationStatuses } from '#domain/application/status.ts'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../shapes.ts'
import { changeErrors, note, staffApplicationView, staffErrors, version } from './application.ts'

export const approvalErrors = [
  'application.incomplete',
  'approval.document-required',
  'approval.not-pdf',
  'approval.second-person',
  'approval.unpaid',
  'approval.unreviewed',
  'approval.names-missing',
  'decision.reason-required',
  'document.ambiguous',
  'document.damaged',
  'document.empty',
  'document.encrypted',
  'document.infected',
  'document.scripted',
  'document.too-complex',
  'document.too-large',
  'document.unreadable',
  'document.wrong-type',
  'file.missing',
  'request.too-slow',
  'server.busy',
  'visa-document.not-found',
] as const

/**
 * Nobody is filed or approved before the application is paid and each document is accepted; owners and
 * managers may with `adminNotes`, their reason, which is kept for ever. The same of the two calls below.
 */
export const putStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/applications/{id}/status',
  summary: 'Sets the status; a PDF may come with it, and has to when approving without one',
  params: idParam,
  body: {
    multipart: [
      'status',
      'approvalDocument',
      'adminNotes',
      'travellerMessage',
      'version',
      'namesConfirmed',
      'visaDocumentId',
    ],
  },
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, ...approvalErrors],
})

export const patchStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/applications/{id}/status',
  summary: 'Sets the status and the note about it',
  params: idParam,
  body: z.object({
    status: z.enum(applicationStatuses),
    adminNotes: z.optional(note),
    /** Goes into the letter and the traveller's timeline; the notes never do. */
    travellerMessage: z.optional(note),
    version,
    namesConfirmed: z.optional(z.boolean()),
  }),
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, ...approvalErrors],
})

export const addApproval = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/approval',
  summary: 'Keeps the approval document, approves, and sends it to the traveller by letter',
  params: idParam,
  body: {
    multipart: [
      'approvalDocument',
      'adminNotes',
      'travellerMessage',
      'version',
      'namesConfirmed',
      'visaDocumentId',
    ],
  },
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, ...approvalErrors],
})

/**
 * `decision` is one of filed, approved, rejected, withdrawn, ready; `ready` takes a decision back.
 * `reason` has to be given for rejected and withdrawn, where the traveller reads it, and for every step
 * back, where colleagues do. Nobody is filed or approved before the application is paid and each document
 * is accepted; owners and managers may with `override`, their reason, which is kept for ever. `visaDocumentId`
 * is a visa document that waits, instead of bytes.
 */
export const decideApplicant = endpoint({
  method: 'PUT',
  path: '/api/admin/applicants/{id}/decision',
  summary: 'Decides about one traveller; the status of the application follows',
  params: idParam,
  body: {
    multipart: [
      'decision',
      'visaDocument',
      'reason',
      'travellerMessage',
      'portalNumber',
      'version',
      'namesConfirmed',
      'visaDocumentId',
      'override',
    ],
  },
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, ...approvalErrors],
})

export const getApplicantVisa = endpoint({
  method: 'GET',
  path: '/api/admin/applicants/{id}/visa',
  summary: 'The visa document of one traveller, also while the traveller is not approved',
  params: idParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})
