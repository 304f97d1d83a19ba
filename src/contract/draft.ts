import * as z from 'zod/mini'
import { visaTypes } from '#domain/application/choice.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { bounds, count, moment, paymentStatus, typedEmail } from './shapes.ts'

/** What stands in one field, or in a few that belong together. */
const field = z.json().register(bounds, { depth: 2, values: 16, characters: 2000 })
export const typedFields = z
  .record(z.string().check(z.maxLength(64)), field)
  .register(bounds, { names: 60 })

/** What was typed so far, as it stands in the fields: unfinished, unchecked, and only given back. */
export const draftContent = z.object({
  step: z.number().check(z.int(), z.gte(1), z.lte(4)),
  details: typedFields,
  applicants: z.array(typedFields).check(z.maxLength(50)),
  /** The Idempotency-Key under which these answers will be sent, shared by all tabs. */
  submissionKey: z.uuid(),
})

export type DraftContent = z.output<typeof draftContent>

/** A page at work on the answers, and which of its saves it was: 1 for the first. */
const pageSave = z.object({ id: z.uuid(), save: z.int32().check(z.gte(1)) })

export type PageSave = z.output<typeof pageSave>

const draftView = z.object({
  content: draftContent,
  revision: count,
  /** The save that these answers came by; null where its page did not say. */
  page: z.nullable(pageSave),
  savedAt: moment,
  expiresAt: moment,
  /** What became of these answers, once they were sent. */
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
    /** The revision that these answers were made from: one saved since is not overwritten. */
    base: z.optional(z.int32().check(z.gte(0))),
    /** What the same page saved earlier is overwritten whatever the base, what it saved later never. */
    page: z.optional(pageSave),
    /** What they are typed in, for the one reminder; without it there is none. */
    language: z.optional(z.enum(languages)),
  }),
  // Fifty applicants who fill every field to its end, in a script of three bytes a letter, need 350 kB.
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
    /** The trip of each of them, in the same order; empty where it is not known. */
    arrivals: z._default(z.array(z.string().check(z.maxLength(10))).check(z.maxLength(50)), []),
    visaType: z.optional(z.enum(visaTypes)),
  }),
  answers: {
    200: z.object({
      items: z.array(
        z.object({
          /** Both only for an application that is open in this browser: a stranger hears that there is one. */
          reference: z.nullable(z.string()),
          orderId: z.nullable(z.string()),
          positions: z.array(count),
          /** The arrival that a visa was approved for already; null for an open application. */
          approvedFor: z.nullable(z.string()),
        }),
      ),
    }),
  },
  errors: ['request.invalid', 'request.too-many'],
})
