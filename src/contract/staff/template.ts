import * as z from 'zod/mini'
import { maxNoteLength } from '#domain/application/list.ts'
import { languages } from '#domain/reference/languages.ts'
import { templateLimits, templateVariables } from '#domain/template.ts'
import { endpoint } from '../endpoint.ts'
import { bounds, count, idParam, typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

const language = z.enum(languages)

/** Id of a template, the product's or ours. */
export const templateId = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/))

/** The author's values by free variable. */
export const freeValues = z
  .record(z.string().check(z.maxLength(templateLimits.freeName)), typed(templateLimits.free))
  .register(bounds, { names: 20 })

const texts = z
  .partialRecord(language, typed(templateLimits.text, 1))
  .check(z.refine((given) => Object.keys(given).length > 0))
  .register(bounds, { names: languages.length })

/** A template as visible to its users. */
export const templateItem = z.object({
  id: z.string(),
  /** For a template of the product: its id, which is translated. */
  name: z.string(),
  /** Languages with a text. */
  languages: z.array(language),
  isProduct: z.boolean(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** The owner's name; null for the product's. */
  owner: z.nullable(z.string()),
  mayChange: z.boolean(),
  version: count,
})

/** Value of each variable; null if the application has none. */
const values = z.record(z.enum(templateVariables), z.nullable(z.string()))

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/templates',
  summary:
    'Own templates, shared ones and those of the product, each with its text in a language; in English, or any, where it has none',
  query: z.object({ language: z._default(language, 'en') }),
  answers: {
    200: z.object({
      items: z.array(z.object({ ...templateItem.shape, language, text: z.string() })),
      /** Fictitious example values in that language. */
      sample: values,
    }),
  },
  errors: staffErrors,
})

const template = z.object({ ...templateItem.shape, texts: z.partialRecord(language, z.string()) })

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/admin/templates/{id}',
  summary: 'A template in all its languages',
  params: z.object({ id: templateId }),
  answers: { 200: template },
  errors: [...staffErrors, 'template.not-found'],
})

const input = {
  name: typed(templateLimits.name, 1),
  /** Whether it is shared with colleagues. */
  isShared: z.boolean(),
  texts,
}

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/admin/templates',
  summary:
    'Keeps a template; braces hold variables of ours, or {?name} of what its author fills in',
  body: z.object(input),
  answers: { 201: template },
  errors: [...staffErrors, 'template.name-taken', 'template.too-many', 'template.unknown-variable'],
})

export const changeTemplate = endpoint({
  method: 'PUT',
  path: '/api/admin/templates/{id}',
  summary:
    "Changes a template of one's own; managers change shared ones. Refused where it was changed since `version`",
  params: uuidParam,
  body: z.object({ ...input, version: count }),
  answers: { 200: template },
  errors: [
    ...staffErrors,
    'template.changed',
    'template.name-taken',
    'template.not-found',
    'template.unknown-variable',
  ],
})

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/api/admin/templates/{id}',
  summary: "Removes a template of one's own; managers remove shared ones",
  params: uuidParam,
  answers: { 204: null },
  errors: [...staffErrors, 'template.not-found'],
})

export const getMessageValues = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/message',
  summary: 'In which language its traveller reads, and what the variables of templates say to them',
  params: idParam,
  answers: {
    200: z.object({
      language,
      values,
    }),
  },
  errors: [...staffErrors, 'application.not-found', 'application.erased'],
})

export const previewMessage = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/message/preview',
  summary: 'A message as its letter would arrive; nothing is written',
  params: idParam,
  body: z.object({
    message: typed(maxNoteLength, 1),
    /** The template it was written from. */
    template: z.optional(templateId),
  }),
  answers: {
    200: z.object({ subject: z.string(), html: z.string(), text: z.string(), language }),
  },
  errors: [...staffErrors, 'application.not-found', 'application.erased', 'template.unfilled'],
})

export const drawMessage = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/message/page',
  summary: 'The page of that letter alone, for a frame of ours; `message` as a form sends it',
  params: idParam,
  body: { raw: 'application/x-www-form-urlencoded' },
  answers: { 200: { media: 'text/html' } },
  errors: [...staffErrors, 'application.not-found', 'application.erased', 'template.unfilled'],
})

export const drawnMessage = z.object({ message: typed(maxNoteLength, 1) })
