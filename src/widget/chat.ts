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

/** The other side is told of typing at most this often. */
const typingEvery = 3_000

/** One visitor's conversation: what was said, what is on its way, and everything that can be done. */
export function createChat({ api: apiOf, store, environment, language, changed }: Parts) {
  const conversation = createState(store, changed)
  const { state, key, update, converse } = conversation
  const api = apiOf(key)
  let lastTyping = 0

  function leave(is: ChatState['is'], next: Key | null): void {
    connection.sleep()
    conversation.leave(is, next)
    outbox.go()
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
    /** Listens where there is something to hear, and sends what was left over; what waits tries at once. */
    wake() {
      if (key()) connection.wake()
      outbox.go()
    },
    sleep: connection.sleep,
    /** Asks again whether somebody answers. */
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
    /** Everything that has come is on the screen. */
    sees() {
      const newest = unreadIn(state.conversation).at(-1)
      if (!key() || !newest) return
      converse(see(state.conversation, 'user', newest.id))
      quietly(api.signal({ seen: newest.id }))
    },
    /** How the visitor can be reached; before the first message it goes along with that one. */
    async reach({ name = '', email = '' }: Pick<Contact, 'name' | 'email'>) {
      if (key()) await api.change({ name, email })
      update({ name, email })
    },
    about: (application: string | null) => update({ application }),
    /** Whoever may act for the application of the page goes on where it was last spoken of. */
    async goOn() {
      const { application } = state
      if (key() || !application) return
      const { session } = await api.goOn({ applicationId: application })
      if (key() || !session) return
      leave('open', { ...session, seen: 0 })
      connection.wake()
    },
    beginAnew: () => leave('open', null),
    /** Another tab began a conversation, lost one, or saw something; whether this one listens is not said. */
    follow(next: Key | null) {
      if (next?.sessionId !== key()?.sessionId) leave(next ? 'open' : 'gone', next)
      else if (next) converse(see(state.conversation, 'user', next.seen))
    },
  }
}
