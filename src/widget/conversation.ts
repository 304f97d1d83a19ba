import type { ChatMessage } from '#contract/chat.ts'

/** What the visitor said and the server has not acknowledged yet. `at` as ISO 8601. */
export type Unsent = { clientId: string; message: string; at: string; isRefused?: true }

export type Conversation = Readonly<{
  /** In their order, each once. */
  messages: readonly ChatMessage[]
  /** In the order in which they were written; they are sent one after the other. */
  outbox: readonly Unsent[]
  /** Everything up to this message has come: only lists and streams say so, not single answers. */
  cursor: number
  seenByAdmin: number
  seenByUser: number
}>

export const noConversation: Conversation = {
  messages: [],
  outbox: [],
  cursor: 0,
  seenByAdmin: 0,
  seenByUser: 0,
}

/** Takes in messages, however often they come, and takes what was acknowledged out of the outbox. */
export function receive(was: Conversation, incoming: readonly ChatMessage[]): Conversation {
  const byId = new Map([...was.messages, ...incoming].map((message) => [message.id, message]))
  const arrived = new Set(incoming.map(({ clientId }) => clientId))
  return {
    ...was,
    messages: [...byId.values()].sort((a, b) => a.id - b.id),
    outbox: was.outbox.filter(({ clientId }) => !arrived.has(clientId)),
  }
}

/** The same for a list or an event of the stream, before which nothing is missing. */
export function receiveInOrder(was: Conversation, incoming: readonly ChatMessage[]): Conversation {
  const cursor = Math.max(was.cursor, ...incoming.map(({ id }) => id))
  return { ...receive(was, incoming), cursor }
}

export function queue(was: Conversation, unsent: Unsent): Conversation {
  return { ...was, outbox: [...was.outbox, unsent] }
}

/** The one that is sent next; what was refused stays where it is and keeps nobody waiting. */
export function nextUnsent({ outbox }: Conversation): Unsent | undefined {
  return outbox.find(({ isRefused }) => !isRefused)
}

export function refuse(was: Conversation, clientId: string): Conversation {
  const outbox = was.outbox.map((unsent) =>
    unsent.clientId === clientId ? { ...unsent, isRefused: true as const } : unsent,
  )
  return { ...was, outbox }
}

/** Puts what was refused back in line: one message, or all of them. */
export function sendAgain(was: Conversation, clientId?: string): Conversation {
  const outbox = was.outbox.map(({ isRefused, ...unsent }) =>
    isRefused && clientId !== undefined && unsent.clientId !== clientId
      ? { ...unsent, isRefused }
      : unsent,
  )
  return { ...was, outbox }
}

export function discard(was: Conversation, clientId: string): Conversation {
  return { ...was, outbox: was.outbox.filter((unsent) => unsent.clientId !== clientId) }
}

/** What is seen stays seen: late news never takes it back. */
export function see(was: Conversation, by: 'user' | 'admin', upTo: number): Conversation {
  const field = by === 'user' ? 'seenByUser' : 'seenByAdmin'
  return upTo > was[field] ? { ...was, [field]: upTo } : was
}

export const answersOf = ({ messages }: Conversation): ChatMessage[] =>
  messages.filter(({ type }) => type === 'admin')

/** Answers that the visitor has not seen. */
export const unreadIn = (conversation: Conversation): ChatMessage[] =>
  answersOf(conversation).filter(({ id }) => id > conversation.seenByUser)
