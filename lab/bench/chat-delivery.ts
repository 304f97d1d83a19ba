import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Headers, post, type ReadEvent, readStream } from './call.ts'
import { quantile, type Result } from './report.ts'

const conversations = 160
const senders = 16
const rounds = 3
/** Messages of each side per round, and milliseconds between them. */
const paced = { words: 400, everyMs: 25 }
const flatOut = { words: 240 }
const patienceMs = 10_000

type Side = 'user' | 'admin'
type Conversation = { sessionId: string; key: Headers }
type Word = { side: Side; sent: number; answered: number; arrived: number; times: number }
export type ChatNodes = { visitors: string; staff: string; cookie: string }

/** Messages sent, and received on the other side. */
function openLedger() {
  const words = new Map<string, Word>()
  const last = new Map<string, number>()
  const lastSent = new Map<string, number>()
  let wrongOrder = 0
  return {
    words,
    wrongOrder: () => wrongOrder,
    /** Reads a stream; `side` is whose messages it is for. */
    hear:
      (stream: string, side: Side) =>
      ({ name, data, at }: ReadEvent) => {
        if (name !== 'message') return
        const id = Number(data.id)
        if (id <= (last.get(stream) ?? 0)) wrongOrder += 1
        last.set(stream, id)
        const word = data.type === side ? words.get(String(data.clientId)) : undefined
        if (!word) return
        // Sent after another one of the conversation was acknowledged, and received before it.
        const turn = `${stream} ${data.sessionId}`
        if (word.answered > 0 && word.answered < (lastSent.get(turn) ?? 0)) wrongOrder += 1
        lastSent.set(turn, Math.max(word.sent, lastSent.get(turn) ?? 0))
        word.times += 1
        word.arrived ||= at
      },
  }
}

type Ledger = ReturnType<typeof openLedger>

/** Visitors on one node and a colleague on another. */
async function open({ visitors, staff, cookie }: ChatNodes) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ledger = openLedger()
  const streams = [
    await readStream(`${staff}/api/admin/chat/stream`, { cookie }, ledger.hear('staff', 'user')),
  ]
  const found: Conversation[] = []
  for (let index = 0; index < conversations; index += 1) {
    // Each visitor has its own network.
    const network = { 'x-forwarded-for': `10.20.${index >> 8}.${index & 255}` }
    type Opened = { sessionId: string; token: string }
    const { body } = await post<Opened>(agent, `${visitors}/api/chat/sessions`, network, {})
    const key = { ...network, authorization: `Bearer ${body.token}` }
    const url = `${visitors}/api/chat/stream?sessionId=${body.sessionId}`
    streams.push(await readStream(url, key, ledger.hear(body.sessionId, 'admin')))
    found.push({ sessionId: body.sessionId, key })
  }
  let said = 0

  /** Sends a conversation's next message from one side; resolves when acknowledged. */
  async function say(index: number, side: Side): Promise<Word> {
    const conversation = found[index % found.length]
    if (!conversation) throw new Error('Nobody to talk with')
    const { sessionId, key } = conversation
    said += 1
    const message = `${said} Is a photo from my phone enough, or do I have to go to a studio?`
    const clientId = randomUUID()
    const word = { side, sent: performance.now(), answered: 0, arrived: 0, times: 0 }
    ledger.words.set(clientId, word)
    const [url, headers] =
      side === 'user'
        ? [`${visitors}/api/chat/messages`, key]
        : [`${staff}/api/admin/chat/reply`, { cookie, origin: staff }]
    const { at } = await post(agent, url, headers, { sessionId, clientId, message })
    word.answered = at
    return word
  }

  return {
    ledger,
    say,
    close() {
      for (const stream of streams) stream.close()
      agent.destroy()
    },
  }
}

type Talk = Awaited<ReturnType<typeof open>>

/** Both sides send at a steady rate, without waiting. */
async function speakEvenly({ say }: Talk, words: number, everyMs: number): Promise<Word[]> {
  const begun = performance.now()
  const answers: Promise<Word>[] = []
  for (let turn = 0; turn < 2 * words; turn += 1) {
    await pause(Math.max(0, begun + (turn * everyMs) / 2 - performance.now()))
    answers.push(say(turn >> 1, turn % 2 ? 'admin' : 'user'))
  }
  return Promise.all(answers)
}

/** Each sender continues as soon as it gets an answer. */
async function speakFast({ say }: Talk, words: number): Promise<Word[]> {
  const said: Word[] = []
  const one = async (sender: number) => {
    for (let turn = 0; turn < (2 * words) / senders; turn += 1) {
      const index = (turn * senders + sender) >> 1
      said.push(await say(index, sender % 2 ? 'admin' : 'user'))
    }
  }
  await Promise.all(Array.from({ length: senders }, (_, sender) => one(sender)))
  return said
}

async function untilArrived({ words }: Ledger): Promise<void> {
  const last = performance.now() + patienceMs
  while ([...words.values()].some(({ times }) => times === 0)) {
    if (performance.now() > last) return
    await pause(20)
  }
}

const ms = (value: number) => value.toFixed(1)

/** The delay of a message behind its sender's answer. */
function compare(what: string, words: readonly Word[]): Result[] {
  const directions = { user: 'visitor to staff', admin: 'staff to visitor' } as const
  return (['user', 'admin'] as const).flatMap((side) => {
    const theirs = words.filter((word) => word.side === side && word.arrived > 0)
    return [
      { name: 'p50', share: 0.5, atMost: 1.3 },
      { name: 'p99', share: 0.99, atMost: 2 },
    ].map(({ name, share, atMost }) => {
      const answer = quantile(
        theirs.map(({ sent, answered }) => answered - sent),
        share,
      )
      const delivery = quantile(
        theirs.map(({ sent, arrived }) => arrived - sent),
        share,
      )
      return {
        what: `chat, ${directions[side]} over two nodes, ${what}, ${name} of the answer's`,
        value: delivery / answer,
        goal: { atMost },
        note: `${ms(delivery)} ms against ${ms(answer)} ms, ${theirs.length} messages`,
      }
    })
  })
}

/** From the sender's POST to the other side's stream, across two nodes. */
export async function benchDelivery(nodes: ChatNodes): Promise<Result[]> {
  const talk = await open(nodes)
  await speakFast(talk, 160)
  const [calm, busy]: [Word[], Word[]] = [[], []]
  let busyMs = 0
  for (let round = 0; round < rounds; round += 1) {
    calm.push(...(await speakEvenly(talk, paced.words, paced.everyMs)))
    const begun = performance.now()
    busy.push(...(await speakFast(talk, flatOut.words)))
    busyMs += performance.now() - begun
  }
  await untilArrived(talk.ledger)
  const all = [...talk.ledger.words.values()]
  talk.close()
  const rate = Math.round((busy.length * 1000) / busyMs)
  const none = { goal: { atMost: 0 } }
  return [
    ...compare('evenly', calm),
    ...compare(`${rate} a second`, busy),
    {
      what: 'chat, messages lost',
      value: all.filter(({ times }) => times === 0).length,
      note: `of ${all.length}`,
      ...none,
    },
    { what: 'chat, messages doubled', value: all.filter(({ times }) => times > 1).length, ...none },
    { what: 'chat, messages out of order', value: talk.ledger.wrongOrder(), ...none },
  ]
}
