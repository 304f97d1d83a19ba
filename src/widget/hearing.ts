import type { StreamEvent } from '#client/event-parser.ts'
import type { ChatEvents } from '#contract/chat.ts'
import { typingLastsMs } from '#domain/chat.ts'
import { type Api, Refusal } from './api.ts'
import { receiveInOrder, see } from './conversation.ts'
import type { Desk } from './desk.ts'
import { createListener } from './listener.ts'
import type { Machine } from './machine.ts'

/** News that nobody waits for: where they fail the next ones come soon. */
export const quietly = (work: Promise<unknown>) => void work.catch(() => {})

/** Hears whatever happens in the conversation. `gone` when the key opens nothing any more. */
export function createHearing(desk: Desk, api: Api, machine: Machine, gone: () => void) {
  const { state, update } = desk
  let forgetTyping = () => {}

  /** Whether what was asked for another conversation comes too late. */
  const isPast = (asked: string | undefined) => asked !== desk.key()?.sessionId

  async function loadMessages(): Promise<void> {
    const asked = desk.key()?.sessionId
    try {
      const messages = await api.messages(state.conversation.cursor)
      if (isPast(asked)) return
      update({ conversation: receiveInOrder(state.conversation, messages), isLoaded: true })
    } catch (error) {
      if (error instanceof Refusal && error.isUnknown && !isPast(asked)) gone()
      throw error
    }
  }

  async function loadSession(): Promise<void> {
    const asked = desk.key()?.sessionId
    if (!asked) return update({ attendance: await api.attendance() })
    const session = await api.session()
    if (isPast(asked)) return
    const { email, name, seenByAdmin, seenByUser } = session
    const seen = see(state.conversation, 'admin', seenByAdmin)
    // Seen while nobody could be told.
    if (seen.seenByUser > seenByUser) quietly(api.signal({ seen: seen.seenByUser }))
    update({
      name: name ?? state.name,
      email: email ?? state.email,
      conversation: see(seen, 'user', seenByUser),
      is: state.is === 'full' ? 'full' : session.state,
      attendance: session,
    })
  }

  const readers: { [E in keyof ChatEvents]: (data: ChatEvents[E]) => void } = {
    message(message) {
      const conversation = receiveInOrder(state.conversation, [message])
      if (message.type === 'user') return update({ conversation })
      update({ conversation, typing: null })
      // Somebody came: what the head says of the office is past.
      if (state.attendance?.attendance !== 'here') quietly(loadSession())
    },
    typing({ by, name }) {
      if (by === 'user') return
      forgetTyping()
      forgetTyping = machine.after(typingLastsMs, () => update({ typing: null }))
      update({ typing: name ?? '' })
    },
    seen: ({ by, upTo }) => desk.converse(see(state.conversation, by, upTo)),
    session: () => quietly(loadSession()),
  }

  function heard({ event, data }: StreamEvent): void {
    if (event === 'ready') quietly(loadSession())
    if (!(event in readers)) return
    const read = readers[event as keyof ChatEvents] as (data: unknown) => void
    read(JSON.parse(data))
  }

  const listener = createListener({
    ...machine,
    async openStream(signal) {
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
    gone,
  })
  return { ...listener, refresh: () => quietly(loadSession()) }
}
