import type { ChatMessage } from '#contract/chat.ts'
import type { MessengerStanding } from '#contract/messenger.ts'
import type { ChatNote } from '#contract/staff/chat.ts'

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
  const newer = fresh.filter(({ standing }) => standing)
  const renewed = newer.reduce((all, { id, standing }) => restated(all, id, standing), known)
  if (added.length === 0) return renewed
  return [...renewed, ...added].sort((a, b) => a.id - b.id)
}

function restated(
  messages: readonly ChatMessage[],
  id: number,
  standing: MessengerStanding | undefined,
): readonly ChatMessage[] {
  const before = messages.find((each) => each.id === id)
  if (!standing || !before || isSameStanding(before.standing, standing)) return messages
  return messages.map((each) => (each.id === id ? { ...each, standing } : each))
}

const isSameStanding = (a: MessengerStanding | undefined, b: MessengerStanding | undefined) =>
  a?.state === b?.state && a?.isNotice === b?.isNotice && a?.code === b?.code

export function withStanding(thread: Thread, id: number, standing: MessengerStanding): Thread {
  const messages = restated(thread.messages, id, standing)
  return messages === thread.messages ? thread : { ...thread, messages }
}

const unsettled: readonly string[] = ['queued', 'waiting', 'sent']

/** After which message to ask: what is not known yet, and answers whose news may have been missed. */
export function askAfter({ messages, upTo }: Thread): number {
  const open = messages.find(({ standing }) => standing && unsettled.includes(standing.state))
  return open ? Math.min(upTo, open.id - 1) : upTo
}

/** What stands below a message of a group: its standing, unless the next one has the same. */
export function standingBelow(messages: readonly ChatMessage[], index: number) {
  const standing = messages[index]?.standing
  const next = messages[index + 1]
  return next && isSameStanding(standing, next.standing) ? undefined : standing
}

export function lastOfVisitor({ messages }: Thread): number {
  return messages.findLast(({ type }) => type === 'user')?.id ?? 0
}

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

/** What stands in the log, in order: what one person said, and notes of colleagues between it. */
export type LogEntry =
  | (MessageGroup & Readonly<{ note: null }>)
  | Readonly<{ day: string | null; messages: readonly []; note: ChatNote }>

/**
 * Messages in groups, and the notes that were written between them; `dayOf` gives the reader's day of a
 * moment. Both come in their order.
 */
export function logEntries(
  messages: readonly ChatMessage[],
  notes: readonly ChatNote[],
  dayOf: (timestamp: string) => string,
): readonly LogEntry[] {
  const entries: LogEntry[] = []
  let day = ''
  let last: ChatMessage | null = null
  let group: ChatMessage[] = []
  for (const item of merged(messages, notes)) {
    const today = dayOf(item.at)
    const fresh = today === day ? null : today
    day = today
    if ('note' in item) entries.push({ day: fresh, messages: [], note: item.note })
    else if (last && fresh === null && isContinued(last, item.message)) group.push(item.message)
    else {
      group = [item.message]
      entries.push({ day: fresh, messages: group as [ChatMessage, ...ChatMessage[]], note: null })
    }
    last = 'note' in item ? null : item.message
  }
  return entries
}

type Item = { at: string } & ({ message: ChatMessage } | { note: ChatNote })

function merged(messages: readonly ChatMessage[], notes: readonly ChatNote[]): Item[] {
  const items: Item[] = []
  let next = 0
  for (const message of messages) {
    for (let note = notes[next]; note && note.at < message.timestamp; note = notes[next]) {
      items.push({ at: note.at, note })
      next += 1
    }
    items.push({ at: message.timestamp, message })
  }
  return [...items, ...notes.slice(next).map((note) => ({ at: note.at, note }))]
}

function isContinued(last: ChatMessage, next: ChatMessage): boolean {
  const isSame =
    last.type === next.type &&
    last.senderName === next.senderName &&
    last.writtenIn === next.writtenIn
  return isSame && Date.parse(next.timestamp) - Date.parse(last.timestamp) < pauseMs
}
