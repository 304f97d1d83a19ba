import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readEvents } from '../support/events.ts'
import type { Random } from './random.ts'

/** What somebody wanted to say, and the id under which it was acknowledged. */
export type Word = { clientId: string; text: string; id: number | null }

/** What a stream brought, in its order. */
export type Received = {
  id: number
  sessionId: string
  clientId: string
  text: string
  side: string
}

export type Listener = {
  received: Received[]
  /** Streams that ended and were opened again. */
  resumed(): number
  close(): Promise<void>
}

/** Listens as a page does: when the stream ends it comes again and goes on after its last message. */
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
    // Looks at each chunk, and is content with none.
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
  /** Says something after all that was said before. */
  say(text: string): void
  /** Resolves once everything is acknowledged. */
  done(): Promise<unknown>
  repeats(): number
}

type Post = (word: Word) => Promise<Response>

/** Sends one message after the other, each until it is acknowledged; some answers are lost on the way. */
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
