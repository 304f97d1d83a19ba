/** Deterministic choices by seed. */
export type Random = {
  /** At least 0, below 1. */
  next(): number
  /** An integer from `least` to `most`. */
  between(least: number, most: number): number
  pick<T>(from: readonly T[]): T
}

/** mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick<T>(from: readonly T[]): T {
      const found = from[Math.floor(next() * from.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
