import { expect, onTestFailed, test } from 'vitest'
import { forFile } from '../support/for-file.ts'
import { cookieIn } from '../support/owner.ts'
import { expectWhole, gatherTalk, postTo, signInAt, startNodes, untilSaid } from './conversation.ts'
import { until } from './process.ts'
import { randomFrom, rounds, seed } from './random.ts'
import { startRig } from './rig.ts'
import { listen, type Received, sendBy, type Word } from './talk.ts'
import { newApplication } from './traveller.ts'

const rig = await forFile(startRig())
const nodes = await startNodes(rig)

const visitors = rounds(2, 5)
const wordsEach = rounds(6, 12)

test(`two nodes of one conversation: one killed, PostgreSQL restarted, no word lost or doubled (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const { staffUrl, killFirst, startFirst, said } = nodes
  onTestFailed(() => console.error(said()))
  const talk = await gatherTalk(rig, staffUrl, random, visitors)
  for (const [index, { theirs }] of talk.parties.entries()) {
    for (let word = 1; word <= wordsEach; word += 1) theirs.say(`${index}.${word}`)
  }
  const all = 2 * visitors * wordsEach
  await talk.acknowledged(Math.floor(all / 4) + random.integer(0, all / 16))
  await killFirst()
  await startFirst()
  await talk.acknowledged(Math.floor(all / 2) + random.integer(0, all / 16))
  await rig.restartPostgres('fast')
  await untilSaid(talk)
  await expectWhole(rig, talk)
  expect(talk.colleague.received).toHaveLength(all)
  // The faults did interrupt streams.
  expect(talk.parties.every(({ listener }) => listener.resumed() > 0)).toBe(true)
  expect(talk.parties.some(({ theirs }) => theirs.repeats() > 0)).toBe(true)
})

/** With retries, still within a traveller's limit per minute. */
const questions = rounds(6, 8)
type Waiting = { sessionId: string; applicationId: number | null; unreadCount: number }

test(`the thread of an application and the inbox on two nodes: one killed, nothing lost or doubled (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const { staffUrl, killFirst, startFirst, said } = nodes
  onTestFailed(() => console.error(said()))
  const cookie = await signInAt(rig, staffUrl)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const made = await postTo(rig, `${rig.origin}/api/applications`, key, newApplication(1))
  const theirCookie = { cookie: cookieIn(made) }
  const { id } = (await made.json()) as { id: number }
  const colleague = listen(() => `${staffUrl}/api/admin/chat/stream`, { cookie }, random.branch())

  let acknowledged = 0
  const thread = `${rig.origin}/api/applications/${id}/thread`
  const say = (word: Word) =>
    postTo(rig, thread, theirCookie, { clientId: word.clientId, message: word.text })
  const theirs = sendBy(say, random.branch(), () => {
    acknowledged += 1
  })
  for (let word = 1; word <= questions; word += 1) theirs.say(`Question ${word}`)
  await until('some are acknowledged', async () => acknowledged >= questions / 3 || undefined)
  await killFirst()
  const ours = ['We look into it.', 'It is with the authority.', 'It is approved.']
  for (const message of ours) {
    const path = `${staffUrl}/api/admin/applications/${id}/thread`
    expect((await postTo(rig, path, { cookie }, { message })).status).toBe(204)
  }
  await startFirst()
  await theirs.done()
  const texts = theirs.words.map(({ text }) => text)
  const isSaid = (received: Received) => theirs.words.some((w) => w.clientId === received.clientId)
  const heard = () => colleague.received.filter(isSaid)
  await until('a colleague heard all', async () => heard().length >= questions || undefined)
  await colleague.close()
  expect(heard().map(({ text }) => text)).toEqual(texts)

  const read = async (path: string) => {
    const answer = await fetch(rig.origin + path, { headers: { cookie } })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  // Through the node that came back.
  const { entries } = (await read(`/api/admin/applications/${id}/thread?limit=100`)) as {
    entries: { kind: string; text?: string; side?: string }[]
  }
  const told = (kind: string) => entries.filter((entry) => entry.kind === kind).toReversed()
  expect(told('chat').map(({ text }) => text)).toEqual(texts)
  expect(told('message').map(({ text }) => text)).toEqual(ours)
  const waiting = (await read('/api/admin/chat/sessions')) as Waiting[]
  expect(waiting.filter(({ applicationId }) => applicationId === id)).toHaveLength(1)
})
