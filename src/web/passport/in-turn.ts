import { pause, withRetries } from '#client/retry.ts'

let last: Promise<unknown> = Promise.resolve()

/** Maximum milliseconds that anything waits for a picture. */
const longestPause = 15_000

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Sends pictures one after the other, so that the newest is the last, again after a lost connection,
 * and beyond the part of the page that shows them. Who leaves the page meanwhile is asked.
 */
export function inTurn<T>(send: () => Promise<T>): Promise<T> {
  addEventListener('beforeunload', ask)
  const sent = last.then(() => withRetries(send, pause))
  const ended = sent
    .catch(() => undefined)
    .then(() => {
      if (last === ended) removeEventListener('beforeunload', ask)
    })
  last = ended
  return sent
}

/** Waits for the pictures under way, unless it takes too long. */
export const allSent = (): Promise<unknown> => Promise.race([last, pause(longestPause)])
