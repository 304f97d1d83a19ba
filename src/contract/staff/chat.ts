import * as z from 'zod/mini'
import { chatLimits, chatRatings, chatSides, chatStates } from '#domain/chat.ts'
import { inboxBoxes, inboxLimits, inboxSorts } from '#domain/inbox.ts'
import { messengers } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import {
  type ChatEvents,
  chatFile,
  chatMessage,
  chatSignal,
  messageField,
  saidFields,
  streamStart,
} from '../chat.ts'
import { uploadErrors } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import type { MessengerStanding } from '../messenger.ts'
import { clientId, count, moment, nullableMoment, typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { staffMessenger } from './messenger.ts'
import { takenAs, takingErrors } from './take-as-document.ts'

const label = typed(inboxLimits.labelLength, 1)

/** A conversation as seen by staff. */
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
  /** The application is open in the visitor's browser, not just claimed. */
  isProven: z.boolean(),
  /** Whether the typed number and e-mail address match; null if none were typed. */
  saidFits: z.nullable(z.boolean()),
  /** Origin and path of the visitor's latest page. */
  site: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** That page is ours, or unknown. */
  isOurSite: z.boolean(),
  rating: z.nullable(z.enum(chatRatings)),
  /** The visitor's messages not seen by any colleague. */
  unreadCount: count,
  /** The last message seen by the visitor and by staff; 0 for none. */
  seenByUser: count,
  seenByAdmin: count,
  /** The assignee. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
  labels: z.array(z.string()),
  /** Snoozed until then, or until the visitor writes; null once it has returned. */
  snoozedUntil: nullableMoment,
  /** Time of the oldest unanswered message. */
  waitingSince: nullableMoment,
  /** A colleague attached the application. */
  isAttached: z.boolean(),
  /** Where answers go besides the site; null: only there and by e-mail. */
  messenger: z.nullable(staffMessenger),
})
export type StaffChatSession = z.output<typeof staffChatSession>

export const listChatSessions = endpoint({
  method: 'GET',
  path: '/api/admin/chat/sessions',
  summary: 'Conversations, by newest message or longest wait; empty ones are left out',
  query: z.object({
    box: z._default(z.enum(inboxBoxes), 'all'),
    sort: z._default(z.enum(inboxSorts), 'newest'),
    label: z._default(typed(inboxLimits.labelLength), ''),
    state: z._default(z.enum([...chatStates, 'all']), 'open'),
    /** Only those written in this messenger. */
    messenger: z.optional(z.enum(messengers)),
    /** Searches e-mail, name, reference, number at a messenger, and messages. */
    search: z._default(typed(200), ''),
    /** Only those whose last message is before this moment. */
    before: z.optional(z.iso.datetime().check(z.maxLength(40))),
    /** Cursor when sorted by longest wait: after this conversation. */
    after: z.optional(z.uuid()),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answers: { 200: z.array(staffChatSession) },
  errors: staffErrors,
})

export const countChatBoxes = endpoint({
  method: 'GET',
  path: '/api/admin/chat/counts',
  summary: 'The number of open conversations in each box of the current user',
  answers: {
    200: z.object({
      mine: count,
      unassigned: count,
      unanswered: count,
      snoozed: count,
      all: count,
      /** Unanswered ones that are the current user's or nobody's. */
      own: count,
    }),
  },
  errors: staffErrors,
})

export const listChatLabels = endpoint({
  method: 'GET',
  path: '/api/admin/chat/labels',
  summary: 'Labels that conversations carry, the most used first',
  answers: { 200: z.array(z.string()) },
  errors: staffErrors,
})

export const listChatColleagues = endpoint({
  method: 'GET',
  path: '/api/admin/chat/colleagues',
  summary: 'Whom conversations can be given to',
  answers: { 200: z.array(z.object({ id: z.string(), name: z.string() })) },
  errors: staffErrors,
})

export const closeChatSessions = endpoint({
  method: 'POST',
  path: '/api/admin/chat/close',
  summary: 'Closes several conversations; says how many of them were open',
  body: z.object({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(inboxLimits.closedAtOnce)),
  }),
  answers: { 200: z.object({ closed: count }) },
  errors: staffErrors,
})

export const listOtherChats = endpoint({
  method: 'GET',
  path: '/api/admin/chat/sessions/{id}/others',
  summary: 'Other conversations of the same visitor, the newest first',
  params: uuidParam,
  answers: {
    200: z.array(
      z.extend(staffChatSession, {
        /** Both proved access to the same application; otherwise only the address matches. */
        isSameVisitor: z.boolean(),
      }),
    ),
  },
  errors: [...staffErrors, 'chat.not-found'],
})

export const chatNote = z.object({
  id: count,
  text: z.string(),
  at: moment,
  staff: z.object({ id: z.string(), name: z.string() }),
})
export type ChatNote = z.output<typeof chatNote>

export const listChatNotes = endpoint({
  method: 'GET',
  path: '/api/admin/chat/sessions/{id}/notes',
  summary: 'What colleagues wrote to each other about a conversation, oldest first',
  params: uuidParam,
  answers: { 200: z.array(chatNote) },
  errors: [...staffErrors, 'chat.not-found'],
})

export const addChatNote = endpoint({
  method: 'POST',
  path: '/api/admin/chat/sessions/{id}/notes',
  summary: 'Writes an internal note, which the visitor never sees',
  params: uuidParam,
  body: z.object({ text: messageField, clientId }),
  answers: { 201: z.array(chatNote) },
  errors: [...staffErrors, 'chat.not-found'],
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
    ...saidFields,
  }),
  answers: { 201: chatMessage },
  errors: [
    ...staffErrors,
    'chat.not-found',
    'chat.full',
    'document.not-found',
    'template.unfilled',
  ],
})

export const addStaffChatFile = endpoint({
  method: 'POST',
  path: '/api/admin/chat/files',
  summary: 'Hands in a file for a conversation, to be sent with an answer within a day',
  query: z.object({ sessionId: z.uuid() }),
  body: { multipart: ['file'] },
  answers: { 201: chatFile },
  errors: [...staffErrors, ...uploadErrors, 'chat.not-found'],
})

export const getStaffChatFile = endpoint({
  method: 'GET',
  path: '/api/admin/chat/files/{id}',
  summary: 'A file of a conversation, as attachment',
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const getStaffChatFilePreview = endpoint({
  method: 'GET',
  path: '/api/admin/chat/files/{id}/preview',
  summary: 'A small picture of such a file, where it is a picture',
  params: uuidParam,
  answers: { 200: { media: 'image/jpeg' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})

export const takeChatFile = endpoint({
  method: 'POST',
  path: '/api/admin/chat/files/{id}/document',
  summary: 'Takes a file of a conversation as a document of a traveller of its application',
  params: uuidParam,
  body: takenAs,
  answers: { 201: z.object({ documentId: z.uuid() }) },
  errors: [...takingErrors, 'application.not-found'],
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
  summary:
    'Closes or opens a conversation again; gives it to a colleague or lets it go; labels it; puts it off',
  params: uuidParam,
  body: z.object({
    state: z.optional(z.enum(chatStates)),
    /** Assigns to or unassigns the current user. */
    isMine: z.optional(z.boolean()),
    /** A colleague who may answer; null: nobody. */
    assignTo: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))),
    addLabels: z.optional(z.array(label).check(z.maxLength(inboxLimits.labels))),
    removeLabels: z.optional(z.array(label).check(z.maxLength(inboxLimits.labels))),
    /** A future moment; null ends the snooze. */
    snoozeUntil: z.optional(z.nullable(z.iso.datetime().check(z.maxLength(40)))),
  }),
  answers: { 200: staffChatSession },
  errors: [...staffErrors, 'chat.not-found', 'staff.not-found'],
})

export const streamStaffChat = endpoint({
  method: 'GET',
  path: '/api/admin/chat/stream',
  summary:
    'Server-sent events of all conversations: message (with its id), typing, seen, session, inbox, thread (of an application); reset where too much was missed. Goes on after Last-Event-ID',
  query: z.object({ after: streamStart }),
  answers: { 200: { media: 'text/event-stream' } },
  errors: staffErrors,
})

/** Events of the staff stream: those of conversations, and internal ones. */
export type StaffChatEvents = ChatEvents & {
  /** Assignee, labels, notes or snooze changed: reload them. */
  inbox: { sessionId: string }
  /** News of an answer at the messenger. */
  standing: { sessionId: string; id: number; standing: MessengerStanding }
  /** The thread of an application has new entries. */
  thread: { applicationId: number }
}

export const chatReply = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(languages),
  text: z.string(),
  /** An own template, or a managed one: it may be deleted. */
  isOwn: z.boolean(),
})
export type ChatReply = z.output<typeof chatReply>

export const listChatReplies = endpoint({
  method: 'GET',
  path: '/api/admin/chat/replies',
  summary:
    "Templates in a visitor's language, then those that only English has; filled as far as may be told",
  query: z.object({
    language: z.enum(languages),
    /** Fills variables from its application, if proven. */
    sessionId: z.optional(z.uuid()),
  }),
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
