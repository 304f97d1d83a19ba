import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, idParam } from './shapes.ts'

export const retryLetters = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/letters/retry',
  summary:
    'The traveller says that the address is right: what came back goes there again, once; once a day',
  params: idParam,
  answers: { 200: z.object({ sent: count }) },
  errors: ['request.unauthorized', 'application.not-found', 'request.too-many'],
})
