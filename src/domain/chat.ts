/** Limits of a conversation. Text lengths in UTF-16 units, as browsers count. */
export const chatLimits = {
  messageLength: 2000,
  nameLength: 80,
  /** Messages of one conversation, both sides together; then a new one begins. */
  messages: 2000,
  /** Messages of a visitor per minute. */
  messagesPerMinute: 20,
  /** Typing and seen signals of a visitor per minute. */
  signalsPerMinute: 90,
  /** Concurrent listeners of one conversation. */
  listeners: 8,
  /** Days for which a visitor's key opens the conversation. */
  keyDays: 90,
  replyNameLength: 60,
  /** Files per message. */
  files: 5,
  /** Length of a file name: five of them still fit into a notification. */
  fileNameLength: 40,
  pageLength: 500,
} as const

/** Storage keys: the conversation's key in the browser, the outbox in the tab. */
export const chatStorageKey = 'karibu-visa-chat'

/** Polling intervals in milliseconds where push is unavailable (from the specification). */
export const chatPolling = { messages: 2_000, sessions: 3_000 } as const

/** Seconds for which an answer may be read in the chat before it is mailed to the visitor. */
export const answerLetterDelaySeconds = 180

/** Milliseconds after a keystroke for which someone counts as typing. */
export const typingLastsMs = 5_000

export const chatSides = ['user', 'admin'] as const
/** Who wrote a message: a visitor or staff (names of the specification). */
export type ChatSide = (typeof chatSides)[number]

export const chatStates = ['open', 'closed'] as const
export type ChatState = (typeof chatStates)[number]

export const chatRatings = ['good', 'bad'] as const
/** The visitor's own rating. */
export type ChatRating = (typeof chatRatings)[number]

export const attendances = ['here', 'soon', 'away'] as const
/**
 * Whether an answer can be expected: a colleague is here; the office is open; or it is closed and
 * the answer comes by e-mail.
 */
export type Attendance = (typeof attendances)[number]

/** A part of a message: text, or a link. */
export type MessagePart = { text: string; href: string | null }

/**
 * Linear: no two parts match the same characters. Chinese and Japanese put no space between an
 * address and the rest of the sentence.
 */
const address = /\bhttps?:\/\/[^\s<>"'`\\，。、！？；：（）「」【】《》]+/gi
/** Punctuation after an address that belongs to the sentence. */
const sentenceEnds = '.,;:!?)]}»”’。，、！？）'

/**
 * Splits a message into parts whose texts together are the message. Only http and https addresses
 * without user names become links.
 */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = []
  let from = 0
  for (const { 0: found, index } of message.matchAll(address)) {
    let end = found.length
    while (sentenceEnds.includes(found.charAt(end - 1)) && end > 0) end -= 1
    const text = found.slice(0, end)
    const href = safeAddress(text)
    if (!href) continue
    if (index > from) parts.push({ text: message.slice(from, index), href: null })
    parts.push({ text, href })
    from = index + text.length
  }
  if (from < message.length) parts.push({ text: message.slice(from), href: null })
  return parts
}

function safeAddress(text: string): string | null {
  // A host in mixed scripts would show one place and lead to another.
  const [, host = ''] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? []
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) && /[a-z0-9]/i.test(host) ? text : null
}

/** Control characters except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it is for
const unsayable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** A typed text as stored: trimmed, LF line ends; null when empty. */
export function messageText(typed: string): string | null {
  const text = typed.replace(/\r\n?/g, '\n').replace(unsayable, '').trim()
  return text === '' ? null : text
}

/** The text of a message with only files: their names, one per line. */
export const wordsOfFiles = (files: readonly { name: string }[]): string =>
  files.map(({ name }) => name).join('\n')

/** The typed text of a message; '' if it only brings files. */
export function typedIn({
  message,
  files = [],
}: {
  message: string
  files?: readonly { name: string }[] | undefined
}): string {
  return files.length > 0 && message === wordsOfFiles(files) ? '' : message
}

/** A message where files cannot be shown: the typed text and the file names. */
export function textWithFiles(said: {
  message: string
  files?: readonly { name: string }[] | undefined
}): string {
  const { files = [] } = said
  return [typedIn(said), ...files.map(({ name }) => `📎 ${name}`)].filter(Boolean).join('\n')
}

/** The path of the page a visitor writes from, or null: the query and fragment may hold secrets of that site. */
export function pageOf(path: string): string | null {
  const [bare = ''] = path.split(/[?#]/)
  const page = bare.replace(unsayable, '').trim().slice(0, chatLimits.pageLength).toWellFormed()
  return page.startsWith('/') ? page : null
}

/** Whether to ask the visitor for a rating now: once, after staff closed the conversation. */
export function mayAskRating(session: {
  state: ChatState
  rating: ChatRating | null
  ratingAskedAt: Date | null
}): boolean {
  return session.state === 'closed' && session.rating === null && session.ratingAskedAt === null
}

export type TranscriptFacts = { hasEmail: boolean; hasAnswer: boolean }

/**
 * Why no transcript can be sent, or null. Before staff have answered, it would mail a stranger's
 * words to any address typed.
 */
export function whyNoTranscript(
  facts: TranscriptFacts,
): 'chat.email-required' | 'chat.answer-required' | null {
  if (!facts.hasEmail) return 'chat.email-required'
  return facts.hasAnswer ? null : 'chat.answer-required'
}
