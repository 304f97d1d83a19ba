import { delayAfter } from '#client/back-off.ts'
import type { Unsent } from './conversation.ts'
import type { Machine } from './machine.ts'
import { createPause } from './pause.ts'

/** What became of a try: `later` is tried again, after so many seconds where the server named them. */
export type Sending = { is: 'sent' } | { is: 'refused' } | { is: 'later'; seconds: number | null }

export type Post = Pick<Machine, 'after' | 'random'> & {
  next(): Unsent | undefined
  send(unsent: Unsent): Promise<Sending>
  /** Whether the first in line waits for the connection. */
  waits(isWaiting: boolean): void
}

/** Sends what waits, one after the other, until the server has each of them. */
export function createSender(post: Post) {
  let isRunning = false
  const { pause, hurry } = createPause(post.after)

  async function run(): Promise<void> {
    let tries = 0
    for (let unsent = post.next(); unsent; unsent = post.next()) {
      const sending = await post.send(unsent)
      if (sending.is !== 'later') {
        tries = 0
        post.waits(false)
        continue
      }
      tries += 1
      post.waits(sending.seconds === null)
      const asked = (sending.seconds ?? 0) * 1_000
      await pause(Math.max(asked, delayAfter(tries, post.random())))
    }
  }

  return {
    /** Sends whatever waits; where it pauses after a failure it tries at once. */
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
