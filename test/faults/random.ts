/** Deterministic numbers by seed (mulberry32): a failing run prints its seed. */
export type Random = {
  /** From 0, below 1. */
  real(): number
  /** Inclusive. */
  integer(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** An independent source, so that concurrent work stays deterministic. */
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

/** FAULT_SEED repeats a run; otherwise always the same. */
export const seed = Number(process.env.FAULT_SEED ?? 20261121)

/** A small number by default; with LAB set, enough to meet rare cases. */
export const rounds = <T>(few: T, many: T): T => (process.env.LAB ? many : few)
