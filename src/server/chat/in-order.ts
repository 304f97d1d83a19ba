/**
 * Brings what is numbered one by one, and heard in any order, into the order of its numbers: what comes too
 * early is kept until everything before it was handed on.
 */
export class InOrder<T> {
  #last: number
  readonly #early = new Map<number, T>()

  /** Everything up to the number `last` is known already. */
  constructor(last: number) {
    this.#last = last
  }

  /** Up to this number everything was handed on. */
  get last(): number {
    return this.#last
  }

  /** The largest number that waits for smaller ones; null where none waits. */
  get waitsFor(): number | null {
    return this.#early.size > 0 ? Math.max(...this.#early.keys()) : null
  }

  /** What can be handed on now; nothing where it was heard before. */
  take(number: number, item: T): T[] {
    if (number > this.#last) this.#early.set(number, item)
    return this.#next()
  }

  /** The same once it is known that whatever was not heard up to a number never comes. */
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
