export type ConcurrencyLimit = {
  /** The current limit, from recent durations. */
  limit(): number
  /** Records the duration of a request in milliseconds. */
  took(ms: number): void
}

export type ConcurrencyBounds = {
  /** Maximum concurrency. */
  most: number
  /** Minimum concurrency, however slow: slow requests may be waiting for something else. */
  least: number
  /** Target median duration in milliseconds. */
  targetMs: number
}

/** Minimum length of a measuring window in milliseconds, and its minimum number of requests. */
const windowMs = 500
const enough = 10
const slower = 0.7
const faster = 1.25

/**
 * Admits as many requests as are answered before clients give up. Beyond a node's capacity each
 * further request slows all others, until none is answered in time. Judged by the median, which a
 * few slow calls or quick refusals do not move.
 */
export function createConcurrencyLimit(
  { most, least, targetMs }: ConcurrencyBounds,
  now = () => performance.now(),
): ConcurrencyLimit {
  let limit = most
  let begun = now()
  let times: number[] = []

  return {
    limit: () => Math.floor(limit),
    took(ms) {
      times.push(ms)
      if (times.length < enough || now() - begun < windowMs) return
      const sorted = times.toSorted((one, other) => one - other)
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0
      limit = median > targetMs ? Math.max(least, limit * slower) : Math.min(most, limit * faster)
      times = []
      begun = now()
    },
  }
}
