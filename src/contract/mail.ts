import { endpoint } from './endpoint.ts'

/** The largest email that is taken: what providers let pass (25 MB), as it travels, in base64. */
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
    'server.busy',
  ],
})
