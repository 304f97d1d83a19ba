import { beforeEach, expect, onTestFailed, test } from 'vitest'
import { lastingPort, type Running, until } from './process.ts'
import { type Random, randomFrom, seed } from './random.ts'
import { type Rig, startRig } from './rig.ts'
import { type Listener, listen, type Received, type Sender, sendBy, type Word } from './talk.ts'
import { newApplication } from './traveller.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
  return () => rig.stop()
})

const visitors = 5
const wordsEach = 12
const password = 'five calm boats at dusk'

/** Two nodes as an installation has them: one public address, one database, the same files. */
async function startNodes() {
  const secondPort = String(await lastingPort())
  const linkKey = rig.documentKey.toString('base64url')
  const variables = { ROLE: 'web', ADMIN_PASSWORD: password, LINK_KEY: linkKey }
  const startFirst = () => rig.startNode(variables)
  const startSecond = () => rig.startNode({ ...variables, PORT: secondPort })
  const [first, second] = await Promise.all([startFirst(), startSecond()])
  return { first, second, startFirst, staffUrl: `http://127.0.0.1:${secondPort}` }
}

type Headers = Record<string, string>

function post(url: string, headers: Headers, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, origin: rig.origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  })
}

type Party = { sessionId: string; theirs: Sender; ours: Sender; listener: Listener }

async function signIn(staffUrl: string): Promise<string> {
  const signedIn = await post(`${staffUrl}/api/admin/login`, {}, { password })
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const cookie = cookies.join('; ')
  // A colleague whom nobody lets in would be waited for in vain.
  expect(signedIn.status).toBe(200)
  expect(cookie).toContain('staff=')
  return cookie
}

/** A colleague on one node who answers whatever visitors say on the other. */
async function gatherTalk(staffUrl: string, random: Random) {
  const cookie = await signIn(staffUrl)
  const parties = new Map<string, Party>()
  let acknowledged = 0
  const count = () => {
    acknowledged += 1
  }

  async function join(): Promise<void> {
    const opened = await post(`${rig.origin}/api/chat/sessions`, {}, {})
    const { sessionId, token } = (await opened.json()) as { sessionId: string; token: string }
    const key = { authorization: `Bearer ${token}` }
    const sendTo = (url: string, headers: Headers) => (word: Word) =>
      post(url, headers, { sessionId, clientId: word.clientId, message: word.text })
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

type Talk = Awaited<ReturnType<typeof gatherTalk>>

async function untilSaid({ parties, colleague }: Talk): Promise<void> {
  await Promise.all(parties.map(({ theirs }) => theirs.done()))
  await until(
    'each message has its answer, received by whom it is for',
    async () => {
      await Promise.all(parties.map(({ ours }) => ours.done()))
      const all = parties.every(({ listener }) => listener.received.length >= 2 * wordsEach)
      return (all && colleague.received.length >= 2 * wordsEach * visitors) || undefined
    },
    20_000,
  )
  await Promise.all([colleague, ...parties.map(({ listener }) => listener)].map((l) => l.close()))
}

const said = ({ id, clientId, text }: Word | Received) => `${id} ${clientId} ${text}`
const byId = (a: { id: number | null }, b: { id: number | null }) => (a.id ?? 0) - (b.id ?? 0)

/** What is kept of a conversation, in the order of the ids. */
async function keptOf(sessionId: string): Promise<string[]> {
  const rows = await rig.db
    .selectFrom('chatMessage')
    .select(['id', 'clientId', 'text'])
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  return rows.map(said)
}

test(`two nodes of one conversation: one killed, PostgreSQL restarted, no word lost or doubled (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const { first, second, startFirst, staffUrl } = await startNodes()
  const nodes: Running[] = [first, second]
  onTestFailed(() => console.error(nodes.map((node) => node.said()).join('\n')))
  const talk = await gatherTalk(staffUrl, random)
  const { parties, colleague } = talk
  for (const [index, { theirs }] of parties.entries()) {
    for (let word = 1; word <= wordsEach; word += 1) theirs.say(`${index}.${word}`)
  }
  const all = 2 * visitors * wordsEach
  await talk.acknowledged(Math.floor(all / 4) + random.integer(0, 8))
  await first.end('SIGKILL')
  nodes.push(await startFirst())
  await talk.acknowledged(Math.floor(all / 2) + random.integer(0, 8))
  await rig.restartPostgres('fast')
  await untilSaid(talk)

  for (const { sessionId, theirs, ours, listener } of parties) {
    // Each side's words were acknowledged in the order in which they were said.
    for (const { words } of [theirs, ours]) expect(words.toSorted(byId)).toEqual(words)
    const acknowledged = [...theirs.words, ...ours.words].sort(byId).map(said)
    expect(acknowledged).toHaveLength(2 * wordsEach)
    expect(await keptOf(sessionId)).toEqual(acknowledged)
    expect(listener.received.map(said)).toEqual(acknowledged)
    const there = colleague.received.filter((received) => received.sessionId === sessionId)
    expect(there.map(said)).toEqual(acknowledged)
  }
  expect(colleague.received.toSorted(byId)).toEqual(colleague.received)
  expect(colleague.received).toHaveLength(all)
  // All of that in spite of something.
  expect(parties.every(({ listener }) => listener.resumed() > 0)).toBe(true)
  expect(parties.some(({ theirs }) => theirs.repeats() > 0)).toBe(true)
}, 300_000)

/** Repeats included, fewer than a traveller may say in a minute. */
const questions = 8
type Waiting = { sessionId: string; applicationId: number | null; unreadCount: number }

test(`the thread of an application and the inbox on two nodes: one killed, nothing lost or doubled (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const { first, second, startFirst, staffUrl } = await startNodes()
  const nodes: Running[] = [first, second]
  onTestFailed(() => console.error(nodes.map((node) => node.said()).join('\n')))
  const cookie = await signIn(staffUrl)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const made = await post(`${rig.origin}/api/applications`, key, newApplication(1))
  const { id, orderId } = (await made.json()) as { id: number; orderId: string }
  const colleague = listen(() => `${staffUrl}/api/admin/chat/stream`, { cookie }, random.branch())

  let acknowledged = 0
  const thread = `${rig.origin}/api/applications/${id}/thread?orderId=${orderId}`
  const say = (word: Word) => post(thread, {}, { clientId: word.clientId, message: word.text })
  const theirs = sendBy(say, random.branch(), () => {
    acknowledged += 1
  })
  for (let word = 1; word <= questions; word += 1) theirs.say(`Question ${word}`)
  await until('some are acknowledged', async () => acknowledged >= questions / 3 || undefined)
  await first.end('SIGKILL')
  const ours = ['We look into it.', 'It is with the authority.', 'It is approved.']
  for (const message of ours) {
    const path = `${staffUrl}/api/admin/applications/${id}/thread`
    expect((await post(path, { cookie }, { message })).status).toBe(204)
  }
  nodes.push(await startFirst())
  await theirs.done()
  const texts = theirs.words.map(({ text }) => text)
  const heard = () => colleague.received.filter(({ side }) => side === 'user')
  await until('a colleague heard all', async () => heard().length >= questions || undefined)
  await colleague.close()
  expect(heard().map(({ text }) => text)).toEqual(texts)

  const read = async (path: string) => {
    const answer = await fetch(rig.origin + path, { headers: { cookie } })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  // By the node that came back.
  const { entries } = (await read(`/api/admin/applications/${id}/thread?limit=100`)) as {
    entries: { kind: string; text?: string; side?: string }[]
  }
  const told = (kind: string) => entries.filter((entry) => entry.kind === kind).toReversed()
  expect(told('chat').map(({ text }) => text)).toEqual(texts)
  expect(told('message').map(({ text }) => text)).toEqual(ours)
  const waiting = (await read('/api/admin/chat/sessions')) as Waiting[]
  expect(waiting.filter(({ applicationId }) => applicationId === id)).toHaveLength(1)
}, 300_000)
