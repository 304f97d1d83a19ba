/**
 * Restores the order of consecutively numbered items that arrive in any order: early ones wait for
 * all before them.
 */
export class ReorderBuffer<T> {
  #last: number
  readonly #early = new Map<number, T>()

  /** Everything up to `last` was handed on before. */
  constructor(last: number) {
    this.#last = last
  }

  /** The last number handed on. */
  get last(): number {
    return this.#last
  }

  /** The largest waiting number, or null. */
  get waitsFor(): number | null {
    return this.#early.size > 0 ? Math.max(...this.#early.keys()) : null
  }

  /** Returns the items now in order; empty for a duplicate. */
  take(number: number, item: T): T[] {
    if (number > this.#last) this.#early.set(number, item)
    return this.#next()
  }

  /** The same, treating missing numbers up to `number` as never coming. */
  skipTo(number: number): T[] {
    const ready: T[] = []
    for (const early of [...this.#early.keys()].sort((a, b) => a - b)) {
      if (early > number) break
      this.#last = early - 1
      ready.push(...this.#next())
    }
    this.#last = Math.max(this.#last, number)
    return [...ready, ...this.#next()]
  }

  #next(): T[] {
    const ready: T[] = []
    for (;;) {
      const item = this.#early.get(this.#last + 1)
      if (item === undefined) return ready
      this.#last += 1
      this.#early.delete(this.#last)
      ready.push(item)
    }
  }
}
