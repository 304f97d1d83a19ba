import type { Logger } from 'pino'
import { killAfter } from './platform/kill-after.ts'

export type Stop = () => Promise<void>

export type Life = ReturnType<typeof createLife>

/** Thrown inside a start that is to end. */
class Stopped extends Error {}

/** Within the first the process ends, whatever does not answer, and within the second whatever its threads do. */
const patience = { exitMs: 9_000, killMs: 10_000 }
/** How long a start may take to its next stage before it is left in the middle. */
const stagePatienceMs = 5_000

/**
 * From the first signal on the process ends, whatever it is doing: a start goes to the end of its stage,
 * and what was started until then is stopped, the last one first.
 */
export function createLife(exit: (code: number) => void, { exitMs, killMs } = patience) {
  const stops: Stop[] = []
  let stopping = false
  let starting: Promise<unknown> = Promise.resolve()

  function endAnyway(): void {
    killAfter(killMs)
    setTimeout(() => exit(1), exitMs).unref()
  }

  async function stopAll(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }

  async function end(log: Logger): Promise<void> {
    if (stopping) return
    stopping = true
    endAnyway()
    try {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const impatience = setTimeout(resolve, stagePatienceMs)
      await Promise.race([starting.catch(() => {}), late])
      clearTimeout(impatience)
      await stopAll()
      exit(0)
    } catch (err) {
      log.error({ err }, 'stopping failed')
      exit(1)
    }
  }

  return {
    isStopping: () => stopping,
    /** What has to be stopped from now on, before everything that was started earlier. */
    started: (stop: Stop): void => {
      stops.push(stop)
    },
    /** How all of it is stopped, now that it runs; in place of the single stops. */
    startedAll: (stop: Stop): void => {
      stops.splice(0, stops.length, stop)
    },
    /** Runs a stage of the start, unless it is to end. */
    async stage<T>(work: () => Promise<T>): Promise<T> {
      if (stopping) throw new Stopped()
      return work()
    },
    /** The whole start; rejects only with what somebody should hear of. */
    async start(work: () => Promise<void>): Promise<void> {
      starting = work()
      try {
        await starting
      } catch (error) {
        // A start that was stopped halfway fails in many ways; none of them is news.
        if (stopping) return
        stopping = true
        endAnyway()
        await stopAll().catch(() => {})
        throw error
      }
    },
    endOnSignal(log: Logger): void {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(log))
    },
  }
}
