import * as z from 'zod/mini'
import { maxFilingLines, maxFilingSections } from '#domain/filing/form.ts'
import { missings } from '#domain/filing/lines.ts'
import { messengers } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import { count, idParam, nullableMoment } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { lineKey } from './filing-form.ts'

const questionsView = z.object({
  version: count,
  /** Who gets the letter, in which language, and by which messengers they are told of it. */
  recipient: z.string(),
  language: z.enum(languages),
  messengers: z.array(z.enum(messengers)),
  /** What the letter says before and after the questions. */
  letter: z.object({ text: z.string(), end: z.string() }),
  /** Those who can be asked, with their lines that have no value. */
  travellers: z.array(
    z.object({
      id: count,
      name: z.string(),
      lines: z.array(
        z.object({
          key: z.string(),
          /** In the portal's words. */
          label: z.string(),
          /** As the letter and the traveller's page ask it. */
          words: z.string(),
          missing: z.enum(missings),
          /** Since when this is open. */
          askedAt: nullableMoment,
        }),
      ),
      /** Open questions about other lines, which the letter says too. */
      former: z.array(z.object({ key: z.string(), words: z.string() })),
    }),
  ),
})

const errors = [...staffErrors, 'application.not-found'] as const

export const getQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/filing/questions',
  summary: "What travellers can be asked for the authority's form, and the letter that asks it",
  params: idParam,
  answers: { 200: questionsView },
  errors,
})

export const askTravellers = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/filing/questions',
  summary: 'Asks travellers for lines that have no value, in one letter; open ones are asked again',
  params: idParam,
  body: z.object({
    questions: z
      .array(
        z.object({
          applicantId: count,
          lines: z
            .array(lineKey)
            .check(z.minLength(1), z.maxLength(maxFilingSections * maxFilingLines)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
    version: count,
  }),
  answers: { 200: questionsView },
  errors: [
    ...errors,
    'application.changed',
    'application.closed',
    'applicant.filed',
    'payment.required',
  ],
})

export const withdrawQuestion = endpoint({
  method: 'DELETE',
  path: '/api/admin/applicants/{id}/filing/questions/{line}',
  summary: 'Takes back an open question; an answer that came meanwhile stays',
  params: z.extend(idParam, { line: lineKey }),
  answers: { 204: null },
  errors,
})
