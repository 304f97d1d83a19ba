import * as z from 'zod/mini'
import { uploadErrors } from './document.ts'
import { endpoint } from './endpoint.ts'
import { moment, uuidParam } from './shapes.ts'

const passportPageView = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** A thumbnail; null for a PDF. */
  previewUrl: z.nullable(z.string()),
  createdAt: moment,
})

export const addPassportPage = endpoint({
  method: 'POST',
  path: '/api/draft/passport-pages',
  summary:
    'Keeps the picture of a passport page with the saved unfinished answers, as long as these; `replaces` names the one that it takes the place of',
  body: { multipart: ['file', 'replaces'] },
  answers: { 201: passportPageView },
  errors: [...uploadErrors, 'request.unauthorized'],
})

export const addOwnPassportPage = endpoint({
  method: 'POST',
  path: '/api/own-part/{id}/passport-page',
  summary:
    'Keeps the picture of the passport of a traveller with a link, with the answers it belongs to and in the place of an earlier one',
  params: uuidParam,
  body: { multipart: ['file'] },
  answers: { 201: passportPageView },
  errors: [...uploadErrors, 'request.unauthorized', 'link.expired', 'link.sent-in'],
})

export const removeOwnPassportPage = endpoint({
  method: 'DELETE',
  path: '/api/own-part/{id}/passport-page',
  summary: 'Forgets the passport page of a traveller with a link; repeated, the same',
  params: uuidParam,
  answers: { 204: null },
  errors: ['request.unauthorized', 'link.expired', 'link.sent-in'],
})

export const listPassportPages = endpoint({
  method: 'GET',
  path: '/api/draft/passport-pages',
  summary: 'The passport pages that are kept with the unfinished answers of this browser',
  answers: { 200: z.object({ items: z.array(passportPageView) }) },
  errors: [],
})

export const getPassportPagePreview = endpoint({
  method: 'GET',
  path: '/api/draft/passport-pages/{id}/preview',
  summary: 'A small picture of a kept passport page, for the browser that sent it',
  params: uuidParam,
  answers: { 200: { media: 'image/jpeg' } },
  errors: ['request.unauthorized', 'document.not-found', 'document.damaged'],
})

export const removePassportPage = endpoint({
  method: 'DELETE',
  path: '/api/draft/passport-pages/{id}',
  summary: 'Forgets a kept passport page; repeated, the same',
  params: uuidParam,
  answers: { 204: null },
  errors: ['request.unauthorized'],
})
