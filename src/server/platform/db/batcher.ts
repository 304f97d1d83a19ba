import pg from 'pg'

export type BatcherOptions<Item> = {
  /** Maximum number of concurrent statements. */
  lanes: number
  /** Milliseconds that an item waits for running statements before another one starts. */
  patienceMs: number
  /** Maximum weight of one statement, by `weightOf`; the first item always goes. */
  most: number
  weightOf(item: Item): number
  /** Items with the same key never share a statement; null: no restriction. */
  apart(item: Item): string | null
}

type Waiting<Item, Result> = {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Errors that one item (data, integrity) or a conflict (deadlock, lock timeout) may cause: nothing
 * was written, so each item can be retried alone. After any other error the outcome is unknown.
 */
function mayGoAlone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|55P03)/.test(error.code ?? '')
}

/**
 * Combines concurrent requests into one statement and gives each its own result after the commit.
 * An item starts at once when nothing runs; otherwise it joins the next statement. A further
 * statement starts when one takes long, because of its size or a lock. After a rejected statement
 * each item runs alone, so that a bad one harms no other.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { lanes, patienceMs, most, weightOf, apart }: BatcherOptions<Item>,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let running = 0
  let isWatched = false

  function take(): Waiting<Item, Result>[] {
    const names = new Set<string>()
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    let weight = 0
    for (const each of queue) {
      const name = apart(each.item)
      const next = weight + weightOf(each.item)
      const fits = taken.length === 0 || (next <= most && (name === null || !names.has(name)))
      if (fits) weight = next
      if (fits && name !== null) names.add(name)
      const side = fits ? taken : left
      side.push(each)
    }
    queue = left
    return taken
  }

  async function answer(asked: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(asked.map(({ item }) => item))
      for (const [index, { resolve }] of asked.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (asked.length > 1 && mayGoAlone(error)) for (const each of asked) await answer([each])
      else for (const { reject } of asked) reject(error)
    }
  }

  async function work(): Promise<void> {
    while (queue.length > 0) await answer(take())
    running -= 1
  }

  function begin(): void {
    running += 1
    // Requests read in the same turn share a statement.
    setImmediate(() => void work())
  }

  function beginAnother(): void {
    isWatched = false
    if (queue.length > 0 && running < lanes) begin()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (running === 0) begin()
      else if (running < lanes && !isWatched) {
        isWatched = true
        setTimeout(beginAnother, patienceMs)
      }
    })
}

/**
 * Batches look-ups: requests that come during one share the next, which starts after all of them
 * were made, so each result is as fresh as from a look-up of its own. `look` returns results in
 * request order.
 */
export const batchedLookup = <Item, Result>(
  look: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) =>
  createBatcher(look, {
    // A slow one does not block everyone.
    lanes: 2,
    patienceMs: 1,
    most: Number.POSITIVE_INFINITY,
    weightOf: () => 1,
    apart: () => null,
  })
