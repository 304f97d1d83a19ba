import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from '../../src/server/platform/db/database.ts'
import { benchDelivery } from './chat-delivery.ts'
import { benchListeners } from './chat-listeners.ts'
import { benchRate } from './chat-rate.ts'
import type { Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

const kB = 1000

/** Bytes of a response body. */
function weigh(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      let bytes = 0
      res.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      res.once('end', () =>
        res.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${res.statusCode}`)),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** The loader on every page, and what opening the chat adds. */
async function benchBytes(origin: string): Promise<Result[]> {
  const names = await readdir(new URL('../../dist/widget', import.meta.url))
  const panels = names.filter((name) => /^panel\..*\.js$/.test(name))
  const weights = panels.map(async (name) => ({
    language: name.split('.')[1] ?? '',
    bytes: await weigh(`${origin}/api/widget/${name}`),
  }))
  const [heaviest] = (await Promise.all(weights)).sort((a, b) => b.bytes - a.bytes)
  return [
    {
      what: 'chat, loader',
      value: (await weigh(`${origin}/api/widget.js`)) / kB,
      unit: 'kB',
      goal: { atMost: 2 },
    },
    {
      what: 'chat, panel with its words in the heaviest language',
      value: (heaviest?.bytes ?? Number.NaN) / kB,
      unit: 'kB',
      goal: { atMost: 12 },
      note: `${heaviest?.language}, of ${panels.length}`,
    },
  ]
}

/** The chat on two nodes of one database. */
export async function benchChat(server: RunningServer): Promise<Result[]> {
  const { db, close } = connect(server.databaseUrl, { pool: 2, onError: () => {} })
  const other = await server.startNode()
  try {
    const cookie = await signIn(db)
    const nodes = { visitors: server.origin, staff: other.origin, cookie }
    return [
      ...(await benchBytes(server.origin)),
      ...(await benchDelivery(nodes)),
      ...(await benchRate(nodes, server.databaseUrl)),
      ...(await benchListeners(server)),
    ]
  } finally {
    await close()
    await other.stop()
  }
}
