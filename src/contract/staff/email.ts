import * as z from 'zod/mini'
import { documentTypes } from '#domain/document/document.ts'
import { reviewVerdicts } from '#domain/document/review.ts'
import { errorCodes } from '#domain/error.ts'
import { emailShows, inboxBoxes, inboxSorts } from '#domain/inbox.ts'
import { emailClues, emailOffers } from '#domain/mail/authority-email.ts'
import { authorityNews } from '#domain/mail/authority-reading.ts'
import { emailTroubles, receivedEmailKinds } from '#domain/mail/received-email.ts'
import { endpoint } from '../endpoint.ts'
import { count, documentType, moment, nullableMoment, typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { takenAs, takingErrors } from './take-as-document.ts'

const emailSummary = z.object({
  id: z.uuid(),
  kind: z.enum(receivedEmailKinds),
  applicationId: z.nullable(count),
  reference: z.nullable(z.string()),
  conversationId: z.nullable(z.uuid()),
  /** Empty if missing. */
  sender: z.string(),
  /** Whether it claims to be from the contact's address. */
  isKnownSender: z.boolean(),
  subject: z.string(),
  /** Beginning of the text. */
  beginning: z.string(),
  /** Why it could not be read completely. */
  trouble: z.nullable(z.enum(emailTroubles)),
  receivedAt: moment,
  /** Excludes small inline pictures. */
  files: count,
})

const listedEmail = z.object({
  ...emailSummary.shape,
  /**
   * Since when its sender waits for an answer; of an application, since its first unanswered one. One of the
   * authority: since it came, until it is dealt with.
   */
  waitingSince: nullableMoment,
  /** To whom its application is assigned. */
  staff: z.nullable(z.string()),
})

const emailFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  sizeBytes: count,
  /** Null if refused. */
  mediaType: z.nullable(z.string()),
  refusal: z.nullable(z.enum(errorCodes)),
  /** A small inline picture: a logo, a signature. */
  isInline: z.boolean(),
  hasPreview: z.boolean(),
  /** The document it became. */
  document: z.nullable(z.object({ applicantId: count, documentType })),
})

/** A document that may take a file of the e-mail, and the verdict on its current version. */
const documentSlot = z.object({
  applicantId: count,
  name: z.string(),
  documentType: z.enum(documentTypes),
  /** Null if there is none. */
  review: z.nullable(z.enum(reviewVerdicts)),
})

/** What an e-mail seems to say if it is the authority's, and of whom; its sender proves nothing. */
const authorityView = z.object({
  kind: z.enum(authorityNews),
  /** The portal's number that it names; null for none, or several. */
  number: z.nullable(z.string()),
  travellers: z.array(
    z.object({
      applicantId: count,
      applicationId: count,
      reference: z.string(),
      position: count,
      name: z.string(),
      /** The number kept of the portal. */
      portalNumber: z.nullable(z.string()),
      /** What told so when it came. */
      clues: z.array(z.enum(emailClues)),
      /** Staff said that it is not about them. */
      isRejected: z.boolean(),
      offers: z.array(z.enum(emailOffers)),
    }),
  ),
})

const emailView = z.object({
  ...emailSummary.shape,
  /** Staff said that it needs no answer, or that one of the authority is dealt with. */
  isClosed: z.boolean(),
  files: z.array(emailFile),
  text: z.string(),
  /** The quoted text. */
  quoted: z.nullable(z.string()),
  /** Empty if no document can be added: unknown, decided or filed. */
  slots: z.array(documentSlot),
  /** For an unknown e-mail: applications with this contact address, which proves nothing. */
  suggestions: z.array(z.object({ id: count, reference: z.string(), contactName: z.string() })),
  /** Null where it is surely about something else. */
  authority: z.nullable(authorityView),
})

const fileParams = z.object({ id: z.uuid(), fileId: z.uuid() })

export const listEmails = endpoint({
  method: 'GET',
  path: '/api/admin/emails',
  summary:
    'Emails of the inbox, by newest or longest wait; those of a conversation are left out unless it is named',
  query: z.object({
    show: z._default(z.enum(emailShows), 'all'),
    box: z._default(z.enum(inboxBoxes), 'all'),
    sort: z._default(z.enum(inboxSorts), 'newest'),
    /** Searches the reference, and from three letters on sender, subject and text. */
    search: z._default(typed(200), ''),
    conversationId: z.optional(z.uuid()),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answers: {
    200: z.object({ items: z.array(listedEmail), nextCursor: z.nullable(z.string()) }),
  },
  errors: staffErrors,
})

export const getEmail = endpoint({
  method: 'GET',
  path: '/api/admin/emails/{id}',
  summary: 'A received email: its text, what it repeats, and its files',
  params: uuidParam,
  answers: { 200: emailView },
  errors: [...staffErrors, 'email.not-found'],
})

export const getEmailFile = endpoint({
  method: 'GET',
  path: '/api/admin/emails/{id}/files/{fileId}',
  summary: 'The bytes of a file that came by email',
  params: fileParams,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const getEmailPreview = endpoint({
  method: 'GET',
  path: '/api/admin/emails/{id}/files/{fileId}/preview',
  summary: 'A small picture of a file that came by email',
  params: fileParams,
  answers: { 200: { media: 'image/jpeg' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const attachEmail = endpoint({
  method: 'POST',
  path: '/api/admin/emails/{id}/attach',
  summary: 'Says which application an unknown email is about',
  params: uuidParam,
  body: z.object({ applicationId: z.number().check(z.int(), z.gt(0)) }),
  answers: { 200: emailView },
  errors: [
    ...staffErrors,
    'email.not-found',
    'email.attached',
    'application.not-found',
    'application.erased',
  ],
})

const aboutTraveller = z.object({ applicantId: z.number().check(z.int(), z.gt(0)) })
const authorityErrors = [
  ...staffErrors,
  'email.not-found',
  'email.attached',
  'applicant.not-found',
] as const

export const attachAuthorityEmail = endpoint({
  method: 'POST',
  path: '/api/admin/emails/{id}/authority',
  summary: 'Says about which of its suggested travellers an email of the authority is',
  params: uuidParam,
  body: aboutTraveller,
  answers: { 200: emailView },
  errors: [...authorityErrors, 'application.not-found', 'application.erased'],
})

export const detachAuthorityEmail = endpoint({
  method: 'POST',
  path: '/api/admin/emails/{id}/detach',
  summary:
    'Says that an email of the authority is not about a traveller; with the last one it belongs to nothing again',
  params: uuidParam,
  body: aboutTraveller,
  answers: { 200: emailView },
  errors: [...authorityErrors, 'application.not-found'],
})

export const closeEmail = endpoint({
  method: 'POST',
  path: '/api/admin/emails/{id}/close',
  summary:
    'Says whether an unknown email needs no answer, or one of the authority is dealt with; an unknown one may still be attached',
  params: uuidParam,
  body: z.object({ isClosed: z.boolean() }),
  answers: { 200: emailView },
  errors: [...staffErrors, 'email.not-found', 'email.attached'],
})

export const takeEmailFile = endpoint({
  method: 'POST',
  path: '/api/admin/emails/{id}/files/{fileId}/document',
  summary:
    'Takes a file of an email as a document of a traveller, a new version as if they had sent it',
  params: fileParams,
  body: takenAs,
  answers: { 200: emailView },
  errors: [...takingErrors, 'email.not-found', 'email.file-used'],
})
