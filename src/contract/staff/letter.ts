import * as z from 'zod/mini'
import {
  letterKinds,
  letterReaders,
  letterStandings,
  letterStates,
  letterTroubles,
} from '#domain/letter.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, nullableMoment, typedEmail, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

const letterView = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  version: count,
  applicationId: z.nullable(count),
  reference: z.nullable(z.string()),
  recipient: z.string(),
  language: z.string(),
  state: z.enum(letterStates),
  /** Its delivery state, or the state of sending. */
  standing: z.enum(letterStandings),
  attempts: count,
  /** Why its last try failed, or why it never had one. */
  trouble: z.nullable(z.enum(letterTroubles)),
  createdAt: moment,
  sentAt: nullableMoment,
  /** Whether staff resent it; `version` counts letters of its kind including copies. */
  isCopy: z.boolean(),
  /** The conversation it quotes. */
  conversationId: z.nullable(z.uuid()),
  /** Whether it can be resent; letters with single-use links and codes cannot. */
  canSendAgain: z.boolean(),
  /** The current address, to which it would be resent. */
  nextRecipient: z.string(),
})

/** Why there is no content: still queued, never sent, nothing but a secret, or older than stored content. */
const missingReasons = ['waiting', 'unsent', 'secret', 'before'] as const

const letterDetail = z.extend(letterView, {
  /** As sent; null if not stored. */
  subject: z.nullable(z.string()),
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  missing: z.nullable(z.enum(missingReasons)),
  attachments: z.array(
    z.object({ position: count, fileName: z.string(), mediaType: z.string(), sizeBytes: count }),
  ),
  deliveryAt: nullableMoment,
  /** RFC 3463 code of the bounce. */
  deliveryCode: z.nullable(z.string()),
  /** The mailer's code of the last try that failed. */
  troubleCode: z.nullable(z.string()),
  /** When it was resent to a corrected address. */
  resentAt: nullableMoment,
  /** The colleague who sent this copy. */
  sentAgainBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export const getLetter = endpoint({
  method: 'GET',
  path: '/api/admin/letters/{id}',
  summary: 'A letter as it was sent, without the secrets of its links',
  params: uuidParam,
  answers: { 200: letterDetail },
  errors: [...staffErrors, 'letter.not-found'],
})

export const getLetterPage = endpoint({
  method: 'GET',
  path: '/api/admin/letters/{id}/page',
  summary: 'The page of a letter as it was sent, for a frame: it runs nothing and loads nothing',
  params: uuidParam,
  answers: { 200: { media: 'text/html' } },
  errors: [...staffErrors, 'letter.not-found'],
})

export const getLetterAttachment = endpoint({
  method: 'GET',
  path: '/api/admin/letters/{id}/attachments/{position}',
  summary: 'The bytes of what was attached to a letter',
  params: z.object({
    id: z.uuid(),
    position: z.coerce.number().check(z.int(), z.gte(0), z.lte(1000)),
  }),
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'letter.not-found', 'document.damaged', 'server.away', 'server.busy'],
})

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/admin/letters',
  summary:
    'Letters, newest first; searched by a part of the address, or by the number of an application',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    state: z.optional(z.enum(letterStandings)),
    kind: z.optional(z.enum(letterKinds)),
    to: z.optional(z.enum(letterReaders)),
    applicationId: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answers: {
    200: z.object({ items: z.array(letterView), nextCursor: z.nullable(z.string()) }),
  },
  errors: staffErrors,
})

export const sendLetterAgain = endpoint({
  method: 'POST',
  path: '/api/admin/letters/{id}/send',
  summary: 'Sends a letter again, or at once when it still waits',
  params: uuidParam,
  answers: { 202: z.object({ letter: letterView }) },
  errors: [...staffErrors, 'letter.not-found', 'letter.not-repeatable'],
})

export const testEmail = endpoint({
  method: 'POST',
  path: '/api/test-email',
  summary: 'Sends a test letter through the real mailer',
  body: z.object({ email: typedEmail(0, 512) }),
  answers: { 200: z.object({ error: z.optional(z.string()) }) },
  errors: staffErrors,
  saysError: true,
})

export const getMailer = endpoint({
  method: 'GET',
  path: '/api/admin/mailer',
  summary: 'Where letters go: to an SMTP server or to the outbox folder',
  answers: { 200: z.object({ kind: z.enum(['smtp', 'outbox']), from: z.string() }) },
  errors: staffErrors,
})
