const first = 1000
const longest = 15_000

/**
 * Milliseconds before a stream that ended is asked for again: half a second to one at first, then up
 * to 2, 4, 8 and 15 seconds. `ends` counts the ends since it last worked, from 1; `chance` is a
 * number from 0 to 1, so that not all pages come back in the same moment.
 */
export function waitAfter(ends: number, chance: number): number {
  const most = Math.min(longest, first * 2 ** Math.max(0, ends - 1))
  return Math.round(most / 2 + (most / 2) * chance)
}
