import { newUuid } from '#client/random.ts'
import { inTime } from '#client/stream.ts'

/** What the chat asks of the browser it runs in: time and chance. */
export const environment = {
  now: (): Date => new Date(),
  /** From 0 to 1. */
  random: Math.random,
  newId: newUuid,
  /** The path of the page. */
  page: () => location.pathname,
  /** Does it after so many milliseconds, unless it is called off. */
  after: inTime,
}

export type Environment = typeof environment

/** Waiting that ends early when there is reason to try at once. */
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
