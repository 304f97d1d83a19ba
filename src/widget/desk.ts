import type { Attendance } from './api.ts'
import * as talk from './conversation.ts'
import type { Key } from './key.ts'

export type ChatState = {
  conversation: talk.Conversation
  /** False until what was said earlier is there. */
  isLoaded: boolean
  /** `full` takes no more messages; `gone`: what was said is no longer kept. */
  is: 'open' | 'closed' | 'full' | 'gone'
  attendance: Attendance | null
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
  outbox: { read(): talk.Unsent[]; keep(outbox: readonly talk.Unsent[]): void }
}

export type Desk = ReturnType<typeof createDesk>

/** All that is known of the conversation at this moment; what has to outlast the page is kept. */
export function createDesk(store: Store, changed: () => void) {
  let key = store.key.read()
  const state: ChatState = {
    conversation: {
      ...talk.noConversation,
      outbox: store.outbox.read(),
      seenByUser: key?.seen ?? 0,
    },
    isLoaded: !key,
    is: 'open',
    attendance: null,
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
    converse: (conversation: talk.Conversation) => update({ conversation }),
    /** Goes over to another conversation or to none; what waits to be sent goes along. */
    leave(is: ChatState['is'], next: Key | null): void {
      setKey(next)
      const left = { ...talk.noConversation, outbox: state.conversation.outbox }
      const conversation = talk.sendAgain({ ...left, seenByUser: next?.seen ?? 0 })
      update({ conversation, is, isLoaded: !next, typing: null })
    },
  }
}
