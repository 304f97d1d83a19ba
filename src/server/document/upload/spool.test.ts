import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '#domain/document/document.ts'
import { folderForFile } from '../../../../test/support/for-file.ts'
import type { Spool } from './port.ts'
import { holdInMemory, spoolFolder, spoolsOf } from './spool.ts'

const dataDir = await folderForFile()
const log = pino({ enabled: false })
const random = {
  uuid: randomUUID,
  token: () => randomBytes(32).toString('base64url'),
  nonce: () => randomBytes(12),
  code: () => '1',
}

const files = () => readdir(spoolFolder(dataDir)).catch(() => [])

async function readBack(spool: Spool, text: string): Promise<string> {
  await spool.write(Buffer.from(text))
  return (await spool.read(Buffer.alloc(1_000))).toString()
}

test('a file of the largest size is held in memory, and nothing of the one before is seen', async () => {
  const whole = holdInMemory()
  if (!whole) throw new Error('No place')
  const half = Buffer.alloc(maxUploadBytes / 2, 'a')
  await whole.write(half)
  await whole.write(half)
  expect((await whole.read(Buffer.alloc(0))).equals(Buffer.concat([half, half]))).toBe(true)
  await whole.remove()
  const next = holdInMemory()
  if (!next) throw new Error('No place')
  expect(await readBack(next, 'short')).toBe('short')
  await next.remove()
})

test('more than have a place lie in files, and a place that is free is taken again', async () => {
  const open = spoolsOf({ dataDir, log, random })
  const held = await Promise.all(Array.from({ length: 6 }, open))
  expect(await files()).toHaveLength(2)
  const words = await Promise.all(held.map((spool, index) => readBack(spool, `of ${index}`)))
  expect(words).toEqual(held.map((_, index) => `of ${index}`))
  // Removing twice frees its place once.
  await held[0]?.remove()
  await held[0]?.remove()
  const more = [await open(), await open()]
  expect(await files()).toHaveLength(3)
  await Promise.all([...held, ...more].map((spool) => spool.remove()))
  expect(await files()).toEqual([])
})
