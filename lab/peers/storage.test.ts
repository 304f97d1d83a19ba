import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import type { DocumentStore } from '../../src/server/platform/adapters/document-store/port.ts'
import { createS3Store } from '../../src/server/platform/adapters/document-store/s3.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { findProgram, isThere } from '../cluster/programs.ts'
import { startObjectStorage } from './object-storage.ts'

const builder = findProgram('swift-ring-builder')
const here = isThere('documents in OpenStack Swift by S3', {
  'swift-proxy, swift-account, swift-container, swift-object': builder,
})

let folder: string
let storage: Awaited<ReturnType<typeof startObjectStorage>>
let store: DocumentStore
beforeAll(async () => {
  if (!here) return
  folder = await mkdtemp(join(tmpdir(), 'karibu-swift-'))
  storage = await startObjectStorage(builder ?? '', folder)
  store = createEncryptedStore(createS3Store(storage), sealingKey(randomBytes(32)), () =>
    randomBytes(12),
  )
})
afterAll(async () => {
  await storage?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

async function keysOf(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}

test.skipIf(!here)(
  'a bucket of another maker keeps documents, lists and forgets them',
  async () => {
    onTestFailed(() => console.error(storage.said()))
    const large = randomBytes(10_000_000)
    await store.put('one', large)
    await store.put('two', large.subarray(0, 7), large.subarray(7, 9))
    expect(Buffer.from(await store.get('one')).equals(large)).toBe(true)
    expect(Buffer.from(await store.get('two')).equals(large.subarray(0, 9))).toBe(true)
    expect(await keysOf()).toEqual(['one', 'two'])
    await store.delete('one')
    await store.delete('one')
    await expect(store.get('one')).rejects.toMatchObject({ kind: 'missing' })
    expect(await keysOf()).toEqual(['two'])
  },
)

test.skipIf(!here)('many at once, and more than one page of them', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `many-${String(index).padStart(2, '0')}`)
  await Promise.all(names.map((name) => store.put(name, Buffer.from(name))))
  const read = await Promise.all(names.map(async (name) => Buffer.from(await store.get(name))))
  expect(read.map(String)).toEqual(names)
  expect((await keysOf()).filter((key) => key.startsWith('many-'))).toEqual(names)
})
