/** What a conversation may hold. Texts in UTF-16 units, as browsers count them. */
export const chatLimits = {
  messageLength: 2000,
  nameLength: 80,
  /** Messages of one conversation, both sides together; after that a new one is begun. */
  messages: 2000,
  /** What a visitor may send in a minute. */
  messagesPerMinute: 20,
  /** How often in a minute it may be told that a visitor types or has seen something. */
  signalsPerMinute: 90,
  /** Pages that listen to one conversation at the same moment. */
  listeners: 8,
  /** How long a visitor's key opens the conversation. */
  keyDays: 90,
  replyNameLength: 60,
  /** Files of one message. */
  files: 5,
  /** Characters of a file's name: with five of them a message still fits into a notification. */
  fileNameLength: 40,
  pageLength: 500,
} as const

/** Where a browser keeps the key to its conversation, and the tab what waits to be sent. */
export const chatStorageKey = 'karibu-visa-chat'

/** How often a page asks where nothing can be pushed to it, in milliseconds (a rule of the spec). */
export const chatPolling = { messages: 2_000, sessions: 3_000 } as const

/**
 * Seconds that an answer waits to be read in the conversation before it goes to the visitor as a
 * letter.
 */
export const answerLetterDelaySeconds = 180

/** Whoever typed within so many milliseconds is typing. */
export const typingLastsMs = 5_000

export const chatSides = ['user', 'admin'] as const
/** Who wrote a message: a visitor or a member of staff (names of the spec). */
export type ChatSide = (typeof chatSides)[number]

export const chatStates = ['open', 'closed'] as const
export type ChatState = (typeof chatStates)[number]

export const chatRatings = ['good', 'bad'] as const
/** Whether the visitor was helped, as they say themselves. */
export type ChatRating = (typeof chatRatings)[number]

export const attendances = ['here', 'soon', 'away'] as const
/**
 * Whether somebody answers: a colleague is here now; the office is open and one will be; or it is
 * closed, and the answer comes by e-mail.
 */
export type Attendance = (typeof attendances)[number]

/** A stretch of a message: words, or an address that may be followed. */
export type MessagePart = { text: string; href: string | null }

/**
 * Linear: no part of it can match the same characters in two ways. Chinese and Japanese leave no space
 * between an address and the sentence that goes on.
 */
const address = /\bhttps?:\/\/[^\s<>"'`\\，。、！？；：（）「」【】《》]+/gi
/** Signs after an address that belong to the sentence around it. */
const sentenceEnds = '.,;:!?)]}»”’。，、！？）'

/**
 * A message in parts to be shown, whose texts together are the message. Only whole http and https
 * addresses without user names become links: everything else stays words.
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
  // An address whose name is written in mixed scripts would show one place and lead to another.
  const [, host = ''] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? []
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) && /[a-z0-9]/i.test(host) ? text : null
}

/** Control characters but for tab and line end: nobody means to say them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it is for
const unsayable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** What is kept of a text that somebody typed: without edges, line ends as LF; null when nothing is left. */
export function messageText(typed: string): string | null {
  const text = typed.replace(/\r\n?/g, '\n').replace(unsayable, '').trim()
  return text === '' ? null : text
}

/** What stands for the words of a message that only brings files: their names, one a line. */
export const wordsOfFiles = (files: readonly { name: string }[]): string =>
  files.map(({ name }) => name).join('\n')

/** What was typed besides the files of a message; '' where nothing was. */
export function typedIn({
  message,
  files = [],
}: {
  message: string
  files?: readonly { name: string }[] | undefined
}): string {
  return files.length > 0 && message === wordsOfFiles(files) ? '' : message
}

/** A message as it is told where files cannot be shown: what was typed, and the names of its files. */
export function textWithFiles(said: {
  message: string
  files?: readonly { name: string }[] | undefined
}): string {
  const { files = [] } = said
  return [typedIn(said), ...files.map(({ name }) => `📎 ${name}`)].filter(Boolean).join('\n')
}

/**
 * The page that a visitor writes from: its path alone, for what follows may hold secrets of whoever made
 * the page. Null for what is no path.
 */
export function pageOf(path: string): string | null {
  const [bare = ''] = path.split(/[?#]/)
  const page = bare.replace(unsayable, '').trim().slice(0, chatLimits.pageLength).toWellFormed()
  return page.startsWith('/') ? page : null
}

/** Whether its visitor is asked now if we helped: once, when staff have closed it. */
export function mayAskRating(session: {
  state: ChatState
  rating: ChatRating | null
  ratingAskedAt: Date | null
}): boolean {
  return session.state === 'closed' && session.rating === null && session.ratingAskedAt === null
}

/** What is known of a conversation when its visitor asks for a copy by e-mail. */
export type TranscriptFacts = { hasEmail: boolean; hasAnswer: boolean }

/**
 * Why a copy of the conversation cannot be sent; null when it can. Before a person has answered it
 * would carry a stranger's words to whatever address was typed.
 */
export function whyNoTranscript(
  facts: TranscriptFacts,
): 'chat.email-required' | 'chat.answer-required' | null {
  if (!facts.hasEmail) return 'chat.email-required'
  return facts.hasAnswer ? null : 'chat.answer-required'
}
