import * as z from 'zod/mini'
import { dataRequestKinds } from '#domain/retention.ts'
import { endpoint } from './endpoint.ts'
import { idParam, moment } from './shapes.ts'

export const askAboutData = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/data-requests',
  summary:
    'Asks for a copy of everything we hold about the person, or for its erasure; staff answer, and repeated it is the same request',
  params: idParam,
  body: z.object({ kind: z.enum(dataRequestKinds) }),
  answers: {
    202: z.object({
      kind: z.enum(dataRequestKinds),
      askedAt: moment,
      /** The last day for our answer. */
      dueOn: z.string(),
    }),
  },
  errors: ['request.invalid', 'request.unauthorized', 'application.not-found', 'request.too-many'],
})
