import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { folderForFile } from '../../../../test/support/for-file.ts'
import { reusedProcess, runIsolated } from './isolated-process.ts'

/** Returns its own process id, or acts on the first byte. */
const file = join(await folderForFile(), 'script.mjs')
await writeFile(
  file,
  `process.on('message', ({ bytes: [wish] }) => {
    if (wish === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (wish === 2) throw new Error('no sense')
    if (wish === 3) { const hoard = []; for (;;) hoard.push(new Array(1e7).fill(1)) }
    if (wish === 5) for (;;) ;
    if (wish === 6) return process.send(Object.keys(process.env))
    process.send(process.pid, () => wish === 4 && process.exit())
  })`,
)
const script = pathToFileURL(file)
const [good, hangs, fails, hoards, leaves, works, tells] = [0, 1, 2, 3, 4, 5, 6]
/** Long enough to start a process on any machine. */
const long = 120_000
const limits = { budgetMs: long, patienceMs: long, restMs: long }
const task = (wish: number) => ({ bytes: new Uint8Array([wish]) })

test('each file has a process of its own, or one that is kept', async () => {
  const own = [
    await runIsolated(script, task(good), limits),
    await runIsolated(script, task(good), limits),
  ]
  expect(new Set(own).size).toBe(2)
  // It sees none of the server's environment.
  expect(await runIsolated(script, task(tells), limits)).toEqual([])
  const read = reusedProcess(script, limits)
  const kept = await Promise.all([1, 2, 3].map(() => read(task(good))))
  expect(kept).toEqual([expect.any(Number), kept[0], kept[0]])
})

test.each([
  ['fails', fails, limits],
  ['takes too much memory', hoards, limits],
  ['works for too long', works, { ...limits, budgetMs: 600 }],
])('what %s ends with its process, and the next file has another', async (_, wish, bounds) => {
  const read = reusedProcess(script, bounds)
  const [first, nothing, next] = await Promise.all(
    [good, wish, good].map((each) => read(task(each))),
  )
  expect(nothing).toBe(null)
  expect(next).toEqual(expect.any(Number))
  expect(next).not.toBe(first)
})

test('a process that cannot be started is no fault of the file', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  const asked = runIsolated(script, task(good), limits)
  process.execPath = execPath
  await expect(asked).rejects.toMatchObject({ code: 'server.busy' })
})

test('what hangs is no fault of the file: it is tried again later, and the next one has another process', async () => {
  const hasty = { ...limits, patienceMs: 500 }
  const read = reusedProcess(script, hasty)
  await expect(read(task(hangs))).rejects.toMatchObject({ code: 'server.busy' })
  hasty.patienceMs = long
  expect(await read(task(good))).toEqual(expect.any(Number))
})

test('a process that rested is replaced', async () => {
  const read = reusedProcess(script, { ...limits, restMs: 1 })
  const first = await read(task(good))
  // Its idle timer started before this pause and ends first.
  await pause(20)
  expect(await read(task(good))).not.toBe(first)
})

test('a process that left by itself is replaced', async () => {
  const read = reusedProcess(script, limits)
  const left = await read(task(leaves))
  // What it took while it exited has no answer; what it took no more has one of another.
  const answers = [await read(task(good)), await read(task(good))]
  expect(answers).not.toContain(left)
  expect(answers[1]).toEqual(expect.any(Number))
})
