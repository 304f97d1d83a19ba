import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { forFile } from '../../../../../test/support/for-file.ts'
import { startS3StandIn } from '../../../../../test/support/s3-stand-in.ts'
import { keysIn } from '../../../../../test/support/stored-keys.ts'
import { sealingKey } from '../../sealing.ts'
import { createEncryptedStore } from './encrypted.ts'
import { createFolderStore } from './folder.ts'
import { createS3Store } from './s3.ts'

let folder: string

const s3 = await forFile(startS3StandIn())
beforeEach(async () => {
  s3.pageSize = 1000
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  s3.objects.clear()
  s3.history.length = 0
  return () => rm(folder, { recursive: true, force: true })
})

const key = randomBytes(32)
const nonce = () => randomBytes(12)
const inBucket = () => createS3Store({ ...s3, timeoutMs: 20_000 })

describe.each([
  ['a folder', () => createFolderStore(join(folder, 'documents'))],
  ['a bucket', inBucket],
  ['encrypted', () => createEncryptedStore(inBucket(), sealingKey(key), nonce)],
])('a document store in %s', (_, create) => {
  test('gives back what it was given, lists it, and forgets what is deleted', async () => {
    const store = create()
    expect(await keysIn(store)).toEqual([])
    const bytes = randomBytes(300_000)
    const before = Date.now()
    await store.put('one', bytes)
    await store.put('two', Buffer.from('2'))
    expect(Buffer.from(await store.get('one')).equals(bytes)).toBe(true)
    expect(Buffer.from(await store.get('two')).toString()).toBe('2')
    for await (const { storedAt } of store.list()) {
      // File systems round times.
      expect(storedAt.getTime()).toBeGreaterThan(before - 2_000)
      expect(storedAt.getTime()).toBeLessThan(Date.now() + 2_000)
    }
    await store.delete('one')
    await store.delete('one')
    await expect(store.get('one')).rejects.toThrow()
    expect(await keysIn(store)).toEqual(['two'])
  })
})

describe('a folder', () => {
  test('keeps files for its owner only and leaves nothing half beside them', async () => {
    await createFolderStore(folder).put('one', Buffer.from('1'))
    expect(await readdir(folder)).toEqual(['one'])
    expect((await stat(join(folder, 'one'))).mode & 0o077).toBe(0)
  })

  test('refuses keys that lead outside', async () => {
    const store = createFolderStore(join(folder, 'documents'))
    await expect(store.put('../outside', Buffer.from('1'))).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  })

  test('a write that fails shows nothing', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(createFolderStore(join(folder, 'file')).put('one', Buffer.of(1))).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['file'])
  })
})

describe('a bucket', () => {
  test('turns the pages of a long list', async () => {
    s3.pageSize = 2
    const store = inBucket()
    for (const key of ['a', 'b', 'c', 'd', 'e']) await store.put(key, Buffer.from(key))
    expect(await keysIn(store)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(s3.history.filter((line) => line === 'GET ')).toHaveLength(3)
  })
})

describe('encryption', () => {
  const secret = Buffer.from('passport of somebody')
  const encrypted = () => createEncryptedStore(createFolderStore(folder), sealingKey(key), nonce)

  test('leaves nothing readable, and gives the same bytes another face each time', async () => {
    await encrypted().put('one', secret)
    const first = await readFile(join(folder, 'one'))
    expect(first.includes('passport')).toBe(false)
    await encrypted().put('one', secret)
    expect(first.equals(await readFile(join(folder, 'one')))).toBe(false)
  })

  test('notices a file in the place of another', async () => {
    await encrypted().put('one', secret)
    await encrypted().put('two', Buffer.from('other'))
    await writeFile(join(folder, 'two'), await readFile(join(folder, 'one')))
    await expect(encrypted().get('two')).rejects.toThrow()
  })

  test('reads files of the previous key and writes with the new one', async () => {
    await encrypted().put('one', secret)
    const next = randomBytes(32)
    const rotated = createEncryptedStore(createFolderStore(folder), sealingKey(next, key), nonce)
    expect(Buffer.from(await rotated.get('one')).equals(secret)).toBe(true)
    await rotated.put('two', secret)
    await expect(encrypted().get('two')).rejects.toThrow('locked')
  })
})
