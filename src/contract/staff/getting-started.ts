import * as z from 'zod/mini'
import { gettingStartedSteps } from '#domain/staff/getting-started.ts'
import { endpoint } from '../endpoint.ts'

export const getGettingStarted = endpoint({
  method: 'GET',
  path: '/api/admin/getting-started',
  summary: 'What a new installation needs, and what of it is done',
  answers: {
    200: z.object({
      steps: z.array(z.object({ name: z.enum(gettingStartedSteps), done: z.boolean() })),
      /** Dismissed by an owner. */
      closed: z.boolean(),
    }),
  },
  errors: ['request.unauthorized', 'staff.forbidden'],
})

export const closeGettingStarted = endpoint({
  method: 'POST',
  path: '/api/admin/getting-started/close',
  summary: 'Puts the list of what a new installation needs away, for all owners',
  answers: { 204: null },
  errors: ['request.unauthorized', 'staff.forbidden'],
})
