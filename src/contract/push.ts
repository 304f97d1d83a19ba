import * as z from 'zod/mini'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { pushSubscription } from './shapes.ts'

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  summary: 'Under which key browsers subscribe to Web Push, and whether this one is told',
  answers: {
    200: z.object({
      /** Our public VAPID key, base64url. */
      key: z.string(),
      isOn: z.boolean(),
    }),
  },
  errors: [],
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push',
  summary:
    'Has this browser told by Web Push of every application that it may open, and of this one from now on; ends with its cookie',
  body: z.extend(pushSubscription, {
    applicationId: z.int32().check(z.gt(0)),
    /** Language of the notifications. */
    language: z._default(z.enum(languages), 'en'),
  }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.unauthorized', 'application.not-found', 'request.too-many'],
})

export const endPush = endpoint({
  method: 'DELETE',
  path: '/api/push',
  summary: 'Has this browser told no more',
  answers: { 204: null },
  errors: [],
})

export const markNewsSeen = endpoint({
  method: 'POST',
  path: '/api/push/seen',
  summary: 'What this browser was told is seen: the number on its icon begins anew',
  answers: { 204: null },
  errors: [],
})
