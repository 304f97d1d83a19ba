import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inThread, keptThread } from './in-thread.ts'

/** Answers with its own number, or does what the first byte says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ bytes: [wish] }) => {
      if (wish === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      if (wish === 2) throw new Error('no sense')
      if (wish === 3) { const hoard = []; for (;;) hoard.push(new Array(1e6).fill({})) }
      parentPort.postMessage(threadId)
      if (wish === 4) process.exit()
    })
  `)}`,
)
const [good, hangs, fails, hoards, leaves] = [0, 1, 2, 3, 4]
/** A thread begins within it on any machine. */
const patience = 60_000
const task = (wish: number) => ({ bytes: new Uint8Array([wish]) })
const timesOf = (changes = {}) => ({ patienceMs: patience, restMs: patience, ...changes })

test('each file has a thread of its own, or one that is kept', async () => {
  const own = [
    await inThread(script, task(good), patience),
    await inThread(script, task(good), patience),
  ]
  expect(new Set(own).size).toBe(2)
  const read = keptThread(script, timesOf())
  const kept = await Promise.all([1, 2, 3].map(() => read(task(good))))
  expect(kept).toEqual([expect.any(Number), kept[0], kept[0]])
})

test.each([
  ['hangs', hangs, { patienceMs: 5_000 }],
  ['fails', fails, {}],
  ['takes too much memory', hoards, {}],
])('what %s ends with its thread, and the next file has another', async (_, wish, times) => {
  const read = keptThread(script, timesOf(times))
  const [first, nothing, next] = await Promise.all(
    [good, wish, good].map((each) => read(task(each))),
  )
  expect(nothing).toBe(null)
  expect(next).toEqual(expect.any(Number))
  expect(next).not.toBe(first)
})

test('a thread that rested is replaced', async () => {
  const read = keptThread(script, timesOf({ restMs: 1 }))
  const first = await read(task(good))
  // Its rest was begun before this pause, and is over before it.
  await pause(20)
  expect(await read(task(good))).not.toBe(first)
})

test('a thread that left by itself is replaced', async () => {
  const read = keptThread(script, timesOf())
  const left = await read(task(leaves))
  // Whoever asks while it leaves has no answer.
  const answers = [await read(task(good)), await read(task(good))]
  expect(answers).not.toContain(left)
  expect(answers[1]).toEqual(expect.any(Number))
})
