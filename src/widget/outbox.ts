import { delayAfter } from '#client/back-off.ts'
import { chatStorageKey } from '#domain/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import { type Api, isUnknown, Refusal } from './api.ts'
import { createPause, type Environment } from './environment.ts'
import { nextUnsent, receive, refuse, type State, type Unsent } from './state.ts'

/** Messages this tab had not sent. */
export function readOutbox(): Unsent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(chatStorageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Stored until acknowledged; without storage kept as long as the page. */
export function keepOutbox(outbox: readonly Unsent[]): void {
  try {
    if (outbox.length > 0) sessionStorage.setItem(chatStorageKey, JSON.stringify(outbox))
    else sessionStorage.removeItem(chatStorageKey)
  } catch {}
}

/** Result of an attempt: `later` is retried, after the seconds the server gave if any. */
export type Sending = { is: 'sent' } | { is: 'refused' } | { is: 'later'; seconds: number | null }

export type Line = Pick<Environment, 'after' | 'random'> & {
  next(): Unsent | undefined
  send(unsent: Unsent): Promise<Sending>
  /** Whether the first message waits for the connection. */
  waits(isWaiting: boolean): void
}

/** Sends pending messages in order until the server has acknowledged each. */
export function createSender(line: Line) {
  let isRunning = false
  const { pause, hurry } = createPause(line.after)

  async function run(): Promise<void> {
    let tries = 0
    for (let unsent = line.next(); unsent; unsent = line.next()) {
      const sending = await line.send(unsent)
      if (sending.is !== 'later') {
        tries = 0
        line.waits(false)
        continue
      }
      tries += 1
      line.waits(sending.seconds === null)
      const asked = (sending.seconds ?? 0) * 1_000
      await pause(Math.max(asked, delayAfter(tries, line.random())))
    }
  }

  return {
    /** Sends immediately, even during a pause after a failure. */
    go() {
      hurry()
      if (isRunning) return
      isRunning = true
      void run().finally(() => {
        isRunning = false
      })
    },
  }
}

/** Maximum conversations opened on one page when each is unknown right after opening. */
const mostOpenings = 3
/** Seconds to wait after a refusal without Retry-After. */
const usualPatience = 10

const later = (seconds: number | null = null): Sending => ({ is: 'later', seconds })

/** Sends the visitor's messages; the first one opens a conversation. */
export function createOutbox(
  chat: State,
  api: Api,
  environment: Environment,
  language: Language,
  on: { opened: () => void; gone: () => void },
) {
  const { state, update } = chat
  let openings = 0
  let opening: Promise<void> | null = null

  async function open(): Promise<void> {
    if (!chat.anyKey()) {
      const { name, email, application } = state
      const { sessionId, token } = await api.open({
        language,
        page: environment.page(),
        ...(name && { name }),
        ...(email && { email }),
        ...(application && { applicationId: application }),
      })
      chat.setKey({ sessionId, token, seen: 0 })
      openings += 1
      const isAnew = state.is === 'gone'
      update({ application: null, isLoaded: true, is: 'open', isAnew, asksRating: false })
    }
    on.opened()
  }

  /** Resolves once there is a conversation: a single one, even for concurrent callers. */
  function ready(): Promise<void> {
    opening ??= open().finally(() => {
      opening = null
    })
    return opening
  }

  /** Attaches the page's application with the first message sent from it. */
  async function tellApplication(): Promise<void> {
    const { application } = state
    if (!application) return
    await api.change({ applicationId: application })
    if (state.application === application) update({ application: null })
  }

  async function send({ clientId, message, files }: Unsent): Promise<Sending> {
    try {
      await ready()
      await tellApplication()
      const sent = await api.send({
        clientId,
        message,
        page: environment.page(),
        ...(files && { files: files.map(({ id }) => id) }),
      })
      // Read only now: other messages may have arrived meanwhile.
      const conversation = receive(state.conversation, [sent])
      update({ conversation, is: state.is === 'closed' ? 'open' : state.is })
      return { is: 'sent' }
    } catch (error) {
      return failed(clientId, error)
    }
  }

  function failed(clientId: string, error: unknown): Sending {
    if (!(error instanceof Refusal) || error.status >= 500) return later()
    if (error.status === 429) return later(error.retryAfter ?? usualPatience)
    if (isUnknown(error) && openings < mostOpenings) {
      on.gone()
      return later()
    }
    const conversation = refuse(state.conversation, clientId)
    update({ conversation, ...(error.code === 'chat.full' && { is: 'full' }) })
    return { is: 'refused' }
  }

  const sender = createSender({
    ...environment,
    next: () => nextUnsent(state.conversation),
    send,
    waits: (isWaiting) => {
      if (isWaiting !== state.isWaiting) update({ isWaiting })
    },
  })
  return { ...sender, ready }
}
