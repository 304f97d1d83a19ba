import * as z from 'zod/mini'
import { greetingLimits } from '#domain/greeting.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { count } from './shapes.ts'

export const getGreeting = endpoint({
  method: 'GET',
  path: '/api/chat/greeting',
  summary: 'What the chat says by itself on a page, and after how long; the same for everybody',
  query: z.object({
    /** Path of the page, with or without a language prefix. */
    path: z.string().check(z.minLength(1), z.maxLength(500)),
    /** English if unsupported. */
    language: z.catch(z._default(z.enum(languages), 'en'), 'en'),
  }),
  answers: {
    200: z.object({
      text: z.nullable(z.string().check(z.maxLength(greetingLimits.textLength))),
      afterSeconds: count,
    }),
  },
  errors: ['request.invalid', 'request.too-many'],
})
