import { expect, test } from 'vitest'
import { Refusal } from './api.ts'
import { createListener } from './connection.ts'

/** After something was done: lets streams and timers hear of it. */
const settled = async (_done?: unknown) => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

type Timer = { milliseconds: number; act: () => void }

/** Streams and clock under the test's control, and the events received. */
function start() {
  const timers = new Set<Timer>()
  const log: string[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  let answer: 'stream' | 'fails' | number = 'stream'
  let asked: 'answers' | 'fails' = 'answers'
  const listener = createListener({
    random: () => 1,
    after(milliseconds, act) {
      const timer = { milliseconds, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async open(signal) {
      log.push('open')
      if (answer === 'fails') throw new TypeError('no network')
      if (typeof answer === 'number') throw new Refusal(answer, 'chat.not-found', null)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller)
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    },
    async ask() {
      log.push('ask')
      if (asked === 'fails') throw new TypeError('no network')
    },
    onEvent: ({ event }) => log.push(event),
    isConnected: (isConnected) => log.push(isConnected ? 'connected' : 'lost'),
    gone: () => log.push('gone'),
  })
  return {
    listener,
    set: (stream: typeof answer, asking: typeof asked = 'answers') => {
      answer = stream
      asked = asking
    },
    write: (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text)),
    end: () => streams.at(-1)?.close(),
    /** Fires the timer of that duration. */
    async pass(milliseconds: number) {
      const timer = [...timers].find((each) => each.milliseconds === milliseconds)
      if (!timer) throw new Error(`Nothing waits ${milliseconds}: ${JSON.stringify([...timers])}`)
      timers.delete(timer)
      await settled(timer.act())
    },
    /** Events since the last call. */
    log: async () => {
      await settled()
      return log.splice(0)
    },
    waits: () => [...timers].map(({ milliseconds }) => milliseconds),
  }
}

const ready = 'event: ready\ndata: {}\n\n'

test('opens a stream, receives events, and reopens it after its end', async () => {
  const t = start()
  await settled(t.listener.wake())
  t.write(ready)
  t.write('event: typing\ndata: {}\n\n')
  expect(await t.log()).toEqual(['open', 'connected', 'ready', 'typing'])
  await settled(t.end())
  await t.pass(1000)
  t.write(ready)
  expect(await t.log()).toEqual(['open', 'connected', 'ready'])
})

test('takes a stream that stays silent for dead', async () => {
  const t = start()
  await settled(t.listener.wake())
  t.write(ready)
  await t.log()
  await t.pass(45_000)
  await t.pass(1000)
  expect(await t.log()).toEqual(['open'])
})

test('asks where streams are held back, and still tries one now and then', async () => {
  const t = start()
  await settled(t.listener.wake())
  await t.pass(5_000)
  await t.pass(1000)
  await t.pass(5_000)
  expect(await t.log()).toEqual(['open', 'open', 'ask', 'connected'])
  await t.pass(2_000)
  await t.pass(2_000)
  expect(await t.log()).toEqual(['open', 'ask', 'connected'])
  await t.pass(5_000)
  expect(t.waits()).toContain(30_000)
})

test('says that there is no connection, and tries at once when it is woken', async () => {
  const t = start()
  t.set('fails', 'fails')
  await settled(t.listener.wake())
  await t.pass(1000)
  expect(await t.log()).toEqual(['open', 'open', 'ask', 'lost'])
  t.set('stream')
  await settled(t.listener.wake())
  t.write(ready)
  expect(await t.log()).toEqual(expect.arrayContaining(['open', 'connected', 'ready']))
})

test('ends with a key that opens nothing, and when it sleeps', async () => {
  const t = start()
  t.set(404)
  t.listener.wake()
  expect(await t.log()).toEqual(['open', 'gone'])
  const other = start()
  await settled(other.listener.wake())
  other.write(ready)
  await other.log()
  other.listener.sleep()
  expect([await other.log(), other.waits()]).toEqual([[], []])
})
