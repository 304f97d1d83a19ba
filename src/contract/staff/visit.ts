import * as z from 'zod/mini'
import { languages } from '#domain/reference/languages.ts'
import { visitSources } from '#domain/visit-source.ts'
import { endpoint } from '../endpoint.ts'
import { count } from '../shapes.ts'
import { staffErrors } from './application.ts'

export const getVisits = endpoint({
  method: 'GET',
  path: '/api/admin/visits',
  summary:
    'How often public pages were read on the last days (UTC): by day, oldest first; by page, by language and by source, most first',
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(366)), 30),
  }),
  answers: {
    200: z.object({
      days: z.array(z.object({ day: z.string(), visits: count })),
      /** Paths without language, such as /visa-fees; the twenty most visited. */
      pages: z.array(z.object({ page: z.string(), visits: count })),
      sources: z.array(z.object({ source: z.enum(visitSources), visits: count })),
      languages: z.array(z.object({ language: z.enum(languages), visits: count })),
    }),
  },
  errors: staffErrors,
})
