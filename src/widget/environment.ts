import { newUuid } from '#client/random.ts'
import { startTimer } from '#client/stream.ts'

/** The chat's access to time and randomness. */
export const environment = {
  now: (): Date => new Date(),
  /** From 0 to 1. */
  random: Math.random,
  newId: newUuid,
  /** The path of the page. */
  page: () => location.pathname,
  /** Calls back after a delay unless cancelled. */
  after: startTimer,
}

export type Environment = typeof environment

/** A pause that can end early for an immediate retry. */
export function createPause(after: Environment['after']) {
  const waiting = new Set<() => void>()
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          callOff()
          waiting.delete(end)
          resolve()
        }
        const callOff = after(milliseconds, end)
        waiting.add(end)
      }),
    hurry(): void {
      for (const end of [...waiting]) end()
    },
  }
}
