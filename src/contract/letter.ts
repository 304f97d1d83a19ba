import * as z from 'zod/mini'
import { letterKinds, letterStates } from '#domain/letter.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { idParam, moment, nullableMoment } from './shapes.ts'

/** A letter as its traveller sees it: that it was written, when, and whereto; never what stands in it. */
const ownLetterView = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  title: z.string(),
  state: z.enum(letterStates),
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
    orderId: z.optional(z.string().check(z.maxLength(64))),
    language: z.optional(z.enum(languages)),
  }),
  answers: { 200: z.object({ items: z.array(ownLetterView) }) },
  errors: ['request.unauthorized', 'application.not-found'],
})
