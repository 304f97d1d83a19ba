import { uuidFrom } from '#client/uuid.ts'

/** What the chat asks of the machine it runs on: time and chance. */
export const machine = {
  now: (): Date => new Date(),
  /** From 0 to 1. */
  random: Math.random,
  // Not crypto.randomUUID: a site that is tried out over plain HTTP has none.
  newId: (): string => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
  /** Does it after so many milliseconds, unless it is called off. */
  after(milliseconds: number, act: () => void): () => void {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

export type Machine = typeof machine
