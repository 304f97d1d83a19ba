import * as z from 'zod/mini'
import { letterKinds, letterStates } from '#domain/letter.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, nullableMoment, uuidParam } from '../shapes.ts'
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
  attempts: count,
  createdAt: moment,
  sentAt: nullableMoment,
  /** Whether 'send again' can be done; links and codes are single use and cannot. */
  canSendAgain: z.boolean(),
})

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/admin/letters',
  summary: 'Letters, newest first',
  query: z.object({
    state: z.optional(z.enum(letterStates)),
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
  body: z.object({ email: z.string().check(z.maxLength(512)) }),
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
