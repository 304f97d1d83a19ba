import * as z from 'zod/mini'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { correctableFields } from '#domain/application/correction.ts'
import { applicationEventKinds, eventActors } from '#domain/application/event.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { chatSides } from '#domain/chat.ts'
import { letterKinds, letterStandings } from '#domain/letter.ts'
import { messengers } from '#domain/messenger.ts'
import { threadKinds } from '#domain/thread.ts'
import { chatFile } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { messengerStanding } from '../messenger.ts'
import { applicationStatus, clientId, count, idParam, moment, typed, uuidParam } from '../shapes.ts'
import { threadPage } from '../thread.ts'
import { staffErrors } from './application.ts'
import { staffChatSession } from './chat.ts'
import { templateId } from './template.ts'

const colleague = z.object({ id: z.string(), name: z.string() })

/** Delivery state of a letter, and its RFC 3463 code: 5.1.1. */
const standing = {
  letterId: z.uuid(),
  standing: z.enum(letterStandings),
  deliveryCode: z.nullable(z.string()),
  /** What became of its news at the messenger; null where none went. */
  messenger: z.nullable(messengerStanding),
}

/** `id` is stable and unique. */
const entry = { id: z.string(), at: moment }

const staffThreadEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    ...standing,
    kind: z.literal('letter'),
    letterKind: z.enum(letterKinds),
    version: count,
    /** As sent; null before, and on letters older than stored subjects. */
    subject: z.nullable(z.string()),
    /** Its address, if different from the current contact's. */
    to: z.nullable(z.string()),
    /** A copy sent by a colleague, or to a corrected address. */
    isCopy: z.boolean(),
  }),
  z.object({
    ...entry,
    kind: z.literal('message'),
    text: z.string(),
    by: colleague,
    /** State of the letter that carries it; null if deleted. */
    letter: z.nullable(z.object(standing)),
  }),
  z.object({
    ...entry,
    kind: z.literal('chat'),
    sessionId: z.uuid(),
    messageId: count,
    side: z.enum(chatSides),
    text: z.string(),
    files: z.array(chatFile),
    /** The colleague's name, or the one the visitor gave. */
    name: z.nullable(z.string()),
    /** The visitor proved access to the application. */
    isProven: z.boolean(),
    /** The colleague who attached the conversation. */
    attachedBy: z.nullable(z.string()),
    /** Where the traveller wrote it, if not on the site. */
    writtenIn: z.nullable(z.enum(messengers)),
    /** What became of our answer at the messenger; null where none went. */
    messenger: z.nullable(messengerStanding),
  }),
  z.object({
    ...entry,
    kind: z.literal('email'),
    emailId: z.uuid(),
    subject: z.string(),
    /** The beginning of the new text; `isCut` if there is more. */
    text: z.string(),
    isCut: z.boolean(),
    hasQuoted: z.boolean(),
    files: count,
    /** The sender, if different from the contact's address. */
    otherSender: z.nullable(z.string()),
    isAutoReply: z.boolean(),
    /** It may be the authority's. */
    isAuthority: z.boolean(),
  }),
  z.object({
    ...entry,
    kind: z.literal('note'),
    text: z.string(),
    by: colleague,
    /** Its conversation; null if about the application. */
    sessionId: z.nullable(z.uuid()),
  }),
  z.object({
    ...entry,
    kind: z.literal('correction'),
    /** Null: the traveller's own correction. */
    by: z.nullable(colleague),
    /** The traveller corrected; null for the contact. */
    traveller: z.nullable(z.string()),
    changes: z.array(
      z.object({
        field: z.enum(correctableFields),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
      }),
    ),
    reason: z.nullable(z.string()),
  }),
  z.object({
    ...entry,
    kind: z.literal('status'),
    event: z.enum(applicationEventKinds),
    actor: z.enum(eventActors),
    by: z.nullable(colleague),
    from: z.nullable(applicationStatus),
    to: z.nullable(applicationStatus),
    /** The travellers concerned and their new state. */
    travellers: z.array(z.string()),
    toState: z.nullable(z.enum(applicantStates)),
    /** Their former state, if all had the same. */
    fromState: z.nullable(z.enum(applicantStates)),
    /** For colleagues; who it was assigned or handed over to. */
    note: z.nullable(z.string()),
    /** Of a rejection or withdrawal, for the traveller. */
    reason: z.nullable(z.string()),
    /** For the traveller. */
    message: z.nullable(z.string()),
    /** Id of an undoable decision. */
    held: z.nullable(count),
    /** Undone before anyone was notified. */
    isUndone: z.boolean(),
  }),
])
export type StaffThreadEntry = z.output<typeof staffThreadEntry>

/** Comma-separated kinds; unknown ones are ignored. */
const kinds = z.pipe(
  z.string().check(z.maxLength(100)),
  z.transform((text: string) => threadKinds.filter((kind) => text.split(',').includes(kind))),
)

export const getStaffThread = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/thread',
  summary:
    'Letters, messages, chat, e-mails, notes, corrections and status changes of an application in one order, newest first; those that the caller may see',
  params: idParam,
  query: z.object({ ...threadPage, kinds: z.optional(kinds) }),
  answers: {
    200: z.object({ entries: z.array(staffThreadEntry), before: z.nullable(z.string()) }),
  },
  errors: [...staffErrors, 'application.not-found'],
})

export const writeInThread = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/thread',
  summary:
    'Writes to the traveller by letter, and in their chat where it is open; or, internal, a note for colleagues',
  params: idParam,
  body: z.object({
    message: typed(maxNoteLength, 1),
    clientId,
    /** Id of the template it was written from, for the audit. */
    template: z.optional(templateId),
    internal: z._default(z.boolean(), false),
  }),
  answers: { 204: null },
  errors: [...staffErrors, 'application.not-found', 'application.erased', 'template.unfilled'],
})

export const answerNothing = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/thread/nothing-to-answer',
  summary:
    'Says that what the traveller wrote until a moment needs no answer: emails are marked so, conversations closed. What came later still waits',
  params: idParam,
  body: z.object({ upTo: z.iso.datetime().check(z.maxLength(40)) }),
  answers: { 204: null },
  errors: [...staffErrors, 'application.not-found', 'application.erased'],
})

export const attachConversation = endpoint({
  method: 'POST',
  path: '/api/admin/chat/sessions/{id}/application',
  summary:
    'Says which application a conversation is about, or none; its visitor is not thereby known to be the traveller',
  params: uuidParam,
  body: z.object({ reference: z.nullable(typed(40, 1)) }),
  answers: { 200: staffChatSession },
  errors: [
    ...staffErrors,
    'chat.not-found',
    'chat.proven',
    'application.not-found',
    'application.erased',
  ],
})
