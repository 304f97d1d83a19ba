import type { ChatMessage } from '#contract/chat.ts'

/**
 * What is known of one conversation. Everything up to the id `upTo` is in it; of what came later
 * perhaps only our own replies are.
 */
export type Thread = Readonly<{ messages: readonly ChatMessage[]; upTo: number }>

export const emptyThread: Thread = { messages: [], upTo: 0 }

/** With messages that the server listed or pushed in order: between them nothing is missing. */
export function withMessages(thread: Thread, fresh: readonly ChatMessage[]): Thread {
  const upTo = Math.max(thread.upTo, ...fresh.map(({ id }) => id))
  const messages = united(thread.messages, fresh)
  return upTo === thread.upTo && messages === thread.messages ? thread : { messages, upTo }
}

/** With a reply that the server acknowledged: what others said before it may still be on its way. */
export function acknowledged(thread: Thread, reply: ChatMessage): Thread {
  const messages = united(thread.messages, [reply])
  return messages === thread.messages ? thread : { ...thread, messages }
}

function united(known: readonly ChatMessage[], fresh: readonly ChatMessage[]) {
  const ids = new Set(known.map(({ id }) => id))
  const added = fresh.filter(({ id }) => !ids.has(id))
  if (added.length === 0) return known
  return [...known, ...added].sort((a, b) => a.id - b.id)
}

/** The newest message of the visitor; 0 when they have said nothing. */
export function lastOfVisitor({ messages }: Thread): number {
  return messages.findLast(({ type }) => type === 'user')?.id ?? 0
}

/** Messages of the visitor after the one that was seen last. */
export function unreadAfter({ messages }: Thread, seen: number): number {
  return messages.filter(({ type, id }) => type === 'user' && id > seen).length
}

/** Messages that one person wrote in one go: they carry name and time once. */
export type MessageGroup = Readonly<{
  /** 'YYYY-MM-DD' of the reader, when the group is the first one of its day. */
  day: string | null
  messages: readonly [ChatMessage, ...ChatMessage[]]
}>

const pauseMs = 5 * 60_000

/** The messages in groups; `dayOf` gives the reader's day of a moment. */
export function messageGroups(
  messages: readonly ChatMessage[],
  dayOf: (timestamp: string) => string,
): readonly MessageGroup[] {
  const groups: { day: string | null; messages: [ChatMessage, ...ChatMessage[]] }[] = []
  let day = ''
  let last: ChatMessage | undefined
  for (const message of messages) {
    const today = dayOf(message.timestamp)
    const group = groups.at(-1)
    if (group && last && today === day && isContinued(last, message)) group.messages.push(message)
    else groups.push({ day: today === day ? null : today, messages: [message] })
    day = today
    last = message
  }
  return groups
}

function isContinued(last: ChatMessage, next: ChatMessage): boolean {
  const isSame = last.type === next.type && last.senderName === next.senderName
  return isSame && Date.parse(next.timestamp) - Date.parse(last.timestamp) < pauseMs
}
