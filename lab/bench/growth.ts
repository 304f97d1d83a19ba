import { Agent } from 'node:http'
import pg from 'pg'
import { connect } from '../../src/server/platform/db/database.ts'
import { ask } from './call.ts'
import { quantile, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

/** Repetitions of each query; `turn` counts from 0. */
export const times = 45
const warmUp = 5
/** Other load only adds time: the fastest fifth shows the cost. */
const quiet = 0.2

/** A query's name, and its path below /api/admin/ by turn. */
export type Question = readonly [what: string, pathOf: (turn: number) => string]

/** Cycles through `values`. */
export function inTurn<T>(values: readonly T[]): (turn: number) => T {
  return (turn) => {
    const value = values[turn % values.length]
    if (value === undefined) throw new Error('Nothing to ask about')
    return value
  }
}

export type Filling = {
  url: string
  /** Connected as the database owner. */
  client: pg.Client
  /** Current and required number of rows. */
  before: number
  count: number
  /** The JSON of a path below /api/admin/. */
  read(path: string): Promise<unknown>
}

type Growing = {
  what: string
  few: number
  many: number
  /** Adds the missing rows; returns the queries, always the same. */
  fill(filling: Filling): Promise<readonly Question[]>
}

/** Milliseconds of each query, one at a time, without other load. */
async function costs(origin: string, cookie: string, questions: readonly Question[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const found = new Map<string, number>()
  for (const [index, [what, pathOf]] of questions.entries()) {
    const took: number[] = []
    // Each from its own network, to stay within limits.
    const headers = { cookie, 'x-forwarded-for': `10.9.0.${index}` }
    for (let turn = 0; turn < times; turn += 1) {
      const begun = performance.now()
      await ask(agent, `${origin}/api/admin/${pathOf(turn)}`, headers)
      took.push(performance.now() - begun)
    }
    found.set(what, quantile(took.slice(warmUp), quiet))
  }
  agent.destroy()
  return found
}

/** The cost of staff queries with ten times the rows. */
export async function benchGrowth(
  { origin, databaseUrl: url }: RunningServer,
  { what: subject, few, many, fill }: Growing,
): Promise<Result[]> {
  const { db, close } = connect(url, { pool: 1, onError: () => {} })
  const cookie = await signIn(db)
  await close()
  const headers = { cookie, 'x-background': '1', 'x-forwarded-for': '10.10.0.1' }
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/api/admin/${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  const costsAt = async (count: number, before: number) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await costs(origin, cookie, await fill({ url, client, before, count, read }))
    } finally {
      await client.end()
    }
  }
  const small = await costsAt(few, 0)
  const large = await costsAt(many, few)
  const number = new Intl.NumberFormat('en').format
  return [...large].map(([what, value]) => {
    const was = small.get(what) ?? Number.NaN
    return {
      what: `${subject}, ${what}, at ${number(many)} against ${number(few)}`,
      value: value / was,
      goal: { atMost: 2 },
      note: `${value.toFixed(1)} ms against ${was.toFixed(1)} ms`,
    }
  })
}
