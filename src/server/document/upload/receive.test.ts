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
afterEach(() => rm(folder, { recursive: true, force: true }))

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
const never = () => new Promise<void>(() => {})

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
      expect(await readdir(folder)).toEqual([])
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
    const body = whole(
      part('status', 'paid'),
      part('other', 'x', 'evil.exe'),
      part('file', 'y', 'a'),
    )
    const upload = await receive(requestOf(body))
    expect(upload.fields).toEqual({})
    expect(upload.bytes.toString()).toBe('y')
  })
})

describe('what goes wrong leaves no file', () => {
  const begun = Buffer.concat([part('file', randomBytes(90_000), 'a').subarray(0, -2)])

  test.each<[string, () => UploadBody, string]>([
    [
      'a body without a boundary',
      () => requestOf(begun, 'multipart/form-data'),
      'request.unreadable',
    ],
    ['a body that ends early', () => requestOf(begun), 'request.unreadable'],
    ['no parts', () => requestOf(Buffer.from('rubbish')), 'request.unreadable'],
    ['no file', () => requestOf(whole(part('orderId', 'o'))), 'file.missing'],
    ['an empty choice', () => requestOf(whole(part('file', '', ''))), 'file.missing'],
    ['an empty file', () => requestOf(whole(part('file', '', 'a'))), 'document.empty'],
  ])('%s', async (_, make, code) => {
    await expect(receive(make())).rejects.toMatchObject({ code })
    expect(await readdir(folder)).toEqual([])
  })

  test('a connection that breaks', async () => {
    const broken = async function* () {
      yield begun
      throw new Error('ECONNRESET')
    }
    await expect(receive(requestOf(broken()))).rejects.toMatchObject({ code: 'request.unreadable' })
    expect(await readdir(folder)).toEqual([])
  })

  test('a sender that stalls, before the file and within it', async () => {
    for (const first of [Buffer.from('--b\r\n'), begun]) {
      const stalled = async function* () {
        yield first
        await never()
      }
      const limits = { idleMs: 100, totalMs: 60_000 }
      const stalling = receive(requestOf(stalled()), { limits })
      await expect(stalling).rejects.toMatchObject({ code: 'request.too-slow' })
      expect(await readdir(folder)).toEqual([])
    }
  })

  test('a sender that drips on and on', async () => {
    const dripping = async function* () {
      yield begun
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        yield Buffer.from('x')
      }
    }
    const limits = { idleMs: 100, totalMs: 150 }
    const slow = receive(requestOf(dripping()), { limits })
    await expect(slow).rejects.toMatchObject({ code: 'request.too-slow' })
    expect(await readdir(folder)).toEqual([])
  })

  test('a refusal when the file begins', async () => {
    const onFile = async () => {
      throw new AppError('application.closed')
    }
    const refused = receive(requestOf(whole(part('file', randomBytes(500_000), 'a'))), { onFile })
    await expect(refused).rejects.toMatchObject({ code: 'application.closed' })
    expect(await readdir(folder)).toEqual([])
  })

  test('a disk that takes nothing, which is no fault of the sender', async () => {
    const openFull = async () => ({
      ...(await openSpool(folder, 'one', randomBytes(32))),
      write: async () => {
        throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
      },
    })
    const full = receive(requestOf(whole(part('file', 'x', 'a'))), { openSpool: openFull })
    await expect(full).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(folder)).toEqual([])
  })

  test('work that fails afterwards', async () => {
    const failing = receiveUpload(
      requestOf(whole(part('file', 'x', 'a'))),
      receiving(),
      async () => {
        throw new AppError('document.unreadable')
      },
    )
    await expect(failing).rejects.toMatchObject({ code: 'document.unreadable' })
    expect(await readdir(folder)).toEqual([])
  })
})

test('what lies on disk while it comes is not readable', async () => {
  const spool = await openSpool(folder, 'one', randomBytes(32))
  await spool.write(Buffer.from('passport of somebody'))
  expect((await readFile(join(folder, 'one'))).includes('passport')).toBe(false)
  expect((await spool.read(Buffer.alloc(600_000))).toString()).toBe('passport of somebody')
  await spool.remove()
})
