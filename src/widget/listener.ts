import { delayAfter } from '#client/back-off.ts'
import { createParser, type StreamEvent } from '#client/event-parser.ts'
import { chatPolling } from '#domain/chat.ts'
import type { Machine } from './machine.ts'
import { createPause } from './pause.ts'

/** A stream says at once that it is ready; what holds that back would hold back messages too. */
const readyWithin = 5_000
/** It says something every 20 seconds: after this silence nobody is there any more. */
const silence = 45_000
/** While asking serves, a stream is tried this often. */
const streamAgain = 30_000

export type Ear = Pick<Machine, 'after' | 'random'> & {
  openStream(signal: AbortSignal): Promise<Response>
  /** Asks for what has come meanwhile; fails when nobody answers. */
  ask(): Promise<void>
  heard(event: StreamEvent): void
  /** Whether there is a connection, each time that it is known. */
  isConnected(isConnected: boolean): void
  /** The key opens nothing any more. */
  gone(): void
}

type Outcome = 'none' | 'ended' | 'gone'

/** Reads a stream to its end; it is over, too, when it stays silent for too long. */
async function readStream(ear: Ear, life: AbortSignal, ready: () => void): Promise<Outcome> {
  const own = new AbortController()
  const stop = () => own.abort()
  life.addEventListener('abort', stop)
  let outcome: Outcome = 'none'
  let callOff = ear.after(readyWithin, stop)
  const parse = createParser((event) => {
    if (event.event === 'ready') {
      outcome = 'ended'
      ready()
    }
    ear.heard(event)
  })
  try {
    const response = await ear.openStream(own.signal)
    if (response.status === 404 || response.status === 401) return 'gone'
    const reader = response.ok ? response.body?.getReader() : undefined
    const decoder = new TextDecoder()
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done || life.aborted) return outcome
      parse(decoder.decode(piece.value, { stream: true }))
      if (outcome === 'none') continue
      callOff()
      callOff = ear.after(silence, stop)
    }
  } catch {
    return outcome
  } finally {
    callOff()
    stop()
    life.removeEventListener('abort', stop)
  }
}

/**
 * Hears what happens in a conversation: by a stream, which is opened again whenever it ends, and by
 * asking while no stream can be had.
 */
export function createListener(ear: Ear) {
  let life: AbortController | null = null
  const { pause, hurry } = createPause(ear.after)

  async function listen({ signal }: AbortController): Promise<void> {
    let [tries, vain] = [0, 0]
    let [isStreaming, isAsking] = [false, false]

    async function askMeanwhile(): Promise<void> {
      isAsking = true
      while (!isStreaming && !signal.aborted) {
        const isAnswered = await ear.ask().then(
          () => true,
          () => false,
        )
        if (signal.aborted) break
        vain = isAnswered ? 0 : vain + 1
        if (!isStreaming) ear.isConnected(isAnswered)
        await pause(isAnswered ? chatPolling.messages : delayAfter(vain, ear.random()))
      }
      isAsking = false
    }

    while (!signal.aborted) {
      const outcome = await readStream(ear, signal, () => {
        isStreaming = true
        ;[tries, vain] = [0, 0]
        ear.isConnected(true)
        hurry()
      })
      isStreaming = false
      if (signal.aborted) return
      if (outcome === 'gone') return ear.gone()
      tries += 1
      if (tries > 1 && !isAsking) void askMeanwhile()
      const isServed = isAsking && vain === 0 && tries > 2
      await pause(isServed ? streamAgain : delayAfter(tries, ear.random()))
    }
  }

  return {
    /** Begins, or tries at once where it waits to try again. */
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
