import * as z from 'zod/mini'
import { accessWays } from '#domain/application/access.ts'
import { endpoint } from './endpoint.ts'
import { count, idParam, moment, orderId } from './shapes.ts'

export const openByLetter = endpoint({
  method: 'POST',
  path: '/api/access/letter',
  summary: 'Opens an application in this browser by the link of a letter, as long as that counts',
  body: z.object({ orderId, token: z.string().check(z.maxLength(128)) }),
  answers: { 204: null },
  errors: ['request.invalid', 'link.expired', 'request.too-many'],
})

export const sendAccessCode = endpoint({
  method: 'POST',
  path: '/api/access/code',
  summary:
    'Sends a six-digit code to the e-mail of an application; the answer is always the same, and says nothing of the address',
  body: z.object({ orderId }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.too-many'],
})

export const openByCode = endpoint({
  method: 'POST',
  path: '/api/access',
  summary: 'Opens an application in the browser that asked for the code',
  body: z.object({ orderId, code: z.string().check(z.maxLength(16)) }),
  answers: { 204: null },
  errors: ['request.invalid', 'code.wrong', 'request.too-many'],
})

const ownErrors = ['application.not-found', 'request.unauthorized', 'request.too-many'] as const

export const listAccess = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/access',
  summary:
    'Where an application is open: each browser, how it came to it and when, newest first; and the link of who pays',
  params: idParam,
  answers: {
    200: z.object({
      items: z.array(
        z.object({ way: z.enum(accessWays), openedAt: moment, isThisBrowser: z.boolean() }),
      ),
      /** Null if there is none, or nothing left to pay. */
      paymentLink: z.nullable(z.object({ createdAt: moment })),
    }),
  },
  errors: ownErrors,
})

export const closeElsewhere = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/access/close',
  summary:
    'Closes an application everywhere but here, the links of the letters sent so far, and that of who pays',
  params: idParam,
  answers: { 200: z.object({ closed: count }) },
  errors: ownErrors,
})
