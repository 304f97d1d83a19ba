import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { languages } from '#domain/reference/languages.ts'
import { typedFields } from './draft.ts'
import { endpoint } from './endpoint.ts'
import {
  applicationStatus,
  count,
  documentType,
  documentView,
  moment,
  nullableMoment,
  openQuestion,
  paymentStatus,
  typedEmail,
  uuidParam,
} from './shapes.ts'

const language = z.enum(languages)

/** A link as seen by the organiser. */
const linkView = z.object({
  id: z.uuid(),
  state: z.enum(['unopened', 'begun', 'finished']),
  language,
  /** Whether it was sent by e-mail; the address is not returned. */
  hasEmail: z.boolean(),
  sentAt: nullableMoment,
  /** When the traveller may next be reminded; null if nothing was sent. */
  mayRemindFrom: nullableMoment,
  finishedAt: nullableMoment,
  /** Incremented by every save of the traveller. */
  revision: count,
  /** The traveller's answers; null if none, and after submission. */
  answers: z.nullable(typedFields),
  /** The applicant, after submission. */
  applicantId: z.nullable(count),
})

export type TravellerLinkView = z.output<typeof linkView>

export const listTravellerLinks = endpoint({
  method: 'GET',
  path: '/api/traveller-links',
  summary:
    'The links of the travellers of this browser, of its unfinished answers or of an application',
  query: z.object({ applicationId: z.optional(z.coerce.number().check(z.int(), z.gt(0))) }),
  answers: { 200: z.object({ items: z.array(linkView) }) },
  errors: ['request.unauthorized', 'request.too-many'],
})

export const makeTravellerLinks = endpoint({
  method: 'POST',
  path: '/api/traveller-links',
  summary:
    'Makes a link for each of these travellers, by which they fill in their own part, and sends it where there is an address',
  body: z.object({
    /** The organiser's language. */
    language,
    items: z
      .array(
        z.object({
          /** Index of the traveller in the saved answers. */
          position: count.check(z.lte(49)),
          email: z.optional(typedEmail()),
          language,
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  answers: {
    201: z.object({
      items: z.array(z.object({ position: count, id: z.uuid(), url: z.string() })),
    }),
  },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
    'draft.not-found',
    'applicant.not-found',
  ],
})

const linkErrors = ['request.unauthorized', 'request.too-many', 'link.expired'] as const

export const copyTravellerLink = endpoint({
  method: 'POST',
  path: '/api/traveller-links/{id}/copy',
  summary: 'The address of a link, for its creator to share',
  params: uuidParam,
  answers: { 200: z.object({ url: z.string() }) },
  errors: linkErrors,
})

export const remindTraveller = endpoint({
  method: 'POST',
  path: '/api/traveller-links/{id}/reminder',
  summary: 'Reminds a traveller of their part by letter, once a day',
  params: uuidParam,
  body: z.object({
    /** Sends a copied link by e-mail, or changes its address. */
    email: z.optional(typedEmail()),
  }),
  answers: { 200: z.object({ mayRemindFrom: moment }) },
  errors: ['request.invalid', ...linkErrors],
})

export const revokeTravellerLink = endpoint({
  method: 'DELETE',
  path: '/api/traveller-links/{id}',
  summary: 'Takes a link back: it opens nothing any more; what was typed by it stays',
  params: uuidParam,
  /** The final state with all answers. */
  answers: { 200: linkView },
  errors: linkErrors,
})

/** A traveller's documents in the form of an application's. */
const documentsView = z.object({
  status: applicationStatus,
  paymentStatus,
  completedAt: nullableMoment,
  /** In screen order. */
  requiredDocuments: z.readonly(z.array(documentType)),
  numberOfApplicants: count,
  applicants: z.array(
    z.object({
      id: count,
      position: count,
      firstName: z.string(),
      lastName: z.string(),
      state: z.enum(applicantStates),
      documents: z.array(documentView),
      questions: z.readonly(z.array(openQuestion)),
    }),
  ),
})

/** A traveller's own part: their answers, and what the rules for them need. */
export const ownPartView = z.object({
  id: z.uuid(),
  /** The organiser's name, or null. */
  organiser: z.nullable(z.string()),
  /** Answers are being typed, await payment, or documents are needed. */
  stage: z.enum(['answers', 'sent', 'documents']),
  answers: typedFields,
  revision: count,
  finishedAt: nullableMoment,
  /** The first traveller cannot copy the answers of others. */
  isFirst: z.boolean(),
  /** Whether others are on the application. */
  hasCompanions: z.boolean(),
  order: z.object({
    visaType: z.nullable(z.enum(visaTypes)),
    processingType: z.nullable(z.enum(processingTypes)),
    portOfEntry: z.string(),
  }),
  documents: z.nullable(documentsView),
})

export type OwnPartView = z.output<typeof ownPartView>

export const openOwnPart = endpoint({
  method: 'POST',
  path: '/api/own-part/open',
  summary: 'Opens a traveller’s own part by the token of its link; this browser may act for it',
  body: z.object({ token: z.string().check(z.maxLength(128)) }),
  answers: { 200: ownPartView },
  errors: ['request.invalid', 'link.expired', 'request.too-many'],
})

export const getOwnPart = endpoint({
  method: 'GET',
  path: '/api/own-part/{id}',
  summary: 'The own part of a traveller whose link this browser has opened',
  params: uuidParam,
  answers: { 200: ownPartView },
  errors: ['request.unauthorized', 'link.expired', 'request.too-many'],
})

export const saveOwnPart = endpoint({
  method: 'PUT',
  path: '/api/own-part/{id}',
  summary:
    'Keeps what a traveller has typed, encrypted; `link.changed` where another device saved meanwhile',
  params: uuidParam,
  body: z.object({
    answers: typedFields,
    /** The revision that was read. */
    revision: count,
    isFinished: z.boolean(),
    /** The traveller's current language. */
    language,
  }),
  answers: { 200: z.object({ revision: count, finishedAt: nullableMoment }) },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
    'link.expired',
    'link.changed',
    'link.sent-in',
  ],
})
