/**
 * Back-off in milliseconds before a further try (1 for the first): half a second to one, then about
 * 2, 4, 8 and so on up to the longest, with jitter. `random` from 0 to 1.
 */
export function delayAfter(tries: number, random: number, longest = 15_000): number {
  if (tries <= 1) return 500 + 500 * random
  return Math.min(2 ** (tries - 1) * 1_000, longest) * (0.75 + 0.25 * random)
}
