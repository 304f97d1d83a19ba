import * as z from 'zod/mini'
import { sentVisaStates } from '#domain/document/sent-visa.ts'
import { endpoint } from './endpoint.ts'
import { idParam } from './shapes.ts'

const nullableDay = z.nullable(z.string())

export const checkVisa = endpoint({
  method: 'GET',
  path: '/api/visa-check/{sha256}',
  summary:
    'Whether a file was sent from here as a visa, on which day, and whether it still stands; nothing about whose it is',
  params: z.object({ sha256: z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/)) }),
  answers: {
    200: z.object({
      /** Null: no such file was sent. */
      state: z.nullable(z.enum(sentVisaStates)),
      sentOn: nullableDay,
      /** Set when replaced by a newer one. */
      replacedOn: nullableDay,
    }),
  },
  errors: ['request.invalid', 'request.too-many'],
})

const visaErrors = [
  'application.not-found',
  'document.damaged',
  'document.not-found',
  'request.too-many',
  'request.unauthorized',
] as const

export const getVisas = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/visa',
  summary: 'The visa of an application; a ZIP when its travellers have several',
  params: idParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: visaErrors,
})

export const getVisa = endpoint({
  method: 'GET',
  path: '/api/applicants/{id}/visa',
  summary: 'The visa of one traveller',
  params: idParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: visaErrors,
})
