import type { ChatFile, ChatMessage } from '#contract/chat.ts'
import type { Attendance } from './api.ts'
import type { Key } from './key.ts'

/** An unacknowledged message of the visitor. `at` in ISO 8601. */
export type Unsent = {
  clientId: string
  message: string
  at: string
  files?: readonly ChatFile[]
  isRefused?: true
}

export type Conversation = Readonly<{
  /** In order, unique. */
  messages: readonly ChatMessage[]
  /** In the order written; sent one at a time. */
  outbox: readonly Unsent[]
  /** All messages up to this one are here: advanced by lists and streams, not by single answers. */
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

/** Merges messages, repeated or not, and removes acknowledged ones from the outbox. */
export function receive(was: Conversation, incoming: readonly ChatMessage[]): Conversation {
  const byId = new Map([...was.messages, ...incoming].map((message) => [message.id, message]))
  const arrived = new Set(incoming.map(({ clientId }) => clientId))
  return {
    ...was,
    messages: [...byId.values()].sort((a, b) => a.id - b.id),
    outbox: was.outbox.filter(({ clientId }) => !arrived.has(clientId)),
  }
}

/** The same for a list or stream event, which leaves no gap. */
export function receiveInOrder(was: Conversation, incoming: readonly ChatMessage[]): Conversation {
  const cursor = Math.max(was.cursor, ...incoming.map(({ id }) => id))
  return { ...receive(was, incoming), cursor }
}

export function addUnsent(was: Conversation, unsent: Unsent): Conversation {
  return { ...was, outbox: [...was.outbox, unsent] }
}

/** The next message to send; refused ones are skipped. */
export function nextUnsent({ outbox }: Conversation): Unsent | undefined {
  return outbox.find(({ isRefused }) => !isRefused)
}

export function refuse(was: Conversation, clientId: string): Conversation {
  const outbox = was.outbox.map((unsent) =>
    unsent.clientId === clientId ? { ...unsent, isRefused: true as const } : unsent,
  )
  return { ...was, outbox }
}

/** Requeues refused messages: one, or all. */
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

/** Advances the seen marker, never back. */
export function see(was: Conversation, by: 'user' | 'admin', upTo: number): Conversation {
  const field = by === 'user' ? 'seenByUser' : 'seenByAdmin'
  return upTo > was[field] ? { ...was, [field]: upTo } : was
}

export const answersOf = ({ messages }: Conversation): ChatMessage[] =>
  messages.filter(({ type }) => type === 'admin')

/** Answers the visitor has not seen. */
export const unreadIn = (conversation: Conversation): ChatMessage[] =>
  answersOf(conversation).filter(({ id }) => id > conversation.seenByUser)

export type ChatState = {
  conversation: Conversation
  /** False until earlier messages are loaded. */
  isLoaded: boolean
  /** `full` accepts no more messages; `gone`: the key is no longer valid. */
  is: 'open' | 'closed' | 'full' | 'gone'
  /** The last message went into a new conversation because the old one was gone. */
  isAnew: boolean
  attendance: Attendance | null
  /** The application is open in this browser: nothing needs to be typed to find it or answer. */
  isKnown: boolean
  /** Whether to ask for a rating now. */
  asksRating: boolean
  name: string
  email: string
  /** The page's application, until the visitor removes it or staff know it. */
  application: string | null
  isConnected: boolean
  /** Whether the outbox waits for the connection. */
  isWaiting: boolean
  /** Who is typing: a name, or '' for an unnamed colleague. */
  typing: string | null
}

/** State that survives the page. */
export type Store = {
  key: { read(): Key | null; keep(key: Key | null): void }
  outbox: { read(): Unsent[]; keep(outbox: readonly Unsent[]): void }
}

export type State = ReturnType<typeof createState>

/** The current state of the conversation; persistent parts are stored. */
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
    isKnown: false,
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
    /** Falls back to another tab's key. */
    anyKey() {
      key ??= store.key.read()
      return key
    },
    setKey,
    update,
    converse: (conversation: Conversation) => update({ conversation }),
    /** Switches to another conversation or none, taking unsent messages along. */
    leave(is: ChatState['is'], next: Key | null, application: string | null): void {
      setKey(next)
      const left = { ...noConversation, outbox: state.conversation.outbox }
      const conversation = sendAgain({ ...left, seenByUser: next?.seen ?? 0 })
      update({
        conversation,
        is,
        application,
        isAnew: false,
        isKnown: false,
        isLoaded: !next,
        typing: null,
      })
    },
  }
}
