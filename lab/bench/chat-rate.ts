import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Headers, post, readStream } from './call.ts'
import type { ChatNodes } from './chat-delivery.ts'
import { addConversations } from './conversations.ts'
import { median, type Result } from './report.ts'

/** As many as send a message every few seconds. */
const conversations = 4_000
const senders = 64
const rounds = 3
const seconds = 4
const patienceMs = 15_000
const words = 'Is a photo from my phone enough, or do I have to go to a studio?'

const numbered = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`

/** Only a message's rows, over as many connections as the nodes have. */
async function prepareLimit(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into chat_session (id, language, created_at, last_message_at)
      select ${numbered}, 'en', now(), now() from generate_series(1, ${conversations}) n`,
  )
  await client.end()
  const folder = await mkdtemp(join(tmpdir(), 'karibu-pgbench-'))
  const file = join(folder, 'message.sql')
  const statement = `with session as (
      update chat_session set last_message_at = now(), message_count = message_count + 1, waiting_since = now()
      where id = (select ${numbered} from (select :n::bigint as n) chosen) returning id)
    insert into chat_message (session_id, client_id, side, text, at)
    select id, gen_random_uuid(), 'user', '${words}', now() from session;`
  const text = `\\set n random(1, ${conversations})\n${statement.replace(/\s+/g, ' ')}\n`
  await writeFile(file, text)
  const args = ['-n', '-M', 'prepared', '-c', '32', '-j', '1', '-T', String(seconds), '-f', file]
  return {
    rate(): number {
      const run = spawnSync('pgbench', [...args, databaseUrl], { encoding: 'utf8' })
      const tps = /tps = ([\d.]+)/.exec(run.stdout ?? '')?.[1]
      if (!tps) throw new Error(`pgbench failed: ${run.stderr}`)
      return Number(tps)
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** How often each message arrived on a staff stream (0 after a reload), and whether in order. */
function openLedger() {
  const arrived = new Map<string, number>()
  let [last, wrong] = [0, 0]
  return {
    arrived,
    last: () => last,
    wrong: () => wrong,
    hear({ name, data }: { name: string; data: Record<string, unknown> }) {
      if (name !== 'message') return
      if (Number(data.id) <= last) wrong += 1
      last = Number(data.id)
      arrived.set(String(data.clientId), (arrived.get(String(data.clientId)) ?? 0) + 1)
    },
  }
}

type Ledger = ReturnType<typeof openLedger>

/**
 * Watches all conversations like a staff page: a slow reader is disconnected, resumes where it was,
 * and reloads after missing too much.
 */
async function watchAll(
  url: string,
  cookie: string,
  ledger: Ledger,
  readAll: () => Promise<string[]>,
) {
  let [isOpen, cutOff] = [true, 0]
  let close = () => {}
  async function connect(): Promise<void> {
    const from = ledger.last() > 0 && { 'last-event-id': String(ledger.last()) }
    const stream = await readStream(url, { cookie, ...from }, async (event) => {
      ledger.hear(event)
      if (event.name !== 'reset') return
      for (const id of await readAll()) if (!ledger.arrived.has(id)) ledger.arrived.set(id, 0)
    })
    close = stream.close
    void stream.ended.then(() => {
      if (!isOpen) return
      cutOff += 1
      void connect()
    })
  }
  await connect()
  return {
    cutOff: () => cutOff,
    close() {
      isOpen = false
      close()
    },
  }
}

/** Both sides send in all conversations, each side on both nodes. */
export async function benchRate(nodes: ChatNodes, databaseUrl: string): Promise<Result[]> {
  const { visitors, staff, cookie } = nodes
  const ids = await addConversations(databaseUrl, conversations)
  const limit = await prepareLimit(databaseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const ledgers = [openLedger(), openLedger()]
  const origins = [visitors, staff]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const readAll = async () => {
    const { rows } = await client.query<{ id: string }>('select client_id as id from chat_message')
    return rows.map(({ id }) => id)
  }
  const streams = await Promise.all(
    ledgers.map((ledger, at) =>
      watchAll(`${origins[at]}/api/admin/chat/stream`, cookie, ledger, readAll),
    ),
  )
  const said: string[] = []
  let turn = 0

  async function sayNext(): Promise<void> {
    const at = turn++
    const sessionId = ids[at % ids.length] ?? ''
    const clientId = randomUUID()
    const origin = origins[at % 2] ?? ''
    // Limits are per network, so each conversation has its own.
    const network = `10.40.${(at >> 8) & 255}.${at & 255}`
    const from: Headers = { 'x-forwarded-for': network }
    const body = { sessionId, clientId, message: words }
    // Visitors and staff alternate.
    const isAnswer = (at + Math.floor(at / ids.length)) % 4 > 1
    const [path, key] = isAnswer
      ? ['/api/admin/chat/reply', { cookie, origin }]
      : ['/api/chat/messages', { authorization: `Bearer ${sessionId}` }]
    await post(agent, origin + path, { ...from, ...key }, body)
    said.push(clientId)
  }

  async function speak(): Promise<number> {
    const begun = performance.now()
    const before = said.length
    const one = async () => {
      while (performance.now() < begun + seconds * 1000) await sayNext()
    }
    await Promise.all(Array.from({ length: senders }, one))
    return ((said.length - before) * 1000) / (performance.now() - begun)
  }

  await speak()
  const [rates, shares]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const most = limit.rate()
    const rate = await speak()
    rates.push(rate)
    shares.push(rate / most)
  }
  const until = performance.now() + patienceMs
  const isMissing = () => said.filter((id) => ledgers.some(({ arrived }) => !arrived.has(id)))
  while (isMissing().length > 0 && performance.now() < until) await pause(100)
  for (const stream of streams) stream.close()
  await client.end()
  agent.destroy()
  await limit.remove()
  const doubled = ledgers.flatMap(({ arrived }) => [...arrived.values()]).filter((n) => n > 1)
  const none = { goal: { atMost: 0 } }
  return [
    {
      what: 'chat, messages a second over two nodes',
      value: median(rates),
      goal: { atLeast: 1_000 },
      note: rates.map(Math.round).join(', '),
    },
    {
      what: "  the same, share of pgbench's rate with the same rows",
      value: median(shares),
      note: shares.map((share) => share.toFixed(2)).join(', '),
    },
    { what: '  lost', value: isMissing().length, note: `of ${said.length}, twice`, ...none },
    {
      what: '  times that a reader was cut off and came back',
      value: streams.reduce((sum, { cutOff }) => sum + cutOff(), 0),
    },
    { what: '  doubled', value: doubled.length, ...none },
    {
      what: '  out of order',
      value: ledgers.reduce((sum, { wrong }) => sum + wrong(), 0),
      ...none,
    },
  ]
}
