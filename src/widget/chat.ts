import type { Language } from '#domain/reference/languages.ts'
import type { Api, Contact } from './api.ts'
import * as talk from './conversation.ts'
import { type ChatState, createDesk, type Store } from './desk.ts'
import { createHearing, quietly } from './hearing.ts'
import type { Key } from './key.ts'
import type { Machine } from './machine.ts'
import { createPosting } from './posting.ts'

type Parts = {
  api: (keyOf: () => Key | null) => Api
  store: Store
  machine: Machine
  language: Language
  changed: () => void
}

export type Chat = ReturnType<typeof createChat>

/** The other side is told of typing at most this often. */
const typingEvery = 3_000

/** One visitor's conversation: what was said, what is on its way, and everything that can be done. */
export function createChat({ api: apiOf, store, machine, language, changed }: Parts) {
  const desk = createDesk(store, changed)
  const { state, key, update, converse } = desk
  const api = apiOf(key)
  let lastTyping = 0

  function leave(is: ChatState['is'], next: Key | null): void {
    hearing.sleep()
    desk.leave(is, next)
    posting.go()
  }
  const gone = () => leave('gone', null)
  const hearing = createHearing(desk, api, machine, gone)
  const posting = createPosting(desk, api, machine, language, { opened: hearing.wake, gone })

  return {
    state,
    hasKey: () => key() !== null,
    /** Listens where there is something to hear, and sends what was left over; what waits tries at once. */
    wake() {
      if (key()) hearing.wake()
      posting.go()
    },
    sleep: hearing.sleep,
    /** Asks again whether somebody answers. */
    refresh: hearing.refresh,
    say(message: string) {
      const unsent = { clientId: machine.newId(), message, at: machine.now().toISOString() }
      lastTyping = 0
      converse(talk.queue(state.conversation, unsent))
      posting.go()
    },
    sayAgain(clientId: string) {
      converse(talk.sendAgain(state.conversation, clientId))
      posting.go()
    },
    discard: (clientId: string) => converse(talk.discard(state.conversation, clientId)),
    isTyping() {
      const now = machine.now().getTime()
      if (!key() || now - lastTyping < typingEvery) return
      lastTyping = now
      quietly(api.signal({ typing: true }))
    },
    /** Everything that has come is on the screen. */
    sees() {
      const newest = talk.unreadIn(state.conversation).at(-1)
      if (!key() || !newest) return
      converse(talk.see(state.conversation, 'user', newest.id))
      quietly(api.signal({ seen: newest.id }))
    },
    /** How the visitor can be reached; before the first message it goes along with that one. */
    async reach({ name = '', email = '' }: Pick<Contact, 'name' | 'email'>) {
      if (key()) await api.change({ name, email })
      update({ name, email })
    },
    about: (application: string | null) => update({ application }),
    transcript: api.transcript,
    beginAnew: () => leave('open', null),
    /** Another tab began a conversation, ended one, or saw something; whether this one listens is not said. */
    follow(next: Key | null) {
      if (next?.sessionId !== key()?.sessionId) leave('open', next)
      else if (next) converse(talk.see(state.conversation, 'user', next.seen))
    },
  }
}
