import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { forFile } from '../../../../../test/support/for-file.ts'
import { openOnFullDisk } from '../../../../../test/support/full-disk.ts'
import { openIn } from '../../../../../test/support/open-files.ts'
import { startS3StandIn } from '../../../../../test/support/s3-stand-in.ts'
import { keysIn } from '../../../../../test/support/stored-keys.ts'
import { sealingKey } from '../../sealing.ts'
import { createEncryptedStore } from './encrypted.ts'
import { createFolderStore } from './folder.ts'
import { createGuardedStore } from './guarded.ts'
import type { DocumentStore } from './port.ts'
import { createS3Store } from './s3.ts'

const key = randomBytes(32)
const nonce = () => randomBytes(12)
const megabyte = 1024 * 1024

const s3 = await forFile(startS3StandIn())
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** Stores files until one is refused; returns those accepted. */
async function fill(store: DocumentStore, size: number): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>()
  for (let n = 0; n < 40; n += 1) {
    const bytes = randomBytes(size)
    try {
      await store.put(`file-${n}`, bytes)
    } catch {
      return taken
    }
    taken.set(`file-${n}`, bytes)
  }
  throw new Error('The disk is never full')
}

async function expectWhole(store: DocumentStore, taken: Map<string, Buffer>) {
  expect(taken.size).toBeGreaterThan(0)
  expect(await keysIn(store)).toEqual([...taken.keys()].sort())
  for (const [each, bytes] of taken) expect(bytes.equals(await store.get(each))).toBe(true)
}

describe('a folder on a disk that fills up', () => {
  test('notices writes that are taken in part only', async () => {
    const full = createFolderStore(folder, openOnFullDisk(megabyte))
    const store = createEncryptedStore(full, sealingKey(key), nonce)
    await expectWhole(store, await fill(store, 300_000))
  })

  test('notices a disk that keeps other bytes than it was given', async () => {
    const openLying = async (path: string) => {
      const handle = await open(path, 'w+')
      const sync = handle.sync.bind(handle)
      handle.sync = async () => {
        await handle.write(Buffer.of(0), 0, 1, 5)
        await sync()
      }
      return handle
    }
    const store = createFolderStore(folder, openLying)
    await expect(store.put('one', Buffer.from('honestly'))).rejects.toThrow('kept-other')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a bucket', () => {
  beforeEach(() => {
    const usual = { knows: 'md5', keeps: 'all', refusesChecksums: false }
    Object.assign(s3, { ...usual, slowMs: 0, silent: false })
    s3.objects.clear()
    s3.history.length = 0
  })
  const bucket = () => createS3Store({ ...s3, timeoutMs: 20_000 })

  test.each([
    ['sha256', ['PUT', 'HEAD']],
    ['md5', ['PUT', 'HEAD']],
    ['nothing', ['PUT', 'HEAD', 'GET']],
  ] as const)(
    'that vouches by %s is believed when all is there, never when half or something else is',
    async (knows, verbs) => {
      s3.knows = knows
      const bytes = randomBytes(100_000)
      await bucket().put('one', bytes)
      // Read back only where there is no other way.
      expect(s3.history.map((line) => line.split(' ')[0])).toEqual(verbs)
      expect(bytes.equals(await bucket().get('one'))).toBe(true)
      s3.keeps = 'half'
      await expect(bucket().put('two', bytes)).rejects.toThrow('kept-part')
      s3.keeps = 'others'
      await expect(bucket().put('three', bytes)).rejects.toThrow('kept-other')
    },
  )

  test('that has never heard of checksums is used without', async () => {
    s3.refusesChecksums = true
    await bucket().put('one', Buffer.from('1'))
    expect((await bucket().get('one')).toString()).toBe('1')
  })

  test('that is slow is waited for, that is silent is not', async () => {
    s3.slowMs = 100
    await bucket().put('one', Buffer.from('1'))
    s3.slowMs = 0
    s3.silent = true
    await expect(createS3Store({ ...s3, timeoutMs: 200 }).get('one')).rejects.toThrow()
  })
})

describe('a stored file', () => {
  const store = () => createEncryptedStore(createFolderStore(folder), sealingKey(key), nonce)
  const chunk = 64 * 1024
  const sizes = [0, 1, chunk, chunk + 1, 5 * chunk + 17]

  test.each(sizes)('of %i bytes comes out as it went in, in pieces and whole', async (size) => {
    const bytes = randomBytes(size)
    await store().put('one', bytes.subarray(0, size >> 1), bytes.subarray(size >> 1))
    const opened = await store().open('one')
    expect(opened.size).toBe(size)
    const pieces: Buffer[] = []
    for await (const piece of opened.stream) {
      expect(piece.length).toBeLessThanOrEqual(chunk)
      pieces.push(piece)
    }
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    expect(bytes.equals(await store().get('one'))).toBe(true)
  })

  test('of the first format is still read', async () => {
    const plain = randomBytes(200_000)
    const id = createHash('sha256').update(key).digest().subarray(0, 8)
    const head = Buffer.concat([Buffer.of(1), id])
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12, 7))
    cipher.setAAD(Buffer.from(`document-store:${head.toString('hex')}:old`))
    const body = Buffer.concat([cipher.update(plain), cipher.final()])
    const old = Buffer.concat([head, Buffer.alloc(12, 7), cipher.getAuthTag(), body])
    await writeFile(join(folder, 'old'), old)
    expect(plain.equals(await store().get('old'))).toBe(true)
    await writeFile(join(folder, 'old'), old.subarray(0, -1))
    await expect(store().open('old')).rejects.toMatchObject({ kind: 'changed' })
  })

  test('that is gone, cut, lengthened, changed or rearranged is said to be damaged', async () => {
    const path = join(folder, 'one')
    const bytes = randomBytes(3 * chunk)
    await store().put('one', bytes)
    const whole = await readFile(path)
    const [first, sealed] = [27, chunk + 16]
    const part = (n: number) => whole.subarray(first + n * sealed, first + (n + 1) * sealed)
    const changed = (at: number) => {
      const copy = Buffer.from(whole)
      copy.writeUInt8((copy[at] ?? 0) ^ 1, at)
      return copy
    }
    const head = whole.subarray(0, first)
    const broken: [string, Buffer][] = [
      ['empty', Buffer.alloc(0)],
      ['only a beginning', whole.subarray(0, 20)],
      ['without its chunks', head],
      ['without its last chunk', whole.subarray(0, first + 2 * sealed)],
      ['one byte shorter', whole.subarray(0, -1)],
      ['one byte longer', Buffer.concat([whole, Buffer.of(0)])],
      ['one chunk longer', Buffer.concat([whole, part(2)])],
      ['in another order', Buffer.concat([head, part(1), part(0), part(2)])],
      ...[9, 15, 30, first + sealed + 5, whole.length - 1].map((at): [string, Buffer] => [
        `changed at ${at}`,
        changed(at),
      ]),
    ]
    for (const [how, raw] of broken) {
      await writeFile(path, raw)
      await expect(store().get('one'), how).rejects.toMatchObject({ kind: 'changed' })
    }
    for (const at of [0, 1]) {
      await writeFile(path, changed(at))
      await expect(store().get('one'), `the head, changed at ${at}`).rejects.toThrow()
    }
    // What was cut is known before a byte of it is handed out.
    await writeFile(path, whole.subarray(0, 100_000))
    await expect(store().open('one')).rejects.toMatchObject({ kind: 'changed' })
    await writeFile(path, whole)
    expect(bytes.equals(await store().get('one'))).toBe(true)
    await rm(path)
    await expect(store().get('one')).rejects.toMatchObject({ kind: 'missing' })
  })

  test('that nobody reads to the end leaves no handle', async () => {
    await store().put('one', randomBytes(10 * chunk))
    for (let n = 0; n < 20; n += 1) {
      const { stream } = await store().open('one')
      if (n % 2 === 0) await stream[Symbol.asyncIterator]().next()
      stream.destroy()
    }
    await expect.poll(() => openIn(folder)).toEqual([])
  })
})

describe('a guarded store', () => {
  test('waits for nobody without end, asks less who keeps failing, and comes back', async () => {
    let now = 0
    let asked = 0
    let work = (): Promise<Buffer> => new Promise(() => {})
    const ask = () => {
      asked += 1
      return work()
    }
    const inner = { ...createFolderStore(folder), get: () => ask() }
    const limits = { limitMs: 20, failures: 3, openMs: 100 }
    const store = createGuardedStore(inner, { now: () => now, ...limits })
    for (let n = 0; n < 3; n += 1) await expect(store.get('one')).rejects.toThrow('timeout')
    await expect(store.get('one')).rejects.toThrow('resting')
    expect(asked).toBe(3)
    now = 100
    work = async () => Buffer.from('1')
    expect((await store.get('one')).toString()).toBe('1')
    expect((await store.get('one')).toString()).toBe('1')
  })

  const failure = (about: object) => Object.assign(new Error('failed'), about)
  test.each<[string, Error, boolean]>([
    ['a full disk', failure({ code: 'ENOSPC', syscall: 'write' }), false],
    ['a file that may not be read', failure({ code: 'EACCES', syscall: 'open' }), false],
    ['a bucket that refuses one key', failure({ $metadata: { httpStatusCode: 400 } }), false],
    ['a bucket that allows it to nobody', failure({ $metadata: { httpStatusCode: 403 } }), false],
    ['a bucket that is asked too much', failure({ $metadata: { httpStatusCode: 429 } }), true],
    ['a bucket in trouble', failure({ $metadata: { httpStatusCode: 503 } }), true],
    ['a refused connection', failure({ code: 'ECONNREFUSED', syscall: 'connect' }), true],
    ['a name that is not found', failure({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), true],
    ['bytes that were kept by half', failure({}), true],
  ])(
    'after five times %s, nobody is asked for other files where it is away',
    async (_, error, isAway) => {
      const failing = { ...createFolderStore(folder), put: () => Promise.reject(error) }
      const store = createGuardedStore(failing, { now: () => 0 })
      for (let n = 0; n < 5; n += 1)
        await expect(store.put('one', Buffer.of(1))).rejects.toBe(error)
      const other = store.get('gone')
      await expect(other).rejects.toThrow(isAway ? 'resting' : 'missing')
    },
  )

  test('does not take a damaged file for a store that is away', async () => {
    const store = createGuardedStore(createFolderStore(folder), { now: () => 0, failures: 2 })
    for (let n = 0; n < 5; n += 1) {
      await expect(store.get('gone')).rejects.toMatchObject({ kind: 'missing' })
    }
  })
})
