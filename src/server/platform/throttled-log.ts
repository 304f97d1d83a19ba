import type { Logger } from 'pino'

const quietMs = 1_000

export type ThrottledLog = ReturnType<typeof createThrottledLog>

/**
 * Logs transient causes without a flood: a line a second per cause, with a count. Remembers when
 * each cause last occurred.
 */
export function createThrottledLog(log: Pick<Logger, 'warn'>, now = () => performance.now()) {
  const met = new Map<string, { at: number; toldAt: number; untold: number }>()
  return {
    tell(cause: string, about: Record<string, unknown>): void {
      // Caused by our own shutdown.
      if (cause === 'stopping') return
      const at = now()
      const before = met.get(cause)
      if (before && at - before.toldAt < quietMs) {
        met.set(cause, { ...before, at, untold: before.untold + 1 })
        return
      }
      met.set(cause, { at, toldAt: at, untold: 0 })
      const more = before?.untold ?? 0
      log.warn({ cause, ...(more > 0 && { more }), ...about }, 'something needed is away or full')
    },
    /** Whether this cause occurred within the last `withinMs`. */
    isRecent(cause: string, withinMs: number): boolean {
      const last = met.get(cause)
      return last !== undefined && now() - last.at <= withinMs
    },
  }
}
