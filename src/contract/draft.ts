import * as z from 'zod/mini'
import { visaTypes } from '#domain/application/choice.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { bounds, count, moment, paymentStatus, typedEmail } from './shapes.ts'

/** The content of one field or a small group. */
const field = z.json().register(bounds, { depth: 2, values: 16, characters: 2000 })
export const typedFields = z
  .record(z.string().check(z.maxLength(64)), field)
  .register(bounds, { names: 60 })

/** Raw field contents: incomplete, unvalidated, only stored and returned. */
export const draftContent = z.object({
  step: z.number().check(z.int(), z.gte(1), z.lte(4)),
  details: typedFields,
  applicants: z.array(typedFields).check(z.maxLength(50)),
  /** The Idempotency-Key of the submission, shared by all tabs. */
  submissionKey: z.uuid(),
})

export type DraftContent = z.output<typeof draftContent>

/** A page editing the draft, and the number of its save from 1. */
const pageSave = z.object({ id: z.uuid(), save: z.int32().check(z.gte(1)) })

export type PageSave = z.output<typeof pageSave>

const draftView = z.object({
  content: draftContent,
  revision: count,
  /** The page that saved this revision, if known. */
  page: z.nullable(pageSave),
  savedAt: moment,
  expiresAt: moment,
  /** The submitted application, if any. */
  application: z.nullable(
    z.object({ id: count, reference: z.string(), orderId: z.string(), paymentStatus }),
  ),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/draft',
  summary: 'The unfinished answers of this browser; 204 when there are none',
  answers: { 200: draftView, 204: null },
  errors: [],
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/draft',
  summary:
    'Keeps the unfinished answers for 14 days, encrypted, under the cookie of this browser; with `base`, unless they were changed since',
  body: z.extend(draftContent, {
    /** The revision this was edited from: a later one is not overwritten. */
    base: z.optional(z.int32().check(z.gte(0))),
    /** A page overwrites its own earlier saves whatever the base; one already stored, or a later one, stands. */
    page: z.optional(pageSave),
    /** Begins again: the draft, with its pages and links, leaves the unpaid application made of it. */
    anew: z.optional(z.literal(true)),
    /** Language of the draft, for its one reminder; without it there is none. */
    language: z.optional(z.enum(languages)),
  }),
  // Fifty applicants with full fields in a script of three bytes per letter need 350 kB.
  maxBodyBytes: 512 * 1024,
  answers: { 200: z.object({ revision: count, savedAt: moment, expiresAt: moment }) },
  errors: ['request.invalid', 'request.too-many', 'draft.changed'],
})

export const forgetDraft = endpoint({
  method: 'DELETE',
  path: '/api/draft',
  summary: 'Forgets the unfinished answers',
  answers: { 204: null },
  errors: [],
})

export const sendDraftLink = endpoint({
  method: 'POST',
  path: '/api/draft/link',
  summary:
    'Sends a link that opens the unfinished answers in another browser, once, within 30 minutes',
  body: z.object({
    email: typedEmail(),
    language: z._default(z.enum(languages), 'en'),
  }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.unauthorized', 'draft.not-found', 'request.too-many'],
})

export const forgetRemindedDraft = endpoint({
  method: 'POST',
  path: '/api/draft/forget',
  summary:
    'By the secret of a reminder: forgets the unfinished answers that it is about, and never reminds its address again',
  body: z.object({ token: z.string().check(z.maxLength(128)) }),
  answers: { 204: null },
  errors: ['request.invalid', 'link.expired', 'request.too-many'],
})

export const useLink = endpoint({
  method: 'POST',
  path: '/api/links/use',
  summary: 'Uses up a link from a letter: this browser may go on from where the other one was',
  body: z.object({ token: z.string().check(z.maxLength(128)) }),
  answers: { 200: z.object({ purpose: z.enum(['draft', 'application']) }) },
  errors: ['request.invalid', 'link.expired', 'request.too-many'],
})

export const findDuplicates = endpoint({
  method: 'POST',
  path: '/api/applications/duplicates',
  summary:
    'Open applications of the same browser or the same contact e-mail that hold one of these passports, and visas of the same browser for a trip that overlaps',
  body: z.object({
    email: typedEmail(),
    passportNumbers: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(50)),
    /** Their arrivals, in the same order; empty if unknown. */
    arrivals: z._default(z.array(z.string().check(z.maxLength(10))).check(z.maxLength(50)), []),
    visaType: z.optional(z.enum(visaTypes)),
  }),
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          /** Set only for applications open in this browser: strangers learn only that one exists. */
          reference: z.nullable(z.string()),
          orderId: z.nullable(z.string()),
          positions: z.array(count),
          /** The arrival of an approved visa; null for an open application. */
          approvedFor: z.nullable(z.string()),
        }),
      ),
    }),
  },
  errors: ['request.invalid', 'request.too-many'],
})
