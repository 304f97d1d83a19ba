/**
 * A circuit breaker: opens for `openMs` after `failures` in a row, then lets one try decide. Time
 * is an argument, in milliseconds.
 */
export type CircuitBreaker = {
  /** Whether to call now; a granted try must report its outcome. */
  mayAsk(now: number): boolean
  isOpen(now: number): boolean
  succeeded(): void
  failed(now: number): void
  /** Stay open for so long, as the peer asked. */
  rest(now: number, ms: number): void
}

export function createCircuitBreaker({
  failures,
  openMs,
}: {
  failures: number
  openMs: number
}): CircuitBreaker {
  let inARow = 0
  let openUntil: number | null = null
  const rest = (now: number, ms: number): void => {
    openUntil = Math.max(openUntil ?? now, now + ms)
  }
  return {
    mayAsk(now) {
      if (openUntil === null) return true
      if (now < openUntil) return false
      // The others wait for this try; one that never ends is followed by another.
      openUntil = now + openMs
      return true
    },
    isOpen: (now) => openUntil !== null && now < openUntil,
    succeeded() {
      inARow = 0
      openUntil = null
    },
    failed(now) {
      inARow += 1
      if (inARow >= failures) rest(now, openMs)
    },
    rest,
  }
}
