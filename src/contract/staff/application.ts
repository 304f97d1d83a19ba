import * as z from 'zod/mini'
import { maxNoteLength } from '#domain/application/list.ts'
import { workFlags, workStates } from '#domain/application/work.ts'
import { guardCodes } from '#domain/document/guard.ts'
import { rejectionReasons, reviewVerdicts } from '#domain/document/review.ts'
import { errorCodes } from '#domain/error.ts'
import { paymentStates } from '#domain/money/payment.ts'
import { checkResults } from '#domain/passport/check.ts'
import { comparedFields } from '#domain/passport/compare.ts'
import { regimes } from '#domain/rules/rules.ts'
import { applicantView, applicationView } from '../application.ts'
import { endpoint } from '../endpoint.ts'
import {
  applicationStatus,
  cents,
  clientId,
  count,
  documentType,
  idParam,
  moment,
  nullableMoment,
  typed,
  uuidParam,
} from '../shapes.ts'

/** Errors common to all calls of the staff area. */
export const staffErrors = [
  'request.invalid',
  'request.unauthorized',
  'request.too-many',
  'staff.forbidden',
  'staff.second-factor-required',
] as const

export const note = typed(maxNoteLength)
export const version = z.optional(z.coerce.number().check(z.int(), z.gt(0)))
const colleague = z.object({ id: z.string(), name: z.string() })
const day = z.string()

export const reviewView = z.object({
  verdict: z.enum(reviewVerdicts),
  reason: z.nullable(z.enum(rejectionReasons)),
  note: z.nullable(z.string()),
  by: z.nullable(colleague),
  at: nullableMoment,
})

const staffDocument = z.object({
  id: z.uuid(),
  documentType,
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
  contentHash: z.string(),
  version: count,
  current: z.boolean(),
  createdAt: moment,
  hasPreview: z.boolean(),
  review: reviewView,
  /** Result of comparing a passport page with the answers; null before that. */
  passportCheck: z.nullable(
    z.object({
      result: z.enum(checkResults),
      fields: z.array(z.enum(comparedFields)),
      /** Fields confirmed by the traveller. */
      confirmed: z.array(z.enum(comparedFields)),
      at: moment,
    }),
  ),
})

const { documents: _, ...applicantShape } = applicantView.shape

const visaFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
  addedAt: moment,
  addedBy: z.nullable(colleague),
})

const staffApplicant = z.object({
  ...applicantShape,
  documents: z.array(staffDocument),
  /** The number issued by the authority's portal. */
  portalNumber: z.nullable(z.string()),
  /** The current visa document, even if the traveller is not approved. */
  visa: z.nullable(visaFile),
  /** Why this traveller cannot be filed now, as an error code. */
  whyNotFile: z.nullable(z.enum(errorCodes)),
  /** Why the current user may not approve this traveller, as an error code. */
  whyNotApprove: z.nullable(z.enum(errorCodes)),
  /** Set while awaiting a second person: `to`, or anyone but `by`. */
  handOver: z.nullable(z.object({ by: colleague, to: z.nullable(colleague), at: moment })),
})

/** An application as seen by staff; the answer to every change. */
export const staffApplicationView = z.object({
  ...z.omit(applicationView, { paymentOrderId: true }).shape,
  applicants: z.array(staffApplicant),
  adminNotes: z.nullable(z.string()),
  assignee: z.nullable(colleague),
  dueOn: z.nullable(day),
  /** Set while a requested document is missing. */
  documentsAskedAt: nullableMoment,
  erasedAt: nullableMoment,
  /** Decisions that can still be undone before the traveller is notified, newest first. */
  held: z.array(z.object({ id: count, until: moment, by: colleague })),
  /** Work state and flags, as in the list. */
  work: z.enum(workStates),
  flags: z.array(z.enum(workFlags)),
  /** How nationalities of undecided travellers enter now, where that changed since signing. */
  regimeChanges: z.array(
    z.object({ nationality: z.string(), from: z.enum(regimes), to: z.enum(regimes) }),
  ),
  /** Whether a current passport page contradicts an answer. */
  documentDiffers: z.boolean(),
  /** The latest visa document for all travellers. */
  approval: z.nullable(visaFile),
  notes: z.array(z.object({ id: count, text: z.string(), at: moment, by: colleague })),
  payments: z.array(
    z.object({
      id: z.uuid(),
      /** Whether it was for an amendment rather than the original order. */
      isSupplement: z.boolean(),
      state: z.enum(paymentStates),
      amountCents: cents,
      capturedAt: moment,
      gatewayRef: z.nullable(z.string()),
    }),
  ),
  /** Overridden guards, oldest first. Null applicant: an application without applicants. */
  overrides: z.array(
    z.object({
      id: count,
      applicantId: z.nullable(count),
      /** `paid`: marked as paid otherwise without a payment. */
      decision: z.enum(['filed', 'approved', 'paid']),
      against: z.array(z.enum(guardCodes)),
      /** Removed by an erasure. */
      reason: z.nullable(z.string()),
      by: z.nullable(colleague),
      at: moment,
    }),
  ),
  /** A second person's refusal, until it is handed over again; the words are removed by an erasure. */
  sentBack: z.nullable(
    z.object({ by: z.nullable(colleague), at: moment, note: z.nullable(z.string()) }),
  ),
  /** Other applications with one of these passports. */
  samePassport: z.array(z.object({ id: count, reference: z.string(), status: applicationStatus })),
  /** Why the undecided travellers cannot all be filed, as an error code. */
  whyNotFile: z.nullable(z.enum(errorCodes)),
  /** Why the current user may not approve, as an error code, or null. */
  whyNotApprove: z.nullable(z.enum(errorCodes)),
  /** Why it cannot simply be marked as paid: no payment. Null if paid or marked already. */
  whyNotMarkPaid: z.nullable(z.enum(errorCodes)),
})

export const getStaffApplication = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}',
  summary: 'Everything about one application',
  params: idParam,
  answers: { 200: staffApplicationView },
  errors: [...staffErrors, 'application.not-found'],
})

export const getApplicants = endpoint({
  method: 'GET',
  path: '/api/admin/applicants',
  summary: 'The applicants of an application',
  query: z.object({ applicationId: z.coerce.number().check(z.int(), z.gt(0)) }),
  answers: { 200: z.array(staffApplicant) },
  errors: [...staffErrors, 'application.not-found'],
})

export const getStaffAgreement = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/agreement',
  summary: 'The signed agreement as a PDF, once it is printed (within a minute)',
  params: idParam,
  answers: { 200: { media: 'application/pdf' } },
  errors: [...staffErrors, 'agreement.not-found', 'document.damaged'],
})

export const changeErrors = [
  ...staffErrors,
  'application.not-found',
  'application.changed',
  'staff.confirm-required',
] as const

export const getApproval = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/approval',
  summary: 'The visa of an application; a ZIP when its travellers have several',
  params: idParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'application.not-found', 'document.not-found', 'document.damaged'],
})

export const assign = endpoint({
  method: 'PUT',
  path: '/api/admin/applications/{id}/assignee',
  summary: 'Gives the application to a member of staff, or to nobody; taking over is the same call',
  params: idParam,
  body: z.object({ staffId: z.nullable(z.string().check(z.maxLength(64))), version }),
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, 'staff.not-found'],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/notes',
  summary: 'An internal note, never shown to travellers',
  params: idParam,
  body: z.object({ text: note.check(z.minLength(1)), clientId }),
  answers: { 200: staffApplicationView },
  errors: [...staffErrors, 'application.not-found', 'application.erased'],
})

export const reviewDocument = endpoint({
  method: 'POST',
  path: '/api/admin/documents/{id}/review',
  summary: 'Accepts a document, or rejects it and asks the traveller for a new one',
  params: uuidParam,
  body: z.object({
    verdict: z.enum(reviewVerdicts),
    reason: z.optional(z.enum(rejectionReasons)),
    note: z.optional(note),
    /** When the verdict was given that the screen showed; null: there was none. Absent: whatever stands. */
    seenAt: z.optional(z.nullable(z.iso.datetime().check(z.maxLength(40)))),
  }),
  answers: { 200: staffApplicationView },
  errors: [
    ...staffErrors,
    'document.damaged',
    'document.not-found',
    'application.closed',
    'review.changed',
    'review.reason-required',
  ],
})

export const getStaffDocument = endpoint({
  method: 'GET',
  path: '/api/admin/documents/{id}',
  summary: 'The bytes of a document, any version',
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const getStaffPreview = endpoint({
  method: 'GET',
  path: '/api/admin/documents/{id}/preview',
  summary: 'A small picture of a document',
  params: uuidParam,
  answers: { 200: { media: 'image/jpeg' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const getPortalCopy = endpoint({
  method: 'GET',
  path: '/api/admin/documents/{id}/portal',
  summary: "A copy of a document within what the authority's portal takes",
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [
    ...staffErrors,
    'document.not-found',
    'document.damaged',
    'document.portal-too-large',
    'document.too-complex',
    'document.unreadable',
    'server.away',
    'server.busy',
  ],
})

export const getPortalCopies = endpoint({
  method: 'GET',
  path: '/api/admin/applicants/{id}/portal',
  summary: "All of a traveller's documents as the authority's portal takes them, as a ZIP",
  params: idParam,
  answers: { 200: { media: 'application/zip' } },
  errors: [...staffErrors, 'document.not-found'],
})

/** Possible assignees. */
export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/admin/colleagues',
  summary: 'The members of staff who work on applications',
  answers: { 200: z.object({ items: z.array(colleague) }) },
  errors: staffErrors,
})
