import { Agent } from 'node:http'
import pg from 'pg'
import { queues, sorts } from '../../src/domain/application/list.ts'
import { workFlags, workStates } from '../../src/domain/application/work.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import { ask } from './call.ts'
import { addApplications, openAll } from './list-data.ts'
import { median, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

const few = 10_000
const many = 100_000
const times = 25

/** Every list query of the office by name. */
function questions(): [string, string][] {
  const list = (query: string) => `/api/admin/applications?${query}`
  return [
    ['counts of all queues', '/api/admin/queues'],
    ['saved views', '/api/admin/views'],
    ...queues.map((each): [string, string] => [`queue ${each}`, list(`queue=${each}`)]),
    ...queues.map((each): [string, string] => [
      `queue ${each}, by arrival`,
      list(`queue=${each}&sort=arrival`),
    ]),
    ...workStates.map((each): [string, string] => [`work ${each}`, list(`work=${each}`)]),
    ...workFlags.map((each): [string, string] => [`flag ${each}`, list(`flag=${each}`)]),
    ...sorts.map((each): [string, string] => [`sort ${each}`, list(`sort=${each}`)]),
    ...sorts.map((each): [string, string] => [
      `flag referral, sort ${each}`,
      list(`flag=referral&sort=${each}`),
    ]),
    ['visa', list('visaType=business')],
    ['speed', list('processingType=super_urgent')],
    ['language', list('language=ko')],
    ['nationality', list('nationality=JP')],
    ['mine', list('assignee=me')],
    ["nobody's", list('assignee=nobody')],
    ['arrival within a week', list('arrivalFrom=2027-02-10&arrivalTo=2027-02-16&sort=arrival')],
    ['arrival within a week, newest', list('arrivalFrom=2027-02-10&arrivalTo=2027-02-16')],
    [
      'a saved view: ready, urgent, of Japan, minor, by arrival',
      list('queue=ready&processingType=urgent&nationality=JP&flag=minor&sort=arrival'),
    ],
    ['a saved view: language and flag, dearest', list('language=ko&flag=message&sort=dearest')],
  ]
}

/** The median of each query, one at a time, in milliseconds. */
async function medians(origin: string, cookie: string): Promise<Map<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const found = new Map<string, number>()
  for (const [index, [what, path]] of questions().entries()) {
    const took: number[] = []
    // Each from its own network, to stay within limits.
    const headers = { cookie, 'x-forwarded-for': `10.8.0.${index}` }
    for (let turn = 0; turn < times; turn += 1) {
      const begun = performance.now()
      await ask(agent, origin + path, headers)
      took.push(performance.now() - begun)
    }
    // The first ones warm up.
    found.set(what, median(took.slice(5)))
  }
  agent.destroy()
  return found
}

/** The maximum number of a colleague's views. */
async function addViews(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into saved_view (id, staff_id, name, is_shared, filter, sort, created_at)
    select gen_random_uuid(), s.id, 'View ' || n, n % 2 = 0, '{"queue":"ready"}', 'newest', now()
    from staff s, generate_series(1, 50) n`)
  await client.end()
}

/** Office queries at 100,000 applications with every flag, against 10,000. */
export async function benchQueues({ origin, databaseUrl: url }: RunningServer): Promise<Result[]> {
  const { db, close } = connect(url, { pool: 2, onError: () => {} })
  const cookie = await signIn(db)
  await addViews(url)
  await addApplications(url, 1, few)
  await openAll(url)
  const before = await medians(origin, cookie)
  await addApplications(url, few + 1, many)
  await openAll(url)
  const after = await medians(origin, cookie)
  await close()
  return [...after].map(([what, p50]) => {
    const was = before.get(what) ?? Number.NaN
    return {
      what: `${what}, at 100,000 against 10,000`,
      value: p50 / was,
      goal: { atMost: 2 },
      note: `${p50.toFixed(1)} ms against ${was.toFixed(1)} ms`,
    }
  })
}
