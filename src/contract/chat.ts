import * as z from 'zod/mini'
import {
  attendances,
  chatLimits,
  chatRatings,
  chatSides,
  chatStates,
  messageText,
} from '#domain/chat.ts'
import { isEmailAddress } from '#domain/email.ts'
import { withoutOpening } from '#domain/letter.ts'
import { messengers } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import { withoutPiledMarks } from '#domain/text.ts'
import { uploadErrors } from './document.ts'
import { endpoint } from './endpoint.ts'
import { messengerStanding } from './messenger.ts'
import { count, moment, typed, typedEmail, uuidParam } from './shapes.ts'

/** Errors of calls with a conversation's key: `Authorization: Bearer <token>`. */
const visitorErrors = [
  'chat.not-found',
  'request.invalid',
  'request.too-many',
  'request.unauthorized',
] as const

/** A file of a conversation: a JPEG, PNG or PDF. Pictures have a preview. */
export const chatFile = z.object({
  id: z.uuid(),
  /** At most 40 characters, with the extension of its type. */
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
})
export type ChatFile = z.output<typeof chatFile>

export const chatMessage = z.object({
  /** Ascending across the installation. */
  id: count,
  type: z.enum(chatSides),
  /** For a message of only files: their names, one per line (`wordsOfFiles`). */
  message: z.string(),
  timestamp: moment,
  /** The colleague's name. */
  senderName: z.optional(z.string()),
  /** The sender's idempotency key. */
  clientId: z.uuid(),
  files: z.optional(z.array(chatFile)),
  /** The messenger in which the visitor wrote it. */
  writtenIn: z.optional(z.enum(messengers)),
  /** What became of an answer at the messenger. */
  standing: z.optional(messengerStanding),
})
export type ChatMessage = z.output<typeof chatMessage>

const messageOf = (min: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(chatLimits.messageLength * 2)),
      z.transform((text: string) => messageText(withoutOpening(withoutPiledMarks(text))) ?? ''),
    ),
    z.string().check(z.minLength(min), z.maxLength(chatLimits.messageLength)),
  )

/** Trimmed, of 1 to 2,000 characters. */
export const messageField = messageOf(1)

/** The content of a message: text, uploaded files, or both. */
export const saidFields = {
  message: z._default(messageOf(0), ''),
  files: z.optional(z.array(z.uuid()).check(z.maxLength(chatLimits.files))),
  clientId: z.optional(z.uuid()),
}

/** The path of the page; query and fragment are not stored. */
const page = z.optional(z.string().check(z.maxLength(2_000)))

/** An empty form field sends an empty text. */
const email = typedEmail().check(z.refine((text) => text === '' || isEmailAddress(text)))
const name = typed(chatLimits.nameLength)
/** TZ-000123, 123 or an order id; unknown ones are silently ignored. */
const applicationId = z.union([z.string().check(z.maxLength(64)), z.number()])

const contact = {
  email: z.optional(email),
  name: z.optional(name),
  applicationId: z.optional(applicationId),
}

const attendanceView = z.object({
  attendance: z.enum(attendances),
  /** The next day the office opens (at its seat), and its hours: 'HH:MM'. */
  opensOn: z.string(),
  opens: z.string(),
  closes: z.string(),
})

/** A conversation as seen by its visitor. */
export const chatSession = z.object({
  sessionId: z.uuid(),
  state: z.enum(chatStates),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** The last message seen by staff; 0 for none. */
  seenByAdmin: count,
  /** The last message seen by the visitor on any page; 0 for none. */
  seenByUser: count,
  /** Its application is proven: answers reach the contact's address without another one. */
  isKnown: z.boolean(),
  /** The visitor may be asked for a rating now. */
  asksRating: z.boolean(),
  ...attendanceView.shape,
})

export const getAttendance = endpoint({
  method: 'GET',
  path: '/api/chat/attendance',
  summary: 'Whether somebody answers the chat now, and when the office opens',
  answers: { 200: attendanceView },
  errors: ['request.too-many'],
})

const chatOpened = z.object({ sessionId: z.uuid(), token: z.string() })

export const openChat = endpoint({
  method: 'POST',
  path: '/api/chat/sessions',
  summary:
    'Opens a conversation, or gives the open one of an application to a browser that may act for it; the token is the only key to it and is shown once',
  body: z.object({
    ...contact,
    /** Language of the page; English if unsupported. */
    language: z.catch(z._default(z.enum(languages), 'en'), 'en'),
    page,
  }),
  answers: { 201: chatOpened },
  errors: ['request.invalid', 'request.too-many'],
})

export const continueChat = endpoint({
  method: 'POST',
  path: '/api/chat/sessions/continued',
  summary:
    'A key to the open conversation of an application, for a browser that may act for it, and whether it may; null where there is none',
  body: z.object({ applicationId }),
  answers: { 200: z.object({ session: z.nullable(chatOpened), isKnown: z.boolean() }) },
  errors: ['request.invalid', 'request.too-many'],
})

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}',
  summary: 'A conversation: who it is with, what was seen, whether somebody answers now',
  params: z.object({ sessionId: z.uuid() }),
  answers: { 200: chatSession },
  errors: visitorErrors,
})

export const changeChat = endpoint({
  method: 'PATCH',
  path: '/api/chat/sessions/{sessionId}',
  summary: 'Adds or changes how the visitor can be reached, and what application it is about',
  params: z.object({ sessionId: z.uuid() }),
  body: z.object(contact),
  answers: { 200: chatSession },
  errors: visitorErrors,
})

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/api/chat/messages',
  summary: 'Says something; the same clientId again gives the first message again',
  body: z.object({
    sessionId: z.uuid(),
    ...saidFields,
    page,
  }),
  answers: { 201: chatMessage },
  errors: [...visitorErrors, 'chat.full', 'document.not-found'],
})

export const nameApplication = endpoint({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/application',
  summary:
    'Says which application it is about, by its number and its e-mail address; the answer is the same whether they fit',
  params: z.object({ sessionId: z.uuid() }),
  body: z.object({
    reference: typed(64, 1),
    email: typedEmail().check(z.refine(isEmailAddress)),
  }),
  answers: { 204: null },
  errors: visitorErrors,
})

export const rateChat = endpoint({
  method: 'POST',
  path: '/api/chat/rating',
  summary:
    'Whether the visitor was helped; without a rating, that they were asked. The first one stands',
  body: z.object({ sessionId: z.uuid(), rating: z.optional(z.enum(chatRatings)) }),
  answers: { 204: null },
  errors: [...visitorErrors, 'chat.answer-required'],
})

export const addChatFile = endpoint({
  method: 'POST',
  path: '/api/chat/files',
  summary: 'Hands in a file, to be sent with a message within a day',
  query: z.object({ sessionId: z.uuid() }),
  body: { multipart: ['file'] },
  answers: { 201: chatFile },
  errors: [...visitorErrors, ...uploadErrors],
})

export const getChatFile = endpoint({
  method: 'GET',
  path: '/api/chat/files/{id}',
  summary: 'A file of the conversation that the token opens, as attachment',
  params: uuidParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: ['request.unauthorized', 'request.too-many', 'document.not-found', 'document.damaged'],
})

export const getChatFilePreview = endpoint({
  method: 'GET',
  path: '/api/chat/files/{id}/preview',
  summary: 'A small picture of such a file, where it is a picture',
  params: uuidParam,
  answers: { 200: { media: 'image/jpeg' } },
  errors: ['request.unauthorized', 'request.too-many', 'document.not-found', 'document.damaged'],
})

export const listChatMessages = endpoint({
  method: 'GET',
  path: '/api/chat/messages',
  summary: "What was said, oldest first; with the visitor's token, or by staff",
  query: z.object({
    sessionId: z.uuid(),
    /** Only messages after this one. */
    after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  }),
  answers: { 200: z.array(chatMessage) },
  errors: [...visitorErrors, 'staff.forbidden', 'staff.second-factor-required'],
})

/** Typing and seen signals. */
export const chatSignal = z.object({
  sessionId: z.uuid(),
  /** Someone is typing now. */
  typing: z.optional(z.literal(true)),
  /** All messages up to this one were seen. */
  seen: z.optional(z.number().check(z.int(), z.gte(0))),
})

export const signalChat = endpoint({
  method: 'POST',
  path: '/api/chat/signals',
  summary: 'Tells staff that the visitor is typing, or has seen something',
  body: chatSignal,
  answers: { 204: null },
  errors: visitorErrors,
})

export const sendTranscript = endpoint({
  method: 'POST',
  path: '/api/chat/transcript',
  summary: 'Sends the conversation to the e-mail address that the visitor gave',
  body: z.object({ sessionId: z.uuid() }),
  answers: { 202: z.object({ email: z.string() }) },
  errors: [...visitorErrors, 'chat.answer-required', 'chat.email-required'],
})

/** Where a stream resumes; the header Last-Event-ID takes precedence. */
export const streamStart = z.optional(z.coerce.number().check(z.int(), z.gte(0)))

export const streamChat = endpoint({
  method: 'GET',
  path: '/api/chat/stream',
  summary:
    'Server-sent events of one conversation: message (with its id), typing, seen, session. Goes on after Last-Event-ID',
  query: z.object({ sessionId: z.uuid(), after: streamStart }),
  answers: { 200: { media: 'text/event-stream' } },
  errors: [...visitorErrors, 'server.busy'],
})

/** The events of a stream by name; a `message` has the message id as its event id. */
export type ChatEvents = {
  message: ChatMessage & { sessionId: string }
  /** `by` is typing; `name` if a colleague. */
  typing: { sessionId: string; by: z.output<typeof chatMessage>['type']; name?: string }
  seen: { sessionId: string; by: z.output<typeof chatMessage>['type']; upTo: number }
  /** Something else about the conversation changed: reload it. */
  session: { sessionId: string; state: z.output<typeof chatSession>['state'] }
}

export const getWidget = endpoint({
  method: 'GET',
  path: '/api/widget.js',
  summary: 'The script that puts the chat onto a page, of whichever site, by one script element',
  answers: { 200: { media: 'text/javascript' } },
  errors: ['request.not-found'],
})

/** The name of a part contains its content hash. */
export const getWidgetPart = endpoint({
  method: 'GET',
  path: '/api/widget/{file}',
  summary: 'A part of the chat that its script fetches once somebody needs it',
  params: z.object({
    file: z.string().check(z.maxLength(200), z.regex(/^[\w-]+(\.[\w-]+)*\.js$/)),
  }),
  answers: { 200: { media: 'text/javascript' } },
  errors: ['request.not-found'],
})
