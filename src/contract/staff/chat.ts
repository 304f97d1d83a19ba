import * as z from 'zod/mini'
import { chatLimits, chatSides, chatStates } from '#domain/chat.ts'
import { languages } from '#domain/reference/languages.ts'
import { type ChatEvents, chatMessage, chatSignal, messageField, streamStart } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

/** A conversation as staff see it. */
export const staffChatSession = z.object({
  sessionId: z.uuid(),
  /** Null: 'Anonymous User'. */
  userEmail: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  language: z.enum(languages),
  state: z.enum(chatStates),
  createdAt: moment,
  lastMessageAt: moment,
  lastMessage: z.object({ type: z.enum(chatSides), message: z.string() }),
  applicationId: z.nullable(count),
  reference: z.nullable(z.string()),
  /** The visitor's browser or order id proved that the application is theirs; else they only said so. */
  isProven: z.boolean(),
  /** Messages of the visitor that no colleague has seen. */
  unreadCount: count,
  /** The last message that the visitor has seen, and staff; 0 for none. */
  seenByUser: count,
  seenByAdmin: count,
  /** Who answers. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type StaffChatSession = z.output<typeof staffChatSession>

export const listChatSessions = endpoint({
  method: 'GET',
  path: '/api/admin/chat/sessions',
  summary: 'Conversations, the newest message first; those in which nothing was said are left out',
  query: z.object({
    state: z._default(z.enum([...chatStates, 'all']), 'open'),
    /** In e-mail, name, reference and everything that was said. */
    search: z._default(typed(200), ''),
    /** Only those whose last message is older than this moment. */
    before: z.optional(z.iso.datetime().check(z.maxLength(40))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answers: { 200: z.array(staffChatSession) },
  errors: staffErrors,
})

export const getChatSession = endpoint({
  method: 'GET',
  path: '/api/admin/chat/sessions/{id}',
  summary: 'One conversation, as the list shows it',
  params: uuidParam,
  answers: { 200: staffChatSession },
  errors: [...staffErrors, 'chat.not-found'],
})

export const replyToChat = endpoint({
  method: 'POST',
  path: '/api/admin/chat/reply',
  summary: 'Answers a visitor; the same clientId again gives the first message again',
  body: z.object({
    sessionId: z.uuid(),
    message: messageField,
    clientId: z.optional(z.uuid()),
  }),
  answers: { 201: chatMessage },
  errors: [...staffErrors, 'chat.not-found', 'chat.full', 'template.unfilled'],
})

export const signalChatAsStaff = endpoint({
  method: 'POST',
  path: '/api/admin/chat/signals',
  summary: 'Tells the visitor that a colleague is typing, or has seen something',
  body: chatSignal,
  answers: { 204: null },
  errors: [...staffErrors, 'chat.not-found'],
})

export const changeChatSession = endpoint({
  method: 'PATCH',
  path: '/api/admin/chat/sessions/{id}',
  summary: 'Closes or opens a conversation again; takes it over, or lets it go',
  params: uuidParam,
  body: z.object({ state: z.optional(z.enum(chatStates)), isMine: z.optional(z.boolean()) }),
  answers: { 200: staffChatSession },
  errors: [...staffErrors, 'chat.not-found'],
})

export const streamStaffChat = endpoint({
  method: 'GET',
  path: '/api/admin/chat/stream',
  summary:
    'Server-sent events of all conversations: message (with its id), typing, seen, session, thread (of an application); reset where too much was missed. Goes on after Last-Event-ID',
  query: z.object({ after: streamStart }),
  answers: { 200: { media: 'text/event-stream' } },
  errors: staffErrors,
})

/** The events of that stream, by name. */
export type StaffChatEvents = ChatEvents & {
  /** The thread of an application has something new. */
  thread: { applicationId: number }
}

export const chatReply = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(languages),
  text: z.string(),
  /** A template of one's own, or one that one looks after: it may be deleted. */
  isOwn: z.boolean(),
})
export type ChatReply = z.output<typeof chatReply>

export const listChatReplies = endpoint({
  method: 'GET',
  path: '/api/admin/chat/replies',
  summary:
    "Templates in a visitor's language, then those that only English has; {colleague} is filled",
  query: z.object({ language: z.enum(languages) }),
  answers: { 200: z.array(chatReply) },
  errors: staffErrors,
})

export const saveChatReply = endpoint({
  method: 'POST',
  path: '/api/admin/chat/replies',
  summary: 'Keeps a shared template; its text in the same language is replaced',
  body: z.object({
    name: typed(chatLimits.replyNameLength, 1),
    language: z.enum(languages),
    text: messageField,
  }),
  answers: { 201: chatReply },
  errors: [...staffErrors, 'template.name-taken', 'template.too-many', 'template.unknown-variable'],
})

export const deleteChatReply = endpoint({
  method: 'DELETE',
  path: '/api/admin/chat/replies/{id}',
  summary: 'Takes a text out of its template, which goes with its last one',
  params: uuidParam,
  answers: { 204: null },
  errors: [...staffErrors, 'template.not-found'],
})
