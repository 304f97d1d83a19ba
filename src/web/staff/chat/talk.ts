import type { ChatMessage } from '#contract/chat.ts'

/**
 * What is known of one conversation. Everything up to the id `upTo` is in it; of what came later
 * perhaps only our own replies are.
 */
export type Talk = Readonly<{ messages: readonly ChatMessage[]; upTo: number }>

export const emptyTalk: Talk = { messages: [], upTo: 0 }

/** With messages that the server listed or pushed in order: between them nothing is missing. */
export function heard(talk: Talk, fresh: readonly ChatMessage[]): Talk {
  const upTo = Math.max(talk.upTo, ...fresh.map(({ id }) => id))
  const messages = united(talk.messages, fresh)
  return upTo === talk.upTo && messages === talk.messages ? talk : { messages, upTo }
}

/** With a reply that the server acknowledged: what others said before it may still be on its way. */
export function acknowledged(talk: Talk, reply: ChatMessage): Talk {
  const messages = united(talk.messages, [reply])
  return messages === talk.messages ? talk : { ...talk, messages }
}

function united(known: readonly ChatMessage[], fresh: readonly ChatMessage[]) {
  const ids = new Set(known.map(({ id }) => id))
  const added = fresh.filter(({ id }) => !ids.has(id))
  if (added.length === 0) return known
  return [...known, ...added].sort((a, b) => a.id - b.id)
}

/** The newest message of the visitor; 0 when they have said nothing. */
export function lastOfVisitor({ messages }: Talk): number {
  return messages.findLast(({ type }) => type === 'user')?.id ?? 0
}

/** Messages of the visitor after the one that was seen last. */
export function unreadAfter({ messages }: Talk, seen: number): number {
  return messages.filter(({ type, id }) => type === 'user' && id > seen).length
}

/** Messages that one person wrote in one go: they carry name and time once. */
export type Turn = Readonly<{
  /** 'YYYY-MM-DD' of the reader, when the turn is the first one of its day. */
  day: string | null
  messages: readonly [ChatMessage, ...ChatMessage[]]
}>

const pauseMs = 5 * 60_000

/** The messages in turns; `dayOf` gives the reader's day of a moment. */
export function turnsOf(
  messages: readonly ChatMessage[],
  dayOf: (timestamp: string) => string,
): readonly Turn[] {
  const turns: { day: string | null; messages: [ChatMessage, ...ChatMessage[]] }[] = []
  let day = ''
  let last: ChatMessage | undefined
  for (const message of messages) {
    const today = dayOf(message.timestamp)
    const turn = turns.at(-1)
    if (turn && last && today === day && isGoingOn(last, message)) turn.messages.push(message)
    else turns.push({ day: today === day ? null : today, messages: [message] })
    day = today
    last = message
  }
  return turns
}

function isGoingOn(last: ChatMessage, next: ChatMessage): boolean {
  const isSame = last.type === next.type && last.senderName === next.senderName
  return isSame && Date.parse(next.timestamp) - Date.parse(last.timestamp) < pauseMs
}
