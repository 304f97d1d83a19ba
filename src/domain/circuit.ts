/**
 * Whether somebody who keeps failing is still asked. After `failures` in a row nobody is for `openMs`;
 * then one try decides for all. Time is an argument, in milliseconds.
 */
export type Circuit = {
  /** Whether to ask now; who may has to tell afterwards how it went. */
  mayAsk(now: number): boolean
  /** Whether nobody is asked now. */
  isOpen(now: number): boolean
  succeeded(): void
  failed(now: number): void
  /** Nobody is asked for so long, as the peer itself wishes. */
  rest(now: number, ms: number): void
}

export function createCircuit({ failures, openMs }: { failures: number; openMs: number }): Circuit {
  let inARow = 0
  let closedUntil: number | null = null
  const rest = (now: number, ms: number): void => {
    closedUntil = Math.max(closedUntil ?? now, now + ms)
  }
  return {
    mayAsk(now) {
      if (closedUntil === null) return true
      if (now < closedUntil) return false
      // The others wait for the word of this one; a try that never ends is followed by another.
      closedUntil = now + openMs
      return true
    },
    isOpen: (now) => closedUntil !== null && now < closedUntil,
    succeeded() {
      inARow = 0
      closedUntil = null
    },
    failed(now) {
      inARow += 1
      if (inARow >= failures) rest(now, openMs)
    },
    rest,
  }
}
