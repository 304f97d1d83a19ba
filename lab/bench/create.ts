import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hasPgbench, leanScript, limitRate } from './create/limit.ts'
import { createRate } from './create/load.ts'
import { median, type Result } from './report.ts'
import { type RunningServer, serve } from './server.ts'

export { createRate }

const rounds = 5

/** Goals relative to the lean limit, and to Express 5 with Drizzle. */
const goals = [
  { people: 1, ofLimit: 0.25, ofPeer: 1.5 },
  { people: 50, ofLimit: 0.3, ofPeer: 2.5 },
]

type Round = { limit: number | null; peer: number; ours: number }

/** A separate database on the product's PostgreSQL, with the lean tables. */
async function leanDatabase(ownerUrl: string, name: string): Promise<string> {
  const url = new URL(ownerUrl)
  url.pathname = name
  const schema = await readFile(new URL('create/lean-schema.sql', import.meta.url), 'utf8')
  for (const [at, statement] of [
    [ownerUrl, `create database ${name}`],
    [url.href, schema],
  ] as const) {
    const client = new pg.Client({ connectionString: at })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  return url.href
}

function resultsOf(people: number, measured: readonly Round[]): Result[] {
  const wanted = goals.find((goal) => goal.people === people)
  const what = `create, ${people} applicant${people > 1 ? 's' : ''}`
  const rates = measured.map(({ limit, peer, ours }) =>
    [ours, peer, limit].map((rate) => (rate === null ? '-' : Math.round(rate))).join('/'),
  )
  const range = (values: number[]) =>
    `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`
  const ofPeer = measured.map(({ ours, peer }) => ours / peer)
  const ofLimit = measured.flatMap(({ ours, limit }) => (limit === null ? [] : [ours / limit]))
  const results: Result[] = [
    {
      what: `${what}, of Express 5 with Drizzle`,
      value: median(ofPeer),
      goal: { atLeast: wanted?.ofPeer ?? 1 },
      note: `${range(ofPeer)}; a second, ours/peer/limit: ${rates.join(', ')}`,
    },
  ]
  if (ofLimit.length > 0) {
    results.unshift({
      what: `${what}, of the lean limit`,
      value: median(ofLimit),
      goal: { atLeast: wanted?.ofLimit ?? 0 },
      note: range(ofLimit),
    })
  }
  return results
}

/**
 * Creates over HTTP, compared with a plain server and with PostgreSQL alone on a lean schema:
 * alternating, on one PostgreSQL. On a `web` node, so that no letters are sent in the background.
 */
export async function benchCreate({ origin, databaseUrl }: RunningServer): Promise<Result[]> {
  const isLimited = hasPgbench()
  if (!isLimited) {
    console.log(
      'SKIPPED the limit of create: no pgbench (Debian: postgresql-contrib or postgresql-15)',
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'karibu-pgbench-'))
  const limitUrl = await leanDatabase(databaseUrl, 'bench_limit')
  const peerUrl = await leanDatabase(databaseUrl, 'bench_peer')
  const peer = await serve('lab/bench/create/peer-server.ts', { DATABASE_URL: peerUrl })
  const results: Result[] = []
  try {
    for (const { people } of goals) {
      const file = join(folder, `create-${people}.sql`)
      await writeFile(file, leanScript(people))
      for (const each of [peer.origin, origin]) await createRate(each, people)
      const measured: Round[] = []
      for (let round = 0; round < rounds; round += 1) {
        measured.push({
          limit: isLimited ? limitRate(limitUrl, file) : null,
          peer: await createRate(peer.origin, people),
          ours: await createRate(origin, people),
        })
      }
      results.push(...resultsOf(people, measured))
    }
  } finally {
    await peer.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return results
}
