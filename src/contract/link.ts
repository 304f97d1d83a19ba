import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { typed, typedEmail } from './shapes.ts'

// Both answer identically and equally fast whether or not anything is sent, so as not to reveal who
// applied.

export const sendApplicationLink = endpoint({
  method: 'POST',
  path: '/api/status-check/link',
  summary:
    'Sends the link of an application to the e-mail it has, where both are right; the answer is always the same',
  body: z.object({ applicationId: typed(64, 1), email: typedEmail(1) }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.too-many'],
})

export const findApplications = endpoint({
  method: 'POST',
  path: '/api/find-applications',
  summary:
    'Sends a letter with every application of an e-mail to it, where there are any; the answer is always the same',
  body: z.object({ email: typedEmail(1) }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.too-many'],
})
