import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#domain/error.ts'
import type { FormFields } from './port.ts'
import { type Receiving, receiveUpload, type UploadBody } from './receive.ts'
import { openSpool } from './spool.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'incoming-'))
})
afterEach(async () => {
  const left = await readdir(folder)
  await rm(folder, { recursive: true, force: true })
  expect(left, 'nothing is left of a file').toEqual([])
})

const part = (name: string, content: string | Buffer, fileName?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from('--b--\r\n')
const whole = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, end])

const requestOf = (
  body: Buffer | AsyncIterable<Buffer>,
  contentType = 'multipart/form-data; boundary=b',
): UploadBody => ({
  stream: Readable.from(Buffer.isBuffer(body) ? [body] : body, { objectMode: false }),
  contentType,
  declaredBytes: 0,
})

const receiving = (changes: Partial<Receiving> = {}): Receiving => ({
  openSpool: () => openSpool(folder, 'one', randomBytes(32)),
  onFile: async () => {},
  limits: { idleMs: 60_000, totalMs: 60_000 },
  ...changes,
})

const receive = (request: UploadBody, changes: Partial<Receiving> = {}) =>
  receiveUpload(request, receiving(changes), async ({ spool, ...upload }) => ({
    ...upload,
    onDisk: await readdir(folder),
    bytes: await spool.read(Buffer.alloc(600_000)),
  }))

describe('a body', () => {
  test('comes in chunks of any size, with fields on both sides of the file', async () => {
    const file = randomBytes(100_000)
    const body = whole(part('orderId', 'o'), part('file', file, 'a.pdf'), part('documentType', 't'))
    for (const size of [1000, 65_536, body.length]) {
      const chunks = async function* () {
        for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
      }
      const upload = await receive(requestOf(chunks()))
      expect(upload).toMatchObject({
        fields: { documentType: 't' },
        fileName: 'a.pdf',
        size: file.length,
        onDisk: ['one'],
      })
      expect(upload.bytes.equals(file)).toBe(true)
    }
  })

  test('is asked about when the file begins, with what is known by then', async () => {
    const seen: FormFields[] = []
    const onFile = async (fields: FormFields) => void seen.push({ ...fields })
    const body = whole(part('documentType', 't'), part('file', 'x', 'a'), part('orderId', 'o'))
    await receive(requestOf(body), { onFile })
    expect(seen).toEqual([{ documentType: 't' }])
  })

  test('may hold other fields, which count for nothing', async () => {
    const others = [part('status', 'paid'), part('other', 'x', 'evil.exe')]
    const upload = await receive(requestOf(whole(...others, part('file', 'y', 'a'))))
    expect(upload.fields).toEqual({})
    expect(upload.bytes.toString()).toBe('y')
  })
})

describe('what goes wrong leaves no file', () => {
  const begun = Buffer.concat([part('file', randomBytes(90_000), 'a').subarray(0, -2)])
  const small = whole(part('file', 'x', 'a'))
  const large = whole(part('file', randomBytes(500_000), 'a'))
  const fail = (error: Error) => async () => {
    throw error
  }
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
  const openOne = () => openSpool(folder, 'one', randomBytes(32))
  const openFull = async () => ({ ...(await openOne()), write: fail(full) })
  async function* broken() {
    yield begun
    throw new Error('ECONNRESET')
  }
  async function* stalled(first: Buffer) {
    yield first
    await new Promise<void>(() => {})
  }
  async function* dripping() {
    yield begun
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      yield Buffer.from('x')
    }
  }
  const idle = { limits: { idleMs: 100, totalMs: 60_000 } }
  const total = { limits: { idleMs: 60_000, totalMs: 150 } }
  const [unreadable, slow] = ['request.unreadable', 'request.too-slow']
  const closed = { onFile: fail(new AppError('application.closed')) }

  test.each<[string, Parameters<typeof requestOf>[0], string, Partial<Receiving>?]>([
    ['no file', whole(part('orderId', 'o')), 'file.missing'],
    ['an empty choice', whole(part('file', '', '')), 'file.missing'],
    ['an empty file', whole(part('file', '', 'a')), 'document.empty'],
    ['a connection that breaks', broken(), unreadable],
    ['a sender that stalls before the file', stalled(Buffer.from('--b\r\n')), slow, idle],
    ['a sender that stalls within it', stalled(begun), slow, idle],
    ['a sender that drips on and on', dripping(), slow, total],
    ['a refusal when the file begins', large, 'application.closed', closed],
    // No fault of the sender.
    ['a disk that takes nothing', small, 'ENOSPC', { openSpool: openFull }],
  ])('%s', async (_, body, code, changes) => {
    await expect(receive(requestOf(body), changes)).rejects.toMatchObject({ code })
  })

  test('a body without a boundary', async () => {
    const request = requestOf(begun, 'multipart/form-data')
    await expect(receive(request)).rejects.toMatchObject({ code: unreadable })
  })

  test('work that fails afterwards', async () => {
    const failing = fail(new AppError('document.unreadable'))
    await expect(receiveUpload(requestOf(small), receiving(), failing)).rejects.toMatchObject({
      code: 'document.unreadable',
    })
  })
})

test('what lies on disk while it comes is not readable', async () => {
  const spool = await openSpool(folder, 'one', randomBytes(32))
  await spool.write(Buffer.from('passport of somebody'))
  expect((await readFile(join(folder, 'one'))).includes('passport')).toBe(false)
  expect((await spool.read(Buffer.alloc(600_000))).toString()).toBe('passport of somebody')
  await spool.remove()
})
