export type Pace = {
  /** How many requests may be worked on at once, by how long they took of late. */
  limit(): number
  /** Notes that a request was worked on for so many milliseconds. */
  took(ms: number): void
}

export type PaceBounds = {
  /** Requests at once while we keep up. */
  most: number
  /** Requests at once however slow we are: others may be slow, and wait for nobody but themselves. */
  least: number
  /** What the half of all requests should take at most, in milliseconds. */
  targetMs: number
}

/** The figures of so many milliseconds, and of so many requests at least, decide. */
const windowMs = 500
const enough = 10
const slower = 0.7
const faster = 1.25

/**
 * Lets in as many requests as are answered before whoever asked gives up. Beyond what a node can do, each request
 * that is let in makes all others slower, until none comes in time and all work is for nobody. The median tells:
 * a few that wait for somebody else, or are refused at once, do not move it.
 */
export function createPace(
  { most, least, targetMs }: PaceBounds,
  now = () => performance.now(),
): Pace {
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
