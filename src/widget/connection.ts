import { delayAfter } from '#client/back-off.ts'
import type { StreamEvent } from '#client/event-parser.ts'
import { readStream } from '#client/stream.ts'
import type { ChatEvents } from '#contract/chat.ts'
import { chatPolling, typingLastsMs } from '#domain/chat.ts'
import { type Api, isUnknown } from './api.ts'
import { createPause, type Environment } from './environment.ts'
import { receiveInOrder, type State, see } from './state.ts'

/** A stream announces readiness at once; what delays that would delay messages too. */
const readyWithin = 5_000
/** Milliseconds between stream attempts while polling works. */
const streamAgain = 30_000

export type Listening = Pick<Environment, 'after' | 'random'> & {
  open(signal: AbortSignal): Promise<Response>
  /** Fetches new messages; fails without an answer. */
  ask(): Promise<void>
  onEvent(event: StreamEvent): void
  /** Called whenever connectivity is determined. */
  isConnected(isConnected: boolean): void
  /** The key is unknown or expired. */
  gone(): void
}

/**
 * Listens to a conversation through a stream, reopened whenever it ends, and by polling while no
 * stream is available.
 */
export function createListener(on: Listening) {
  let life: AbortController | null = null
  const { pause, hurry } = createPause(on.after)

  async function listen({ signal }: AbortController): Promise<void> {
    let [tries, vain] = [0, 0]
    let [isStreaming, isAsking] = [false, false]

    async function askMeanwhile(): Promise<void> {
      isAsking = true
      while (!isStreaming && !signal.aborted) {
        const isAnswered = await on.ask().then(
          () => true,
          () => false,
        )
        if (signal.aborted) break
        vain = isAnswered ? 0 : vain + 1
        if (!isStreaming) on.isConnected(isAnswered)
        await pause(isAnswered ? chatPolling.messages : delayAfter(vain, on.random()))
      }
      isAsking = false
    }

    const onEvent = (event: StreamEvent) => {
      if (event.event === 'ready') {
        isStreaming = true
        ;[tries, vain] = [0, 0]
        on.isConnected(true)
        hurry()
      }
      on.onEvent(event)
    }

    while (!signal.aborted) {
      const error = await readStream({ ...on, readyWithin, onEvent }, signal).catch(
        (cause: unknown) => cause,
      )
      isStreaming = false
      if (signal.aborted) return
      if (isUnknown(error)) return on.gone()
      tries += 1
      if (tries > 1 && !isAsking) void askMeanwhile()
      const isServed = isAsking && vain === 0 && tries > 2
      await pause(isServed ? streamAgain : delayAfter(tries, on.random()))
    }
  }

  return {
    /** Starts, or ends a pause before a retry. */
    wake() {
      if (life) return hurry()
      life = new AbortController()
      void listen(life)
    },
    sleep() {
      life?.abort()
      life = null
      hurry()
    },
  }
}

/** Ignores failures of work whose next run comes soon. */
export const quietly = (work: Promise<unknown>) => void work.catch(() => {})

/** Receives all events of a conversation. `gone` when the key is no longer valid. */
export function createConnection(
  chat: State,
  api: Api,
  environment: Environment,
  gone: () => void,
) {
  const { state, update } = chat
  let forgetTyping = () => {}

  /** Whether the answer is for an earlier conversation. */
  const isPast = (asked: string | undefined) => asked !== chat.key()?.sessionId

  async function loadMessages(): Promise<void> {
    const asked = chat.key()?.sessionId
    try {
      const messages = await api.messages(state.conversation.cursor)
      if (isPast(asked)) return
      update({ conversation: receiveInOrder(state.conversation, messages), isLoaded: true })
    } catch (error) {
      if (isUnknown(error) && !isPast(asked)) gone()
      throw error
    }
  }

  async function loadSession(): Promise<void> {
    const asked = chat.key()?.sessionId
    if (!asked) return update({ attendance: await api.attendance() })
    const session = await api.session()
    if (isPast(asked)) return
    const { email, name, seenByAdmin, seenByUser } = session
    const seen = see(state.conversation, 'admin', seenByAdmin)
    // Seen while offline.
    if (seen.seenByUser > seenByUser) quietly(api.signal({ seen: seen.seenByUser }))
    update({
      name: name ?? state.name,
      email: email ?? state.email,
      conversation: see(seen, 'user', seenByUser),
      is: state.is === 'full' ? 'full' : session.state,
      attendance: session,
      isKnown: session.isKnown,
      asksRating: session.asksRating,
    })
  }

  const readers: { [E in keyof ChatEvents]: (data: ChatEvents[E]) => void } = {
    message(message) {
      const conversation = receiveInOrder(state.conversation, [message])
      if (message.type === 'user') return update({ conversation })
      update({ conversation, typing: null })
      // Someone is there now: the attendance shown is out of date.
      if (state.attendance?.attendance !== 'here') quietly(loadSession())
    },
    typing({ by, name }) {
      if (by === 'user') return
      forgetTyping()
      forgetTyping = environment.after(typingLastsMs, () => update({ typing: null }))
      update({ typing: name ?? '' })
    },
    seen: ({ by, upTo }) => chat.converse(see(state.conversation, by, upTo)),
    session: () => quietly(loadSession()),
  }

  function onEvent({ event, data }: StreamEvent): void {
    if (event === 'ready') quietly(loadSession())
    if (!(event in readers)) return
    const read = readers[event as keyof ChatEvents] as (data: unknown) => void
    read(JSON.parse(data))
  }

  const listener = createListener({
    ...environment,
    async open(signal) {
      if (!state.isLoaded) await loadMessages()
      return api.stream(state.conversation.cursor, signal)
    },
    async ask() {
      await loadMessages()
      await loadSession()
    },
    onEvent,
    isConnected: (isConnected) => {
      if (isConnected !== state.isConnected) update({ isConnected })
    },
    gone,
  })
  return { ...listener, refresh: () => quietly(loadSession()) }
}
