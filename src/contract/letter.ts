import * as z from 'zod/mini'
import { letterKinds, letterStandings } from '#domain/letter.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { count, idParam, moment, nullableMoment } from './shapes.ts'

/** A letter as its traveller sees it: that it was written, when, and whereto; never what stands in it. */
const ownLetterView = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  title: z.string(),
  /** What became of it, also after it was sent. */
  state: z.enum(letterStandings),
  createdAt: moment,
  sentAt: nullableMoment,
  /** The address, as far as it tells its owner which one it is: a•••@gmail.com. */
  to: z.string(),
})

export const listOwnLetters = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/letters',
  summary:
    'The letters to the traveller about one application, newest first; codes are left out. Titles in the language that is asked for, or in that of each letter',
  params: idParam,
  query: z.object({
    language: z.optional(z.enum(languages)),
  }),
  answers: { 200: z.object({ items: z.array(ownLetterView) }) },
  errors: ['request.unauthorized', 'application.not-found'],
})

export const retryLetters = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/letters/retry',
  summary:
    'The traveller says that the address is right: what came back goes there again, once; once a day',
  params: idParam,
  answers: { 200: z.object({ sent: count }) },
  errors: ['request.unauthorized', 'application.not-found', 'request.too-many'],
})
