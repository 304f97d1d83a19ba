import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The member of staff who is signed in; travellers have no account and hear 401',
  answers: {
    200: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      roles: z.array(z.string()),
    }),
  },
  errors: ['request.unauthorized'],
})
