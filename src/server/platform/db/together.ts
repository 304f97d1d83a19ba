import pg from 'pg'

export type Togetherness<Item> = {
  /** Statements at once, where there is more to do than one of them takes. */
  lanes: number
  /** How long somebody waits, in milliseconds, for the statements under way before another one is begun. */
  patienceMs: number
  /** What one statement takes at most, by `weightOf`; the first item always goes. */
  most: number
  weightOf(item: Item): number
  /** Two of the same name never go in one statement; null: with everybody. */
  apart(item: Item): string | null
}

type Waiting<Item, Result> = {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * What PostgreSQL refuses because of one of several (data, integrity) or because of others (deadlock, a lock
 * that was not free): it wrote nothing, and each may be asked alone. After anything else nobody knows.
 */
function mayGoAlone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|55P03)/.test(error.code ?? '')
}

/**
 * Has one statement do what several ask at the same time, and tells each its own result once all of it is
 * committed. Nobody waits for others to come: who is alone goes at once, and whoever comes while a statement is
 * under way goes with the next one. Where it takes long, because there is much or a lock is not free, another one
 * is begun beside it. Where a statement is refused, each is asked alone, so that one who asks for what cannot be
 * harms nobody else.
 */
export function together<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { lanes, patienceMs, most, weightOf, apart }: Togetherness<Item>,
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
    // Those whose requests were read in the same turn go together.
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
 * Has those who ask while a look is under way share the next one: each look begins after everybody whom it answers
 * has asked, so what they get is as fresh as if each had looked alone. `look` gives the answers in the order asked.
 */
export const lookTogether = <Item, Result>(
  look: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((item: Item) => Promise<Result>) =>
  together(look, {
    // Where one is held up, not everybody waits.
    lanes: 2,
    patienceMs: 1,
    most: Number.POSITIVE_INFINITY,
    weightOf: () => 1,
    apart: () => null,
  })
