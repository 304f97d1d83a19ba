import * as z from 'zod/mini'
import { deliveryStates } from '#domain/letter.ts'
import { statusCodePattern } from '#domain/mail/delivery.ts'
import { endpoint } from './endpoint.ts'

/** A delivery event of a mail service. Exactly one of `messageId` and `returnPath` identifies the letter. */
const mailEvent = z
  .object({
    /** The service's id of the event, used for deduplication. */
    id: z.string().check(z.minLength(1), z.maxLength(150)),
    type: z.enum(deliveryStates),
    /** The letter's Message-ID header, with or without angle brackets. */
    messageId: z.optional(z.string().check(z.maxLength(300))),
    /** The envelope sender (SMTP's MAIL FROM), if the service replaces Message-IDs. */
    returnPath: z.optional(z.string().check(z.maxLength(300))),
    recipient: z.string().check(z.maxLength(300)),
    /** RFC 3463 code: '5.1.1'. */
    code: z.optional(z.nullable(z.string().check(z.maxLength(20), z.regex(statusCodePattern)))),
    at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  })
  .check(z.refine((event) => (event.messageId === undefined) !== (event.returnPath === undefined)))

/** The body of POST /api/mail/events. */
export const mailEvents = z.object({ events: z.array(mailEvent).check(z.maxLength(500)) })

export const reportDelivery = endpoint({
  method: 'POST',
  path: '/api/mail/events',
  summary:
    'What became of letters, told by a mail service: delivered, delayed, bounced, complained. Signed as Standard Webhooks lays down',
  body: { raw: 'application/json' },
  maxBodyBytes: 256 * 1024,
  answers: { 200: z.object({ taken: z.number(), repeated: z.number(), unknown: z.number() }) },
  errors: [
    'mail.signature-wrong',
    'request.invalid',
    'request.not-found',
    'request.content-type',
    'request.too-large',
    'request.too-many',
    'request.too-slow',
    'request.unreadable',
  ],
})

const stopToken = z.object({ token: z.string().check(z.maxLength(100)) })

export const openStop = endpoint({
  method: 'GET',
  path: '/api/stop-reminders/{token}',
  summary: 'Leads to the page where reminders are stopped by a press; stops nothing',
  params: stopToken,
  answers: { 303: null },
  errors: ['request.too-many'],
})

export const stopByMail = endpoint({
  method: 'POST',
  path: '/api/stop-reminders/{token}',
  summary:
    'No more reminders about an application, or of unfinished answers: the one click of mail programs (RFC 8058)',
  params: stopToken,
  answers: { 204: null },
  errors: ['application.not-found', 'request.too-many'],
})

/** Maximum size of a received e-mail: what providers accept (25 MB), in base64. */
export const maxEmailBytes = 36 * 1024 * 1024

export const receiveEmail = endpoint({
  method: 'POST',
  path: '/api/mail/inbound',
  summary: 'Takes an email that a mail service received for us, as it came (RFC 5322)',
  body: { stream: 'message/rfc822' },
  answers: { 202: null },
  errors: [
    'mail.signature-wrong',
    'request.not-found',
    'request.content-type',
    'request.too-large',
    'request.too-many',
    'request.too-slow',
    'request.unreadable',
    'server.away',
    'server.busy',
  ],
})
