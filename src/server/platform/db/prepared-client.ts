import pg from 'pg'

/** Statements that one connection keeps prepared: each holds memory of PostgreSQL. */
const mostKept = 120
/** Longer ones name so many values that hardly any comes twice. */
const mostCharacters = 16_384

/**
 * Begins a statement that is planned for its values each time: where what is sought decides how it is found best,
 * a plan for all values is a bad one.
 */
export const plannedAnew = '/* planned anew */'

/**
 * Whether PostgreSQL no longer does what it prepared: a migration changed what the statement answers ('cached
 * plan must not change result type', in the words of its language), or a pooler has forgotten it. It has done
 * nothing then.
 */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  const { code, routine } = error
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Not `begin` and its like, nor what a comment stands before, as `plannedAnew` does. */
const planned = /^\s*(?:select|with|insert|update|delete)\b/i

/** Several statements in one text, which only one without values can be, PostgreSQL does not prepare. */
const isOneWithPlan = (text: string, values: readonly unknown[]): boolean =>
  planned.test(text) && (values.length > 0 || !text.includes(';'))

type Query = (...given: unknown[]) => Promise<unknown>

/**
 * The texts asked on a connection: each has a name from the second time on, as long as there are names left. None gives
 * way to another: `pg` has no way to close it. No name is given twice, so those of another age differ.
 */
class Names {
  #once = new Set<string>()
  #byText = new Map<string, string>()
  readonly age: number

  constructor(age: number) {
    this.age = age
  }

  of(text: string): string | undefined {
    const known = this.#byText.get(text)
    if (known || this.#byText.size === mostKept) return known
    if (this.#once.delete(text)) {
      const name = `s${this.age}_${this.#byText.size}`
      this.#byText.set(text, name)
      return name
    }
    this.#once.add(text)
    const [oldest = ''] = this.#once
    if (this.#once.size > mostKept) this.#once.delete(oldest)
    return undefined
  }
}

/**
 * Connections that have PostgreSQL keep what they ask again: parsed once, and planned once where the plan is as
 * good for all values. What became outdated is asked anew where nothing was begun; in a transaction
 * `isOutdated` tells that it may be run again.
 */
export function preparedClients(Client: typeof pg.Client): typeof pg.Client {
  /** Counts what was found outdated: what one connection learns holds for all. */
  let age = 0

  return class Prepared extends Client {
    #names = new Names(age)

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query = this.query as Query
      const ask = (...given: unknown[]) => Reflect.apply(query, this, given)
      const asNamed = async (text: string, values: unknown[]) => {
        if (this.#names.age !== age) {
          this.#names = new Names(age)
          await ask('deallocate all')
        }
        const name = this.#names.of(text)
        if (name === undefined) return ask(text, values)
        const isAlone = this.getTransactionStatus() === 'I'
        return ask({ name, text, values }).catch((error: unknown) => {
          if (!isOutdated(error)) throw error
          age += 1
          if (!isAlone) throw error
          return ask(text, values)
        })
      }
      this.query = ((...given: unknown[]) => {
        const [text, values, ...more] = given
        const isPlain = typeof text === 'string' && Array.isArray(values) && more.length === 0
        const isKept = isPlain && text.length <= mostCharacters && isOneWithPlan(text, values)
        return isKept ? asNamed(text, values) : ask(...given)
      }) as typeof this.query
    }
  }
}
