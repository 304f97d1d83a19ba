import pg from 'pg'
import { maxBulk } from '../../src/domain/application/list.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import { addApplications } from './list-data.ts'
import { median, type Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

const singles = 20
const rounds = 7

/** Ids of the newest applications. */
async function newestIds(url: string): Promise<number[]> {
  await addApplications(url, 2_000_001, 2_000_000 + maxBulk)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select id::int from application order by id desc limit $1', [
    maxBulk,
  ])
  await client.end()
  return rows.map(({ id }) => id)
}

/** One bulk call for 200 applications against twenty single calls in a row. */
export async function benchBulk({ origin, databaseUrl }: RunningServer): Promise<Result[]> {
  const { db, close } = connect(databaseUrl, { pool: 2, onError: () => {} })
  const cookie = await signIn(db)
  await close()
  const ids = await newestIds(databaseUrl)
  let network = 0
  const send = async (method: string, path: string, body: object) => {
    network += 1
    const response = await fetch(`${origin}/api/admin/applications/${path}`, {
      method,
      headers: {
        ...{ cookie, origin, 'content-type': 'application/json' },
        'x-forwarded-for': `10.9.${network >> 8}.${network & 255}`,
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  const bulk = async (path: string, action: object) => {
    const answer = (await (await send('POST', path, { ids, action })).json()) as {
      rows: { error: string | null }[]
    }
    if (answer.rows.some(({ error }) => error)) throw new Error('A row was refused')
  }
  const me = (await (
    await fetch(`${origin}/api/auth/user`, { headers: { cookie, origin } })
  ).json()) as { id: string }
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  const whom = (round: number) => (round % 2 ? null : me.id)
  const kinds = {
    assign: {
      one: (id: number, round: number) => send('PUT', `${id}/assignee`, { staffId: whom(round) }),
      all: (round: number) => bulk('bulk', { kind: 'assign', staffId: whom(round + 1) }),
    },
    message: {
      one: (id: number, round: number) => send('POST', `${id}/message`, { text: `One ${round}` }),
      all: (round: number) => bulk('bulk', { kind: 'message', text: `All ${round}` }),
    },
    'preview of a message': {
      one: (id: number, round: number) => send('POST', `${id}/message`, { text: `Two ${round}` }),
      all: (round: number) => bulk('bulk/preview', { kind: 'message', text: `Seen ${round}` }),
    },
  }
  const results: Result[] = []
  for (const [kind, { one, all }] of Object.entries(kinds)) {
    const ratios: number[] = []
    const notes: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const inARow = await timed(async () => {
        for (const id of ids.slice(0, singles)) await one(id, round)
      })
      const atOnce = await timed(() => all(round))
      ratios.push(atOnce / inARow)
      notes.push(`${Math.round(atOnce)}/${Math.round(inARow)}`)
    }
    const what = `${kind} of ${maxBulk} in one call, against ${singles} calls for one`
    const goal = { atMost: 3 }
    results.push({ what, value: median(ratios), goal, note: `ms: ${notes.join(', ')}` })
  }
  return results
}
