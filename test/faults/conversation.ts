import { expect } from 'vitest'
import { rowsOf } from '../support/rows.ts'
import { lastingPort, type Running, until } from './process.ts'
import type { Random } from './random.ts'
import type { Rig } from './rig.ts'
import { type Listener, listen, type Received, type Sender, sendBy, type Word } from './talk.ts'

const password = 'five calm boats at dusk'

/** Two nodes with one public address, database and files. */
export async function startNodes(rig: Rig, role: 'web' | 'all' = 'web') {
  const secondPort = String(await lastingPort())
  const linkKey = rig.documentKey.toString('base64url')
  const variables = { ROLE: role, ADMIN_PASSWORD: password, LINK_KEY: linkKey }
  const startFirst = () => rig.startNode(variables)
  const startSecond = () => rig.startNode({ ...variables, PORT: secondPort })
  const nodes: Running[] = await Promise.all([startFirst(), startSecond()])
  let [first] = nodes
  return {
    nodes,
    password,
    staffUrl: `http://127.0.0.1:${secondPort}`,
    /** The first one is killed. */
    killFirst: () => first?.end('SIGKILL'),
    async startFirst() {
      first = await startFirst()
      nodes.push(first)
    },
    said: () => nodes.map((node) => node.said()).join('\n'),
  }
}

type Headers = Record<string, string>

function postTo({ origin }: Rig, url: string, headers: Headers, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
}

export async function signInAt(rig: Rig, staffUrl: string): Promise<string> {
  const signedIn = await postTo(rig, `${staffUrl}/api/admin/login`, {}, { password })
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const cookie = cookies.join('; ')
  // Otherwise waiting for this colleague would never end.
  expect(signedIn.status).toBe(200)
  expect(cookie).toContain('staff=')
  return cookie
}

type Party = { sessionId: string; theirs: Sender; ours: Sender; listener: Listener }
export type Talk = Awaited<ReturnType<typeof gatherTalk>>

/** A colleague on one node who answers all visitors on the other. */
export async function gatherTalk(rig: Rig, staffUrl: string, random: Random, visitors: number) {
  const cookie = await signInAt(rig, staffUrl)
  const parties = new Map<string, Party>()
  let acknowledged = 0
  const count = () => {
    acknowledged += 1
  }

  async function join(): Promise<void> {
    const opened = await postTo(rig, `${rig.origin}/api/chat/sessions`, {}, {})
    const { sessionId, token } = (await opened.json()) as { sessionId: string; token: string }
    const key = { authorization: `Bearer ${token}` }
    const sendTo = (url: string, headers: Headers) => (word: Word) =>
      postTo(rig, url, headers, { sessionId, clientId: word.clientId, message: word.text })
    const stream = `${rig.origin}/api/chat/stream?sessionId=${sessionId}`
    parties.set(sessionId, {
      sessionId,
      theirs: sendBy(sendTo(`${rig.origin}/api/chat/messages`, key), random.branch(), count),
      ours: sendBy(sendTo(`${staffUrl}/api/admin/chat/reply`, { cookie }), random.branch(), count),
      listener: listen(() => stream, key, random.branch()),
    })
  }
  for (let number = 0; number < visitors; number += 1) await join()
  const answer = ({ side, sessionId, text }: Received) => {
    if (side === 'user') parties.get(sessionId)?.ours.say(`Answer to ${text}`)
  }
  const stream = `${staffUrl}/api/admin/chat/stream`
  const colleague = listen(() => stream, { cookie }, random.branch(), answer)
  return {
    parties: [...parties.values()],
    colleague,
    acknowledged: (many: number) =>
      until(`${many} messages are acknowledged`, async () => acknowledged >= many || undefined),
  }
}

const wordsOf = ({ theirs }: Party): number => theirs.words.length

/** Resolves once every message is answered, and everyone has received everything. */
export async function untilSaid({ parties, colleague }: Talk): Promise<void> {
  await Promise.all(parties.map(({ theirs }) => theirs.done()))
  const all = parties.reduce((sum, party) => sum + wordsOf(party), 0)
  await until('each message has its answer, received by whom it is for', async () => {
    await Promise.all(parties.map(({ ours }) => ours.done()))
    const heard = parties.every((party) => party.listener.received.length >= 2 * wordsOf(party))
    return (heard && colleague.received.length >= 2 * all) || undefined
  })
  await Promise.all([colleague, ...parties.map(({ listener }) => listener)].map((l) => l.close()))
}

const said = ({ id, clientId, text }: Word | Received) => `${id} ${clientId} ${text}`
const byId = (a: { id: number | null }, b: { id: number | null }) => (a.id ?? 0) - (b.id ?? 0)

/** A stored conversation by id. */
async function keptOf({ db }: Rig, sessionId: string): Promise<string[]> {
  const rows = await rowsOf(db, 'chatMessage', { sessionId }, 'id')
  return rows.map(said)
}

/** No message is lost or duplicated, and everyone received them in stored order. */
export async function expectWhole(rig: Rig, { parties, colleague }: Talk): Promise<void> {
  for (const party of parties) {
    const { sessionId, theirs, ours, listener } = party
    // Each side's messages were acknowledged in order.
    for (const { words } of [theirs, ours]) expect(words.toSorted(byId)).toEqual(words)
    const acknowledged = [...theirs.words, ...ours.words].sort(byId).map(said)
    expect(acknowledged).toHaveLength(2 * wordsOf(party))
    expect(await keptOf(rig, sessionId)).toEqual(acknowledged)
    expect(listener.received.map(said)).toEqual(acknowledged)
    const there = colleague.received.filter((received) => received.sessionId === sessionId)
    expect(there.map(said)).toEqual(acknowledged)
  }
  expect(colleague.received.toSorted(byId)).toEqual(colleague.received)
}
