import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { readStream } from './stream.ts'

const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A stream under the test's control, its pending timers, and the events received. */
function start(readyWithin?: number) {
  const timers = new Map<number, () => void>()
  const events: string[] = []
  const life = new AbortController()
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined
  const open = async (signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        writer = controller
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body)
  }
  const after = (milliseconds: number, act: () => void) => {
    timers.set(milliseconds, act)
    return () => void timers.delete(milliseconds)
  }
  let outcome = 'reads'
  const limit = readyWithin === undefined ? {} : { readyWithin }
  const reading = readStream(
    { open, onEvent: ({ event }) => events.push(event), after, ...limit },
    life.signal,
  ).then(
    () => {
      outcome = 'ended'
    },
    () => {
      outcome = 'failed'
    },
  )
  return {
    ...{ life, events, reading, outcome: () => outcome, waits: () => [...timers.keys()] },
    pass: (milliseconds: number) => timers.get(milliseconds)?.(),
    end: () => writer?.close(),
    async write(text: string) {
      await flush()
      writer?.enqueue(new TextEncoder().encode(text))
      await flush()
    },
  }
}

const ready = 'event: ready\ndata: {}\n\n'

test('hands over events as they come, and ends with the stream', async () => {
  const t = start()
  await t.write(`${ready}event: mess`)
  await t.write('age\ndata: {}\n\n')
  expect([t.events, t.outcome()]).toEqual([['ready', 'message'], 'reads'])
  t.end()
  await t.reading
  expect([t.outcome(), t.waits()]).toEqual(['ended', []])
})

test.each([
  ['is not ready in time', ': comment\n\n', 5_000],
  ['falls silent', ready, 45_000],
])('gives up a stream that %s', async (_, said, patience) => {
  const t = start(5_000)
  await t.write(said)
  expect(t.waits()).toEqual([patience])
  t.pass(patience)
  await t.reading
  expect(t.outcome()).toBe('failed')
})

test('stops when it is told to, and waits for nothing any more', async () => {
  const t = start()
  await t.write(ready)
  t.life.abort()
  await t.reading
  expect(t.waits()).toEqual([])
  await t.write('event: typing\ndata: {}\n\n').catch(() => {})
  expect(t.events).toEqual(['ready'])
})

test('says why no stream could be opened', async () => {
  const open = async () => {
    throw new ApiError('problem', { status: 401 })
  }
  const refused = readStream({ open, onEvent: () => {} }, new AbortController().signal)
  await expect(refused).rejects.toMatchObject({ status: 401 })
})
