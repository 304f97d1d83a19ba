import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readEvents } from '../support/events.ts'
import type { Random } from './random.ts'

/** A message and its acknowledged id. */
export type Word = { clientId: string; text: string; id: number | null }

/** A stream's events in order. */
export type Received = {
  id: number
  sessionId: string
  clientId: string
  text: string
  side: string
}

export type Listener = {
  received: Received[]
  /** Number of reconnects. */
  resumed(): number
  close(): Promise<void>
}

/** Listens like a page: reconnects and resumes after its last message. */
export function listen(
  url: () => string,
  headers: Record<string, string>,
  random: Random,
  onReceived: (received: Received) => void = () => {},
): Listener {
  const received: Received[] = []
  let [opened, isOpen, stop] = [0, true, () => {}]

  async function once(): Promise<void> {
    const lastId = String(received.at(-1)?.id ?? 0)
    let at = 0
    const reader = await readEvents(url(), { ...headers, 'last-event-id': lastId })
    opened += 1
    stop = reader.close
    if (!isOpen) stop()
    const take = () => {
      for (; at < reader.events.length; at += 1) {
        const event = reader.events[at]
        if (event?.name !== 'message' || event.id === null) continue
        const { sessionId, clientId, message, type } = event.data
        const word = { sessionId: String(sessionId), clientId: String(clientId) }
        const found = { ...word, id: event.id, text: String(message), side: String(type) }
        received.push(found)
        onReceived(found)
      }
      return false
    }
    // Ends when the stream does.
    void reader.until(take)
    await reader.ended
    take()
  }

  async function listenOn(): Promise<void> {
    while (isOpen) {
      await once().catch(() => {})
      if (isOpen) await pause(random.integer(20, 120))
    }
  }
  const done = listenOn()
  return {
    received,
    resumed: () => opened - 1,
    close() {
      isOpen = false
      stop()
      return done
    },
  }
}

export type Sender = {
  words: Word[]
  /** Queues a message after all earlier ones. */
  say(text: string): void
  /** Resolves once everything is acknowledged. */
  done(): Promise<unknown>
  repeats(): number
}

type Post = (word: Word) => Promise<Response>

/** Sends messages one by one until acknowledged; some answers get lost. */
export function sendBy(post: Post, random: Random, onAcknowledged: () => void): Sender {
  const words: Word[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let repeats = 0

  async function attempt(word: Word): Promise<number | null> {
    try {
      const response = await post(word)
      const body = (await response.json()) as { id: number }
      if (response.status === 429) {
        await pause(Number(response.headers.get('retry-after')) * 1000)
        return null
      }
      // A permanent refusal would stay silent: that is a failure of this test.
      if (response.status < 500 && response.status !== 201) throw new Refused(JSON.stringify(body))
      const isLost = random.chance(0.15) || (word === words[0] && repeats === 0)
      return response.status === 201 && !isLost ? body.id : null
    } catch (error) {
      if (error instanceof Refused) throw error
      return null
    }
  }

  async function send(word: Word): Promise<void> {
    await pause(random.integer(0, 60))
    // With growing pauses, as pages do: too many requests are refused for a minute.
    for (let tries = 0; ; tries += 1) {
      word.id = await attempt(word)
      if (word.id !== null) break
      repeats += 1
      await pause(random.integer(20, 80) * 2 ** Math.min(tries, 5))
    }
    onAcknowledged()
  }

  return {
    words,
    repeats: () => repeats,
    done: () => turn,
    say(text) {
      const word: Word = { clientId: randomUUID(), text, id: null }
      words.push(word)
      turn = turn.then(() => send(word))
      turn.catch(() => {})
    },
  }
}

class Refused extends Error {}
