import * as z from 'zod/mini'
import { maxApplicants } from '#domain/application/choice.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, typed } from '../shapes.ts'
import { changeErrors, note, staffApplicationView, staffErrors, version } from './application.ts'

export const approvalErrors = [
  'application.incomplete',
  'approval.document-required',
  'approval.not-pdf',
  'approval.second-person',
  'approval.disputed',
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
  'payment.by-hand',
  'request.too-slow',
  'server.away',
  'server.busy',
  'visa-document.approved',
  'visa-document.not-found',
] as const

/**
 * Filing and approval need a payment and accepted documents; owners and managers may override with
 * `adminNotes` as the reason, stored permanently. The same for the two calls below, and for `paid`
 * without a payment.
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
    /** Shown in the letter and the traveller's timeline; the notes never are. */
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
 * `reason` is required for rejected and withdrawn, where the traveller sees it, and for every step
 * back, where only colleagues do. Filing and approval need a payment and accepted documents; owners
 * and managers may override with `override` as the reason, stored permanently. `visaDocumentId`
 * refers to a staged visa document, instead of bytes.
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
  errors: [...changeErrors, ...approvalErrors, 'filing.number-required'],
})

const handOverErrors = [
  ...changeErrors,
  'application.closed',
  'approval.second-person',
  'approval.disputed',
  'approval.unpaid',
  'approval.unreviewed',
  'staff.not-found',
] as const

export const handOver = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/hand-over',
  summary: 'Says that it is the turn of a second person, to approve what the first looked through',
  params: idParam,
  body: z.object({
    /** The second person; null or absent: anyone else. */
    staffId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    /** By default all who are ready. */
    applicantIds: z.optional(
      z.array(z.int().check(z.gt(0))).check(z.minLength(1), z.maxLength(maxApplicants.group)),
    ),
    version,
  }),
  answers: { 200: staffApplicationView },
  errors: handOverErrors,
})

export const takeBack = endpoint({
  method: 'DELETE',
  path: '/api/admin/applications/{id}/hand-over',
  summary: 'Takes back what was handed over to a second person',
  params: idParam,
  answers: { 200: staffApplicationView },
  errors: changeErrors,
})

export const sendBack = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/hand-over/refusal',
  summary: 'As second person, sends back what was handed over, and says why',
  params: idParam,
  body: z.object({ note: typed(maxNoteLength, 1), version }),
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, 'approval.second-person'],
})

export const getApplicantVisa = endpoint({
  method: 'GET',
  path: '/api/admin/applicants/{id}/visa',
  summary: 'The visa document of one traveller, also while the traveller is not approved',
  params: idParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/admin/decisions/{id}/undo',
  summary: 'Undoes a decision that its traveller has not been told of: within a minute',
  params: idParam,
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, 'decision.told'],
})
