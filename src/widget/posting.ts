import type { Language } from '#domain/reference/languages.ts'
import { type Api, Refusal } from './api.ts'
import { nextUnsent, receive, refuse, type Unsent } from './conversation.ts'
import type { Desk } from './desk.ts'
import type { Machine } from './machine.ts'
import { createSender, type Sending } from './sender.ts'

/** A conversation that is unknown as soon as it is opened is opened no more often on one page. */
const mostOpenings = 3
/** Seconds after a refusal that does not name any. */
const usualPatience = 10

const later = (seconds: number | null = null): Sending => ({ is: 'later', seconds })

/** Sends what the visitor writes, in a conversation that is opened by the first message. */
export function createPosting(
  desk: Desk,
  api: Api,
  machine: Machine,
  language: Language,
  on: { opened: () => void; gone: () => void },
) {
  const { state, update } = desk
  let openings = 0

  async function open(): Promise<void> {
    if (!desk.anyKey()) {
      const { name, email, application } = state
      const { sessionId, token } = await api.open({
        language,
        ...(name && { name }),
        ...(email && { email }),
        ...(application && { applicationId: application }),
      })
      desk.setKey({ sessionId, token, seen: 0 })
      openings += 1
      update({ application: null, isLoaded: true, is: 'open' })
    }
    on.opened()
  }

  /** Staff learn of the application with the first message that is sent from its page. */
  async function tellApplication(): Promise<void> {
    const { application } = state
    if (!application) return
    await api.change({ applicationId: application })
    if (state.application === application) update({ application: null })
  }

  async function send({ clientId, message }: Unsent): Promise<Sending> {
    try {
      await open()
      await tellApplication()
      const sent = await api.send({ clientId, message })
      // Only now: others may have come while this one was under way.
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
    if (error.isUnknown && openings < mostOpenings) {
      on.gone()
      return later()
    }
    const conversation = refuse(state.conversation, clientId)
    update({ conversation, ...(error.code === 'chat.full' && { is: 'full' }) })
    return { is: 'refused' }
  }

  return createSender({
    ...machine,
    next: () => nextUnsent(state.conversation),
    send,
    waits: (isWaiting) => {
      if (isWaiting !== state.isWaiting) update({ isWaiting })
    },
  })
}
