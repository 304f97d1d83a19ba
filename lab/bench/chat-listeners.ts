import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { addConversations } from './conversations.ts'
import type { Result } from './report.ts'
import { type RunningServer, type Serving, serve } from './server.ts'

const wanted = 5_000
/** Opened and closed before measuring, to exclude first-use costs. */
const firstOnes = 500
const atOnce = 50
/** Longer than a heartbeat interval. */
const idleMs = 22_000
/** Below the limit of streams per network and minute. */
const perNetwork = 500

type Visitor = { path: string; headers: string }

/** The number of sockets that the processes may open. */
async function possible(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8')
  const files = Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? 1024)
  return Math.min(wanted, Math.floor((files - 500) / 2))
}

/** Visitors with a conversation each. */
async function addVisitors(databaseUrl: string, count: number): Promise<Visitor[]> {
  const ids = await addConversations(databaseUrl, count)
  return ids.map((id, index) => {
    const network = `10.30.0.${Math.floor(index / perNetwork)}`
    const headers = `authorization: Bearer ${id}\r\nx-forwarded-for: ${network}\r\n`
    return { path: `/api/chat/stream?sessionId=${id}`, headers }
  })
}

type Listener = { close(): void; beats(): number }

/** A bare socket, since thousands must fit into this process. */
function listen({ origin }: Serving, { path, headers }: Visitor): Promise<Listener> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    let beats = 0
    const socket: Socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n`)
    })
    socket.on('data', (chunk) => {
      if (chunk.includes('event: ready')) {
        resolve({ close: () => socket.destroy(), beats: () => beats })
      } else if (chunk.includes(':\n\n')) beats += 1
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${origin}${path} was closed`)))
  })
}

async function listenAll(server: Serving, visitors: readonly Visitor[]): Promise<Listener[]> {
  const open: Listener[] = []
  const remaining = [...visitors]
  const one = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop())
      open.push(await listen(server, next))
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return open
}

/** Memory growth in MB by idle listeners. */
async function growth(server: Serving, visitors: readonly Visitor[]): Promise<number> {
  for (const { close } of await listenAll(server, visitors.slice(0, firstOnes))) close()
  await pause(1_000)
  const before = await server.memory(true)
  const open = await listenAll(server, visitors.slice(firstOnes))
  await pause(idleMs)
  const after = await server.memory(true)
  const silent = open.filter(({ beats }) => beats() === 0).length
  for (const { close } of open) close()
  if (silent > 0) throw new Error(`${silent} listeners heard no heartbeat`)
  return after - before
}

/** Memory per idle visitor, on a separate node and on the leanest event server. */
export async function benchListeners(server: RunningServer): Promise<Result[]> {
  const count = await possible()
  const visitors = await addVisitors(server.databaseUrl, count + firstOnes)
  const node = await server.startNode()
  const bare = await serve('lab/bench/bare-events.ts', {})
  const [ours, theirs] = await Promise.all([growth(node, visitors), growth(bare, visitors)])
  await Promise.all([node.stop(), bare.stop()])
  const per = (mb: number) => (count * 100) / mb
  return [
    {
      what: 'chat, idle visitors per 100 MB',
      value: per(ours),
      goal: { atLeast: 6_000 },
      note: `${count} visitors, ${ours.toFixed(1)} MB`,
    },
    {
      what: 'chat, idle visitors per 100 MB of a bare server of events',
      value: per(theirs),
      note: `${theirs.toFixed(1)} MB; ours are ${(theirs / ours).toFixed(2)} of that`,
    },
    { what: 'chat, memory per 1,000 idle visitors', value: (ours * 1000) / count, unit: 'MB' },
  ]
}
