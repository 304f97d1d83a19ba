import type { ChatFile } from '#contract/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Api, Contact } from './api.ts'
import { createConnection, quietly } from './connection.ts'
import type { Environment } from './environment.ts'
import type { Key } from './key.ts'
import { createOutbox } from './outbox.ts'
import {
  addUnsent,
  type ChatState,
  createState,
  discard,
  type Store,
  see,
  sendAgain,
  unreadIn,
} from './state.ts'

type Parts = {
  api: (keyOf: () => Key | null) => Api
  store: Store
  environment: Environment
  language: Language
  changed: () => void
}

export type Chat = ReturnType<typeof createChat>

/** Minimum milliseconds between typing signals. */
const typingEvery = 3_000

/** A visitor's conversation: messages, outbox and all actions. */
export function createChat({ api: apiOf, store, environment, language, changed }: Parts) {
  const conversation = createState(store, changed)
  const { state, key, update, converse } = conversation
  const api = apiOf(key)
  /** The page's application, until the visitor removes it: told to each conversation. */
  let page: ChatState['application'] = null
  let lastTyping = 0

  function leave(is: ChatState['is'], next: Key | null): void {
    connection.sleep()
    conversation.leave(is, next, page)
    quietly(goOn())
    outbox.go()
  }

  /** A visitor with access to the page's application is known, and continues its latest conversation. */
  async function goOn(): Promise<void> {
    const applicationId = page
    if (key() || !applicationId) return
    const { session, isKnown } = await api.goOn({ applicationId })
    // Meanwhile the page may have closed it, or shows another one.
    if (key() || applicationId !== page) return
    if (session) {
      leave('open', { ...session, seen: 0 })
      connection.wake()
    }
    update({ isKnown })
  }
  const gone = () => leave('gone', null)
  const connection = createConnection(conversation, api, environment, gone)
  const outbox = createOutbox(conversation, api, environment, language, {
    opened: connection.wake,
    gone,
  })

  return {
    state,
    key,
    ready: outbox.ready,
    /** Connects if there is a conversation, and sends pending messages immediately. */
    wake() {
      if (key()) connection.wake()
      outbox.go()
    },
    sleep: connection.sleep,
    /** Refreshes the office's attendance. */
    refresh: connection.refresh,
    say(message: string, files: readonly ChatFile[] = []) {
      const at = environment.now().toISOString()
      const said = { clientId: environment.newId(), message, at }
      const unsent = files.length > 0 ? { ...said, files } : said
      lastTyping = 0
      update({ conversation: addUnsent(state.conversation, unsent), isAnew: false })
      outbox.go()
    },
    sayAgain(clientId: string) {
      converse(sendAgain(state.conversation, clientId))
      outbox.go()
    },
    discard: (clientId: string) => converse(discard(state.conversation, clientId)),
    isTyping() {
      const now = environment.now().getTime()
      if (!key() || now - lastTyping < typingEvery) return
      lastTyping = now
      quietly(api.signal({ typing: true }))
    },
    /** Marks all messages as seen. */
    sees() {
      const newest = unreadIn(state.conversation).at(-1)
      if (!key() || !newest) return
      converse(see(state.conversation, 'user', newest.id))
      quietly(api.signal({ seen: newest.id }))
    },
    /** Saves the visitor's contact; before the first message it is sent with that. */
    async reach({ name = '', email = '' }: Pick<Contact, 'name' | 'email'>) {
      if (key()) await api.change({ name, email })
      update({ name, email })
    },
    /** By another one, or none, the visitor of a new conversation is not known. */
    about(application: string | null) {
      page = application
      update({ application, isKnown: state.isKnown && !!key() })
      quietly(goOn())
    },
    beginAnew: () => leave('open', null),
    /** Another tab started or lost a conversation, or saw messages, whether or not this one listens. */
    follow(next: Key | null) {
      if (next?.sessionId !== key()?.sessionId) leave(next ? 'open' : 'gone', next)
      else if (next) converse(see(state.conversation, 'user', next.seen))
    },
  }
}
