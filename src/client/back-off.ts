/**
 * Milliseconds before the next try after so many in vain (1 for the first): half a second to one, then
 * about 2, 4, 8 and so on up to the longest, each page at a moment of its own. `random` from 0 to 1.
 */
export function delayAfter(tries: number, random: number, longest = 15_000): number {
  const most = Math.min(tries <= 1 ? 1_000 : 2 ** (tries - 1) * 1_000, longest)
  return tries <= 1 ? 500 + 500 * random : most * (0.75 + 0.25 * random)
}
