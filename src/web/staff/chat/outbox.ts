import type { ChatFile } from '#contract/chat.ts'

/** A reply that the server has not acknowledged yet. */
export type Outgoing = Readonly<{
  sessionId: string
  /** Under which it is sent, as often as that is necessary. */
  clientId: string
  /** Empty where only files go. */
  text: string
  files?: readonly ChatFile[]
  state: 'sending' | 'failed'
  error: unknown
}>

/** In the order in which they are sent. */
export type Outbox = readonly Outgoing[]

export function added(
  outbox: Outbox,
  reply: Pick<Outgoing, 'sessionId' | 'clientId' | 'text' | 'files'>,
): Outbox {
  return [...outbox, { ...reply, state: 'sending', error: null }]
}

export function failed(outbox: Outbox, clientId: string, error: unknown): Outbox {
  return outbox.map((each) =>
    each.clientId === clientId ? { ...each, state: 'failed', error } : each,
  )
}

/** Sent once more, after whatever else waits. */
export function again(outbox: Outbox, clientId: string): Outbox {
  const reply = outbox.find((each) => each.clientId === clientId && each.state === 'failed')
  return reply ? added(dropped(outbox, clientId), reply) : outbox
}

export function dropped(outbox: Outbox, clientId: string): Outbox {
  const rest = outbox.filter((each) => each.clientId !== clientId)
  return rest.length === outbox.length ? outbox : rest
}

/** What is to be sent now: of each conversation the first that waits, and one at a time. */
export function due(outbox: Outbox, busy: ReadonlySet<string>): readonly Outgoing[] {
  const taken = new Set(busy)
  return outbox.filter(({ sessionId, state }) => {
    if (state === 'failed' || taken.has(sessionId)) return false
    taken.add(sessionId)
    return true
  })
}
