/** The same numbers for the same seed (mulberry32): what a failing run prints, another one repeats. */
export type Random = {
  /** From 0 up to, not including, 1. */
  real(): number
  /** Both ends included. */
  integer(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** A source of its own, so that what runs side by side does not disturb each other. */
  branch(): Random
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const random: Random = {
    real: () => next() / 2 ** 32,
    integer: (least, most) => least + Math.floor(random.real() * (most - least + 1)),
    chance: (probability) => random.real() < probability,
    pick: <T>(choices: readonly T[]) => choices[random.integer(0, choices.length - 1)] as T,
    branch: () => randomFrom(next()),
  }
  return random
}

/** FAULT_SEED, where a run is to be repeated; else the same every time. */
export const seed = Number(process.env.FAULT_SEED ?? 20261121)

/** So many of something where one of each class will do; as many as meet what is rare where LAB is set. */
export const rounds = <T>(few: T, many: T): T => (process.env.LAB ? many : few)
