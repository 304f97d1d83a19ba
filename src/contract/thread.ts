import * as z from 'zod/mini'
import { correctableFields, correctionActors } from '#domain/application/correction.ts'
import { chatSides } from '#domain/chat.ts'
import { letterStandings } from '#domain/letter.ts'
import { messengers } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import { chatFile, messageField } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { idParam, moment } from './shapes.ts'

const entry = { id: z.string(), at: moment }

/** An entry as the traveller sees it: colleagues by display name only. */
const ownThreadEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('letter'),
    title: z.string(),
    standing: z.enum(letterStandings),
    /** The masked address: a•••@gmail.com. */
    to: z.string(),
  }),
  z.object({
    ...entry,
    kind: z.literal('message'),
    text: z.string(),
    name: z.string(),
  }),
  z.object({
    ...entry,
    kind: z.literal('chat'),
    side: z.enum(chatSides),
    text: z.string(),
    /** The colleague's display name. */
    name: z.nullable(z.string()),
    /** The sender's idempotency key. */
    clientId: z.uuid(),
    files: z.array(chatFile),
    /** Where the traveller wrote it, if not on the site. */
    messenger: z.nullable(z.enum(messengers)),
  }),
  z.object({
    ...entry,
    kind: z.literal('email'),
    subject: z.string(),
    text: z.string(),
    isCut: z.boolean(),
    /** Number of attachments, without small inline pictures. */
    fileCount: z.number(),
    /** The attachments that were accepted. */
    files: z.array(chatFile),
  }),
  z.object({
    ...entry,
    kind: z.literal('correction'),
    by: z.enum(correctionActors),
    traveller: z.nullable(z.string()),
    fields: z.array(z.enum(correctableFields)),
    reason: z.nullable(z.string()),
  }),
])
export type OwnThreadEntry = z.output<typeof ownThreadEntry>

export const threadPage = {
  /** Cursor: entries before the last one of the previous page. */
  before: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
}

export const getOwnThread = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/thread',
  summary:
    'What the traveller and we wrote to each other about one application, newest first; what happened is its timeline. Titles of letters in the language that is asked for, or in that of the application',
  params: idParam,
  query: z.object({ ...threadPage, language: z.optional(z.enum(languages)) }),
  answers: {
    200: z.object({ entries: z.array(ownThreadEntry), before: z.nullable(z.string()) }),
  },
  errors: ['request.invalid', 'request.unauthorized', 'request.too-many', 'application.not-found'],
})

export const writeInOwnThread = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/thread',
  summary: 'Writes to us, as in the chat; the same clientId again gives the first message again',
  params: idParam,
  body: z.object({ message: messageField, clientId: z.uuid() }),
  answers: { 201: ownThreadEntry },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
    'application.not-found',
    'chat.full',
  ],
})

export const getOwnThreadFile = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/thread/files/{fileId}',
  summary: 'A file that came with a message or an email of the thread, as attachment',
  params: z.object({ ...idParam.shape, fileId: z.uuid() }),
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [
    'request.unauthorized',
    'request.too-many',
    'application.not-found',
    'document.not-found',
    'document.damaged',
  ],
})
