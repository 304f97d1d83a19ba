import type { ChatEvents } from '#contract/chat.ts'
import { typingLastsMs } from '#domain/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import { type Api, type Attendance, type Contact, Refusal } from './api.ts'
import * as talk from './conversation.ts'
import type { StreamEvent } from './event-parser.ts'
import type { Key } from './key.ts'
import { createListener } from './listener.ts'
import type { Machine } from './machine.ts'
import { createSender, type Sending } from './sender.ts'

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
  /** Why the outbox waits. */
  waits: 'connection' | 'turn' | null
  /** Who is typing: a name, or '' for a colleague without one. */
  typing: string | null
}

type Store = {
  key: { read(): Key | null; keep(key: Key | null): void }
  outbox: { read(): talk.Unsent[]; keep(outbox: readonly talk.Unsent[]): void }
}

type Parts = {
  api: (keyOf: () => Key | null) => Api
  store: Store
  machine: Machine
  language: Language
  changed: () => void
}

export type Chat = ReturnType<typeof createChat>

/** A conversation that was opened anew this often on one page, and was unknown at once, is given up. */
const mostOpenings = 3
/** The other side is told of typing at most this often. */
const typingEvery = 3_000

/** One visitor's conversation: what was said, what is on its way, and everything that can be done. */
export function createChat({ api: apiOf, store, machine, language, changed }: Parts) {
  const outbox = store.outbox.read()
  let key = store.key.read()
  const api = apiOf(() => key)
  let openings = 0
  let lastTyping = 0
  let forgetTyping = () => {}
  const state: ChatState = {
    conversation: { ...talk.noConversation, outbox, seenByUser: key?.seen ?? 0 },
    isLoaded: !key,
    is: 'open',
    attendance: null,
    name: '',
    email: '',
    application: null,
    isConnected: true,
    waits: null,
    typing: null,
  }

  function update(change: Partial<ChatState>): void {
    const before = state.conversation
    Object.assign(state, change)
    const { outbox: left, seenByUser } = state.conversation
    if (left !== before.outbox) store.outbox.keep(left)
    if (key && seenByUser > key.seen) {
      key = { ...key, seen: seenByUser }
      store.key.keep(key)
    }
    changed()
  }

  const converse = (conversation: talk.Conversation) => update({ conversation })

  /** Everything that was said is left behind; what waits to be sent goes on in the next conversation. */
  function leave(is: ChatState['is'], next: Key | null): void {
    listener.sleep()
    key = next
    const { conversation } = state
    const left = talk.sendAgain({ ...talk.noConversation, outbox: conversation.outbox })
    update({ conversation: left, is, isLoaded: !next, typing: null })
    if (next) listener.wake()
    sender.go()
  }

  function forget(): void {
    store.key.keep(null)
    leave('gone', null)
  }

  const listener = createListener({
    ...machine,
    openStream: async (signal) => {
      if (!state.isLoaded) await loadMessages()
      return api.stream(state.conversation.cursor, signal)
    },
    async ask() {
      await loadMessages()
      await loadSession()
    },
    heard,
    isConnected: (isConnected) => {
      if (isConnected !== state.isConnected) update({ isConnected })
    },
    gone: forget,
  })

  async function loadMessages(): Promise<void> {
    const asked = key
    try {
      const messages = await api.messages(state.conversation.cursor)
      // Meanwhile another conversation may have been begun.
      if (asked?.sessionId !== key?.sessionId) return
      const conversation = talk.receiveInOrder(state.conversation, messages)
      update({ conversation, isLoaded: true })
    } catch (error) {
      if (error instanceof Refusal && error.status === 404 && asked === key) forget()
      throw error
    }
  }

  async function loadSession(): Promise<void> {
    if (!key) return update({ attendance: await api.attendance() })
    const asked = key
    const session = await api.session()
    if (asked.sessionId !== key?.sessionId) return
    const { email, name, state: is, seenByAdmin, seenByUser } = session
    const byAdmin = talk.see(state.conversation, 'admin', seenByAdmin)
    const conversation = talk.see(byAdmin, 'user', seenByUser)
    const contact = { name: name ?? state.name, email: email ?? state.email }
    update({ ...contact, conversation, is: state.is === 'full' ? 'full' : is, attendance: session })
  }

  /** News that nobody waits for: where they fail the next ones come soon. */
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})

  const readers: { [E in keyof ChatEvents]: (data: ChatEvents[E]) => void } = {
    message(message) {
      const isAnswer = message.type === 'admin'
      update({
        conversation: talk.receiveInOrder(state.conversation, [message]),
        ...(isAnswer && { typing: null }),
      })
    },
    typing({ by, name }) {
      if (by === 'user') return
      forgetTyping()
      forgetTyping = machine.after(typingLastsMs, () => update({ typing: null }))
      update({ typing: name ?? '' })
    },
    seen: ({ by, upTo }) => converse(talk.see(state.conversation, by, upTo)),
    session: () => quietly(loadSession()),
  }

  function heard({ event, data }: StreamEvent): void {
    if (event === 'ready') quietly(loadSession())
    if (!(event in readers)) return
    const read = readers[event as keyof ChatEvents] as (data: unknown) => void
    read(JSON.parse(data))
  }

  /** Opens a conversation unless there is one, if only since a moment ago in another tab. */
  async function open(): Promise<void> {
    key ??= store.key.read()
    if (!key) {
      const { name, email, application } = state
      const { sessionId, token } = await api.open({
        language,
        ...(name && { name }),
        ...(email && { email }),
        ...(application && { applicationId: application }),
      })
      key = { sessionId, token, seen: 0 }
      store.key.keep(key)
      openings += 1
      update({ application: null, isLoaded: true, is: 'open' })
    }
    listener.wake()
  }

  /** Staff learn of the application with the first message that is sent from its page. */
  async function tellApplication(): Promise<void> {
    const { application } = state
    if (!application) return
    await api.change({ applicationId: application })
    if (state.application === application) update({ application: null })
  }

  async function post({ clientId, message }: talk.Unsent): Promise<Sending> {
    try {
      await open()
      await tellApplication()
      const conversation = talk.receive(state.conversation, [await api.send({ clientId, message })])
      update({ conversation, is: state.is === 'closed' ? 'open' : state.is })
      return { is: 'sent' }
    } catch (error) {
      return failed(clientId, error)
    }
  }

  function failed(clientId: string, error: unknown): Sending {
    if (!(error instanceof Refusal)) return { is: 'later', seconds: null }
    const { status, code, retryAfter } = error
    if (status === 429) return { is: 'later', seconds: retryAfter ?? 10 }
    if (status >= 500) return { is: 'later', seconds: null }
    if (code === 'chat.full') update({ is: 'full' })
    const isLost = status === 404 || status === 401
    if (isLost && openings < mostOpenings) {
      forget()
      return { is: 'later', seconds: null }
    }
    converse(talk.refuse(state.conversation, clientId))
    return { is: 'refused' }
  }

  const sender = createSender({
    ...machine,
    next: () => talk.nextUnsent(state.conversation),
    send: post,
    waits: (waits) => {
      if (waits !== state.waits) update({ waits })
    },
  })

  return {
    state: state as Readonly<ChatState>,
    hasKey: () => key !== null,
    /** Listens, and sends what was left over; tries at once where something waits. */
    wake() {
      if (key) listener.wake()
      else quietly(loadSession())
      sender.go()
    },
    sleep: () => listener.sleep(),
    /** Asks again whether somebody answers. */
    refresh: () => quietly(loadSession()),
    say(message: string) {
      const unsent = { clientId: machine.newId(), message, at: machine.now().toISOString() }
      if (state.is === 'gone') state.is = 'open'
      converse(talk.queue(state.conversation, unsent))
      lastTyping = 0
      sender.go()
    },
    sayAgain(clientId: string) {
      converse(talk.sendAgain(state.conversation, clientId))
      sender.go()
    },
    discard: (clientId: string) => converse(talk.discard(state.conversation, clientId)),
    isTyping() {
      const now = machine.now().getTime()
      if (!key || now - lastTyping < typingEvery) return
      lastTyping = now
      quietly(api.signal({ typing: true }))
    },
    /** Everything that has come is on the screen. */
    sees() {
      const newest = talk.unreadIn(state.conversation).at(-1)
      if (!key || !newest) return
      converse(talk.see(state.conversation, 'user', newest.id))
      quietly(api.signal({ seen: newest.id }))
    },
    /** How the visitor can be reached; before the first message it goes along with that one. */
    async reach(contact: Pick<Contact, 'name' | 'email'>) {
      if (key) await api.change(contact)
      update({ name: contact.name ?? '', email: contact.email ?? '' })
    },
    about: (application: string | null) => update({ application }),
    transcript: () => api.transcript(),
    beginAnew() {
      store.key.keep(null)
      leave('open', null)
    },
    /** Another tab began a conversation, ended one, or saw something. */
    follow(next: Key | null) {
      if (next?.sessionId !== key?.sessionId) return leave('open', next)
      if (next) converse(talk.see(state.conversation, 'user', next.seen))
    },
  }
}
