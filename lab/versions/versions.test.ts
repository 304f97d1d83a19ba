import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { untilCalm } from '../../test/faults/calm.ts'
import { expectWhole, gatherTalk, signInAt, untilSaid } from '../../test/faults/conversation.ts'
import { lastingPort, until } from '../../test/faults/process.ts'
import { randomFrom, seed } from '../../test/faults/random.ts'
import { type Rig, startRig } from '../../test/faults/rig.ts'
import { type Listener, listen } from '../../test/faults/talk.ts'
import { whatIsWrong } from '../../test/faults/truth.ts'
import { moduleOf, type Previous, takePrevious, whyNoPrevious } from './previous.ts'

const missing = whyNoPrevious()
if (missing) console.warn(`SKIPPED: two releases at once: ${missing}`)

const password = 'five calm boats at dusk'
const wordsEach = 6

/** What colleagues view all day, and a page's open streams. */
const looks = [
  '/api/admin/applications',
  '/api/admin/queues',
  '/api/admin/views',
  '/api/admin/chat/sessions',
  '/api/admin/letters',
  '/health/ready',
]

type Journeys = typeof import('../../test/faults/crowd.ts')

/** A release's clients call as they did, so its own journeys run. */
const journeysOf = (previous: Previous): Promise<Journeys> =>
  import(moduleOf(previous, 'test/faults/crowd.ts'))

/** Gives way after a second when waiting for a table, like the migrations. */
async function alter(rig: Rig, table: string): Promise<true | undefined> {
  try {
    await rig.db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx)
      await sql`alter table ${sql.table(table)} add column of_a_later_release text`.execute(tx)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    return undefined
  }
}

/** What a later release may do: every table gets an unknown column. */
async function expand(rig: Rig): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migration'
      and not relispartition`.execute(rig.db)
  for (const { name } of rows) await until(`${name} has a column more`, () => alter(rig, name))
}

/** A warning or worse, except waits on a busy machine or a table being altered. */
const isComplaint = (line: string) =>
  /"level":[456]0/.test(line) && !/"cause":"(pool-exhausted|55P03)"/.test(line)

/** Two nodes used alternately; returns their complaints. */
async function startInstallation() {
  const rig = await startRig()
  onTestFinished(() => rig.stop())
  const previous = await takePrevious(join(rig.dataDir, 'previous'))
  const linkKey = rig.documentKey.toString('base64url')
  const complaints: string[] = []
  const addresses: string[] = []
  let turn = 0

  async function startNode(name: string, from?: string) {
    const onLine = (line: string) => {
      if (isComplaint(line)) complaints.push(`${name}: ${line}`)
    }
    const port = addresses.length === 0 ? {} : { PORT: String(await lastingPort()) }
    const variables = { ...port, ADMIN_PASSWORD: password, LINK_KEY: linkKey }
    const node = await rig.startNode(variables, { onLine, ...(from && { from }) })
    addresses.push(port.PORT ? `http://127.0.0.1:${port.PORT}` : rig.origin)
    onTestFailed(() => console.error(`${name}:\n${node.said()}`))
    return node
  }

  return {
    rig,
    previous,
    complaints,
    addresses,
    address: () => addresses[turn++ % addresses.length] ?? rig.origin,
    startPrevious: () => startNode(`release ${previous.name}`, previous.folder),
    startThis: () => startNode('this one'),
  }
}

test.skipIf(missing)(
  `nodes of the release before and of this one serve together (seed ${seed})`,
  async () => {
    const random = randomFrom(seed)
    const { rig, previous, complaints, addresses, address, ...start } = await startInstallation()
    const { gather } = await journeysOf(previous)
    const old = await start.startPrevious()
    const crowd = gather(rig, random.branch(), 3, { address, password })
    // Cached plans of connections predate the change.
    await crowd.calls(60)

    await start.startThis()
    const [, staffUrl = ''] = addresses
    const talk = await gatherTalk(rig, staffUrl, random.branch(), 3)
    // Another colleague reads along on the previous release's node.
    const other = { cookie: await signInAt(rig, rig.origin) }
    const reader = listen(() => `${rig.origin}/api/admin/chat/stream`, other, random.branch())
    for (const [index, { theirs }] of talk.parties.entries()) {
      for (let word = 1; word <= wordsEach; word += 1) theirs.say(`${index}.${word}`)
    }
    await crowd.calls(80)
    await expand(rig)
    await crowd.calls(80)
    const cookie = await signInAt(rig, staffUrl)
    for (const path of looks) {
      for (const node of addresses) {
        const answer = await fetch(node + path, { headers: { cookie } })
        expect(`${answer.status} ${path}`).toBe(`200 ${path}`)
      }
    }
    await crowd.arrive()
    await untilSaid(talk)
    await expectWhole(rig, talk)
    const heard = ({ received }: Listener) => received.map(({ id, text }) => `${id} ${text}`)
    await expect.poll(() => heard(reader)).toEqual(heard(talk.colleague))
    await reader.close()
    await untilCalm(rig)
    expect(await whatIsWrong(rig, crowd.ledger, { repeats: 0 })).toEqual([])
    expect(crowd.ledger.completed.length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    expect(await old.end('SIGTERM')).toBe(0)
  },
  300_000,
)
