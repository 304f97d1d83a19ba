import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderForFile } from '../../../test/support/for-file.ts'
import { createLogOutput } from './log-output.ts'

const folder = await folderForFile()

/** A pipe whose reader reads on demand. */
function openPipe(name: string) {
  const path = join(folder, name)
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  // Blocking, as a shell passes it to programs.
  const writer = openSync(path, constants.O_WRONLY)
  onTestFinished(() => closeSync(writer))
  const chunk = Buffer.alloc(1 << 16)
  return {
    writer,
    read(): string {
      let text = ''
      try {
        for (let length = 1; length > 0; text += chunk.toString('utf8', 0, length)) {
          length = readSync(reader, chunk)
        }
      } catch {
        // Nothing to read yet.
      }
      return text
    },
    close: () => closeSync(reader),
  }
}

const line = (index: number) => `${JSON.stringify({ index, words: 'ü'.repeat(200) })}\n`

test('a reader who pauses holds nobody; afterwards the lines that were kept are whole', async () => {
  const pipe = openPipe('paused')
  const { promise: told, resolve } = Promise.withResolvers<number>()
  const output = createLogOutput(pipe.writer, resolve)
  output.write(line(0))
  expect(pipe.read()).toBe(line(0))
  const written = 5_000
  for (let index = 1; index < written; index += 1) output.write(line(index))

  let text = line(0)
  const reading = setInterval(() => {
    text += pipe.read()
  }, 5)
  const lost = await told
  clearInterval(reading)
  output.write(line(written))
  text += pipe.read()
  const indices = text
    .trimEnd()
    .split('\n')
    .map((each) => (JSON.parse(each) as { index: number }).index)
  expect(lost).toBeGreaterThan(0)
  expect(indices).toHaveLength(written + 1 - lost)
  expect(indices.slice(0, -1)).toEqual(indices.slice(0, -1).map((_, index) => index))
  expect(indices.at(-1)).toBe(written)
  pipe.close()
})

test('a reader who went away is forgotten', () => {
  const pipe = openPipe('left')
  const output = createLogOutput(pipe.writer, () => {})
  pipe.close()
  for (let index = 0; index < 100; index += 1) output.write(line(index))
  output.flush()
})

test.skipIf(process.platform !== 'linux')('a full disk costs lines, not the process', () => {
  const full = openSync('/dev/full', 'w')
  const output = createLogOutput(full, () => {})
  for (let index = 0; index < 5_000; index += 1) output.write(line(index))
  output.flush()
  // Stays open, as a program's output does: a retried write must not hit a reused descriptor.
})
