import * as z from 'zod/mini'
import { maxFilingLabel, maxFilingValue, maxTicks } from '#domain/filing/form.ts'
import { endpoint } from './endpoint.ts'
import { idParam, openQuestion, typed } from './shapes.ts'
import { lineKey } from './staff/filing-form.ts'

export const answerQuestions = endpoint({
  method: 'PUT',
  path: '/api/applicants/{id}/answers',
  summary: "Answers what the authority's form asks of a traveller; what is left out stays open",
  params: idParam,
  body: z.object({
    answers: z
      .array(
        z.object({
          line: lineKey,
          /** The words that were answered; without them, those of the question. */
          label: z.optional(typed(maxFilingLabel, 1)),
          value: typed(maxFilingValue, 1),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxTicks)),
  }),
  answers: {
    200: z.object({
      /** Still open. */
      questions: z.readonly(z.array(openQuestion)),
      /** Lines that nobody needs any more: withdrawn, or answered by a colleague or in another tab. */
      unneeded: z.array(z.string()),
    }),
  },
  errors: [
    'application.not-found',
    'application.held',
    'correction.refused',
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
  ],
})
