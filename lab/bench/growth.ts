import { Agent } from 'node:http'
import pg from 'pg'
import { connect } from '../../src/server/platform/db/database.ts'
import { ask } from './call.ts'
import { quantile, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

/** How often each question is asked; `turn` counts from 0. */
export const times = 45
const warmUp = 5
/** What else the machine does only adds: the fifth that was fastest tells what a question costs. */
const quiet = 0.2

/** What is asked, and its path below /api/admin/ in a turn. */
export type Question = readonly [what: string, pathOf: (turn: number) => string]

/** What stands in `values` in turn, again from the first after the last. */
export function inTurn<T>(values: readonly T[]): (turn: number) => T {
  return (turn) => {
    const value = values[turn % values.length]
    if (value === undefined) throw new Error('Nothing to ask about')
    return value
  }
}

export type Filling = {
  url: string
  /** As the owner of the database. */
  client: pg.Client
  /** How many there are, and how many there have to be. */
  before: number
  count: number
  /** The JSON of a page below /api/admin/. */
  read(path: string): Promise<unknown>
}

type Growing = {
  what: string
  few: number
  many: number
  /** Adds what is missing, and gives what is to be asked then: the same questions each time. */
  fill(filling: Filling): Promise<readonly Question[]>
}

/** What each question takes in a quiet moment, one at a time, in milliseconds. */
async function costs(origin: string, cookie: string, questions: readonly Question[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const found = new Map<string, number>()
  for (const [index, [what, pathOf]] of questions.entries()) {
    const took: number[] = []
    // Each from an office of its own: no limit is what is measured here.
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

/** What questions of staff cost at ten times as many rows. */
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
