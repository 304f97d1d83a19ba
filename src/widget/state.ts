import type { ChatFile, ChatMessage } from '#contract/chat.ts'
import type { Attendance } from './api.ts'
import type { Key } from './key.ts'

/** What the visitor said and the server has not acknowledged yet. `at` as ISO 8601. */
export type Unsent = {
  clientId: string
  message: string
  at: string
  files?: readonly ChatFile[]
  isRefused?: true
}

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

export function addUnsent(was: Conversation, unsent: Unsent): Conversation {
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

export type ChatState = {
  conversation: Conversation
  /** False until what was said earlier is there. */
  isLoaded: boolean
  /** `full` takes no more messages; `gone`: its key opens it no more. */
  is: 'open' | 'closed' | 'full' | 'gone'
  /** What was written last went into a new conversation, in the place of one that was gone. */
  isAnew: boolean
  attendance: Attendance | null
  /** Whether it is time to ask if we helped. */
  asksRating: boolean
  name: string
  email: string
  /** The application that the page is about, until the visitor takes it away or staff know of it. */
  application: string | null
  isConnected: boolean
  /** Whether the outbox waits for the connection. */
  isWaiting: boolean
  /** Who is typing: a name, or '' for a colleague without one. */
  typing: string | null
}

/** What outlasts the page. */
export type Store = {
  key: { read(): Key | null; keep(key: Key | null): void }
  outbox: { read(): Unsent[]; keep(outbox: readonly Unsent[]): void }
}

export type State = ReturnType<typeof createState>

/** All that is known of the conversation at this moment; what has to outlast the page is kept. */
export function createState(store: Store, changed: () => void) {
  let key = store.key.read()
  const state: ChatState = {
    conversation: {
      ...noConversation,
      outbox: store.outbox.read(),
      seenByUser: key?.seen ?? 0,
    },
    isLoaded: !key,
    is: 'open',
    isAnew: false,
    attendance: null,
    asksRating: false,
    name: '',
    email: '',
    application: null,
    isConnected: true,
    isWaiting: false,
    typing: null,
  }

  function setKey(next: Key | null): void {
    key = next
    store.key.keep(next)
  }

  function update(change: Partial<ChatState>): void {
    const { outbox } = state.conversation
    Object.assign(state, change)
    const { conversation } = state
    if (conversation.outbox !== outbox) store.outbox.keep(conversation.outbox)
    const seen = conversation.seenByUser
    if (key && seen > key.seen) setKey({ ...key, seen })
    changed()
  }

  return {
    state: state as Readonly<ChatState>,
    key: () => key,
    /** The key of another tab counts where this one has none. */
    anyKey() {
      key ??= store.key.read()
      return key
    },
    setKey,
    update,
    converse: (conversation: Conversation) => update({ conversation }),
    /** Goes over to another conversation or to none; what waits to be sent goes along. */
    leave(is: ChatState['is'], next: Key | null): void {
      setKey(next)
      const left = { ...noConversation, outbox: state.conversation.outbox }
      const conversation = sendAgain({ ...left, seenByUser: next?.seen ?? 0 })
      update({ conversation, is, isAnew: false, isLoaded: !next, typing: null })
    },
  }
}
