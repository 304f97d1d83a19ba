import * as z from 'zod/mini'
import { applicationStatuses } from '#domain/application/status.ts'
import { comparedFields } from '#domain/passport/compare.ts'
import { endpoint } from './endpoint.ts'
import { documentView, idParam, moment, uuidParam } from './shapes.ts'

/** Errors of any file upload. */
export const uploadErrors = [
  'file.missing',
  'document.ambiguous',
  'document.empty',
  'document.encrypted',
  'document.heic',
  'document.infected',
  'document.quota',
  'document.scripted',
  'document.too-complex',
  'document.too-large',
  'document.unreadable',
  'document.wrong-type',
  'request.too-many',
  'request.too-slow',
  'server.away',
  'server.busy',
] as const

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/applicants/{id}/documents',
  summary:
    'Adds a document of one traveller; a further one of the same type is a new version. `lacksFace` is "true" of a passport photo in which the device found no face',
  params: idParam,
  body: { multipart: ['file', 'documentType', 'lacksFace'] },
  answers: {
    201: z.object({ success: z.literal(true), fileUrl: z.string(), document: documentView }),
  },
  errors: [
    ...uploadErrors,
    'application.held',
    'document.blank',
    'document.empty-page',
    'request.unauthorized',
    'application.not-found',
    'applicant.filed',
    'application.closed',
    'document.accepted',
    'payment.required',
    'document.type-unknown',
  ],
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/{id}',
  summary: 'Removes a document, before completion only',
  params: uuidParam,
  answers: { 204: null },
  errors: ['request.unauthorized', 'document.not-found', 'application.closed', 'application.held'],
})

export const confirmDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/confirm',
  summary:
    'Says of a passport page that these answers are right although it says otherwise; what was only asked because of them is settled',
  params: uuidParam,
  body: z.object({
    fields: z.array(z.enum(comparedFields)).check(z.maxLength(comparedFields.length)),
  }),
  answers: { 204: null },
  errors: ['request.unauthorized', 'document.not-found', 'application.closed', 'application.held'],
})

export const confirmFile = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/right',
  summary:
    'Says of a document that was asked about, for want of a face or as the same file as another, that it is right',
  params: uuidParam,
  answers: { 204: null },
  errors: ['request.unauthorized', 'document.not-found', 'application.closed', 'application.held'],
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/documents/{id}',
  summary: 'The bytes of a document, as attachment',
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: ['request.unauthorized', 'document.not-found', 'document.damaged'],
})

export const getDocumentPreview = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/preview',
  summary: 'A small picture of a document',
  params: uuidParam,
  answers: { 200: { media: 'image/jpeg' } },
  errors: ['request.unauthorized', 'document.not-found', 'document.damaged'],
})

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Keeps a file that belongs to nothing yet, for 24 hours',
  body: { multipart: ['file'] },
  answers: { 201: z.object({ success: z.literal(true), fileUrl: z.string() }) },
  errors: [...uploadErrors, 'request.unauthorized'],
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/files/{id}',
  summary: 'The bytes of an unattached file, for the browser that sent it',
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: ['request.unauthorized', 'document.not-found', 'document.damaged'],
})

export const completeApplication = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/complete',
  summary: 'Hands the application over; repeated, the same answer',
  params: idParam,
  body: z.object({
    applicationId: z.optional(z.union([z.number(), z.string().check(z.maxLength(64))])),
  }),
  answers: { 200: z.object({ status: z.enum(applicationStatuses), completedAt: moment }) },
  errors: [
    'request.unauthorized',
    'application.not-found',
    'application.closed',
    'application.held',
    'application.incomplete',
    'payment.required',
    'document.missing',
  ],
})
