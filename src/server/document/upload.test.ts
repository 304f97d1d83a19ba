import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import { scanPdf } from '#domain/document/scan-pdf.ts'
import { pdfOf } from '../../../test/hostile/pdf/build.ts'
import { activeWords } from '../../../test/hostile/pdf/look.ts'
import * as samples from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { rowOf, rowsOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { fillMemory, type Order, problemOf, startUploads } from '../../../test/support/uploads.ts'

const limit = 5 * 1024 * 1024

const parts = await forFile(startServices())
const { db } = parts.services
const uploads = await forFile(startUploads(parts.services))

const read = async (path: string, orderId: string) =>
  uploads.call('GET', path, { headers: cookieOf({ orderId }) })

/** The headers of an upload whose body follows. */
function begin({ applicants, orderId }: Order) {
  const socket = connect(Number(new URL(uploads.origin).port), '127.0.0.1')
  socket.write(
    `POST /api/applicants/${applicants[0]}/documents HTTP/1.1\r\nhost: localhost\r\n` +
      `origin: ${uploads.origin}\r\ncookie: ${cookieOf({ orderId }).cookie}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n',
  )
  return socket
}

describe('a document is taken', () => {
  test('as a PDF, written anew, without its script', async () => {
    const order = await uploads.order()
    const file = await samples.scriptedPdf('packed')
    const name = 'Мой билет "1".pdf'
    const response = await uploads.add(order, { file, name, type: 'text/plain' })
    expect(response.status).toBe(201)
    const answer = await response.json()
    const { id, ...document } = answer.document
    expect(answer).toMatchObject({ success: true, fileUrl: `/api/documents/${id}` })
    const kind = { documentType: 'passportDocument', mediaType: 'application/pdf' }
    expect(document).toMatchObject({ ...kind, fileName: name, version: 1, previewUrl: null })
    const preview = await read(`${answer.fileUrl}/preview`, order.orderId)
    expect(await problemOf(preview)).toEqual({ status: 404, code: 'document.not-found' })
    const back = await read(answer.fileUrl, order.orderId)
    const kept = Buffer.from(await back.arrayBuffer())
    expect(kept.length).toBe(answer.document.sizeBytes)
    expect(await activeWords(file)).not.toBeNull()
    expect(await activeWords(kept)).toBeNull()
    expect((await PDFDocument.load(kept)).getPageCount()).toBe(1)
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(back.headers.get('content-security-policy')).toContain('sandbox')
    expect(back.headers.get('content-disposition')).toBe(
      `attachment; filename="___ _____ _1_.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  })

  test('as a photo, upright, without place or camera, with a preview', async () => {
    const order = await uploads.order()
    const taken = await samples.photo(1200, 900)
    const sent = { file: taken, name: 'me.jpg', documentType: 'passportPhoto' }
    const { document } = await (await uploads.add(order, sent)).json()
    expect(document).toMatchObject({ mediaType: 'image/jpeg', fileName: 'me.jpg' })
    const bytes = Buffer.from(await (await read(document.fileUrl, order.orderId)).arrayBuffer())
    const { exif, width, height } = await sharp(bytes).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 900, height: 1200 })
    const preview = await read(document.previewUrl, order.orderId)
    expect(preview.headers.get('content-type')).toBe('image/jpeg')
    expect(preview.headers.get('content-disposition')).toBe('inline')
    const small = await sharp(Buffer.from(await preview.arrayBuffer())).metadata()
    expect([small.width, small.height]).toEqual([300, 400])
    const { storageKey } = await rowOf(db, 'document', { id: document.id })
    const row = await rowOf(db, 'storedFile', { storageKey })
    expect(row.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true)
    expect(row.sizeBytes).toBe(bytes.length)
  })

  test('of exactly 5 MB', async () => {
    const order = await uploads.order()
    const heavy = await samples.heavyPdf(limit - 5000)
    const whole = Buffer.concat([heavy, Buffer.alloc(limit - heavy.length, '\n')])
    expect(whole.length).toBe(limit)
    expect((await uploads.add(order, { file: whole })).status).toBe(201)
  })
})

describe('a further document of the same type', () => {
  test('is the next version, known by its content where it is the same file', async () => {
    const order = await uploads.order()
    const [one, other] = [await samples.png(), await samples.png()]
    const add = async (file: Buffer, documentType: string) =>
      (await (await uploads.add(order, { file, documentType })).json()).document
    const first = await add(one, 'passportDocument')
    const photo = await add(one, 'passportPhoto')
    const second = await add(other, 'passportDocument')
    expect([first, photo, second].map(({ version }) => version)).toEqual([1, 1, 2])
    expect(photo.contentHash).toBe(first.contentHash)
    expect(second.contentHash).not.toBe(first.contentHash)
    expect((await read(`/api/documents/${first.id}`, order.orderId)).status).toBe(200)
  })

  test('sent at the same time becomes its own version, and one is current', async () => {
    const order = await uploads.order()
    const file = await samples.png()
    const all = await Promise.all([1, 2, 3].map(() => uploads.add(order, { file })))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await rowsOf(db, 'document', { applicationId: order.id }, 'version')).toMatchObject(
      [1, 2, 3].map((version) => ({ version, current: version === 3 })),
    )
    const added = { applicationId: order.id, kind: 'document-added' } as const
    expect(await rowsOf(db, 'applicationEvent', added)).toMatchObject(
      Array(3).fill({ note: 'passportDocument', actor: 'traveller' }),
    )
  })
})

describe('a file is refused, and nothing of it stays', () => {
  const flat = sharp({ create: { width: 413, height: 531, channels: 3, background: '#fdfdfb' } })
  const scanOf = async (jpeg: Buffer) => {
    const { width, height } = await sharp(jpeg).metadata()
    return Buffer.from(scanPdf([{ jpeg: new Uint8Array(jpeg), width, height }]))
  }
  const noWords = async (content: string) => pdfOf({ content, drawing: '' })
  const whitePage = () => noWords('1 1 1 rg 0 0 300 200 re f BT /F1 9 Tf (  ) Tj ET')
  const whiteScan = async () => scanOf(await flat.jpeg().toBuffer())
  const cut = async () => (await samples.photo()).subarray(0, -300)
  test.each<[string, () => Promise<Buffer> | Buffer, number, string, DocumentType]>([
    ['one byte above 5 MB', () => randomBytes(limit + 1), 413, 'too-large', 'flightTicket'],
    ['a photo cut off', cut, 422, 'unreadable', 'passportPhoto'],
    ['an iPhone photo', samples.heic, 415, 'heic', 'passportPhoto'],
    ['a drawing', () => Buffer.from('<svg onload="1"/>'), 415, 'wrong-type', 'flightTicket'],
    ['a photo of white', () => flat.png().toBuffer(), 422, 'blank', 'passportPhoto'],
    ['white paper', () => flat.png().toBuffer(), 422, 'empty-page', 'flightTicket'],
    ['a PDF without a word', () => noWords(''), 422, 'empty-page', 'flightTicket'],
    ['a PDF of white paper', whitePage, 422, 'empty-page', 'flightTicket'],
    ['a scan of white paper', whiteScan, 422, 'empty-page', 'flightTicket'],
  ])('%s', async (_, make, status, code, documentType) => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const response = await uploads.add(order, { file: await make(), documentType })
    const problem = await response.json()
    expect([response.status, problem.code]).toEqual([status, `document.${code}`])
    expect(problem).toMatchObject({ success: false, error: problem.title })
    expect(await uploads.leftovers()).toEqual(before)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['lines', () => noWords('20 20 m 90 90 l S')],
    ['a scan of something', async () => scanOf(await samples.photo(1200, 900))],
  ])('but not a PDF of %s', async (_, make) => {
    const sent = { file: await make(), documentType: 'flightTicket' as const }
    expect((await uploads.add(await uploads.order(), sent)).status).toBe(201)
  })

  test('a PDF as passport photo, told what fits', async () => {
    const order = await uploads.order()
    const sent = { file: await samples.pdf(), documentType: 'passportPhoto' }
    const response = await uploads.add(order, sent)
    expect(await response.json()).toMatchObject({
      code: 'document.wrong-type',
      params: { allowed: 'JPEG / PNG' },
    })
  })

  test('of no known size that never ends', async () => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const head = 'content-disposition: form-data; name="file"; filename="a.pdf"'
    const endless = async function* () {
      yield Buffer.from(`--b\r\n${head}\r\n\r\n`)
      for (let sent = 0; sent < 40; sent += 1) yield randomBytes(256 * 1024)
    }
    const headers = { ...cookieOf(order), 'content-type': 'multipart/form-data; boundary=b' }
    const sent = { headers, body: ReadableStream.from(endless()), duplex: 'half' }
    const path = `/api/applicants/${order.applicants[0]}/documents`
    const response = await uploads.call('POST', path, sent as unknown as RequestInit)
    expect(await problemOf(response)).toEqual({ status: 413, code: 'document.too-large' })
    expect(await uploads.leftovers()).toEqual(before)
  })

  test('whose sender goes away in the middle', async () => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    fillMemory()
    const socket = begin(order)
    socket.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    )
    await expect.poll(async () => (await uploads.leftovers()).spools).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => uploads.leftovers()).toEqual(before)
  })

  test('without a file, of an unknown type, or of a type that is not asked for', async () => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const file = await samples.png()
    const codes = [
      await problemOf(await uploads.add(order, {})),
      await problemOf(await uploads.add(order, { file, documentType: 'selfie' })),
      await problemOf(await uploads.add(order, { file, documentType: 'invitationLetter' })),
      await problemOf(await uploads.add(order, { file, documentType: null })),
    ]
    const unknown = { status: 422, code: 'document.type-unknown' }
    expect(codes).toEqual([{ status: 422, code: 'file.missing' }, unknown, unknown, unknown])
    expect(await uploads.leftovers()).toEqual(before)
  })
})

describe('who may', () => {
  test('nobody by naming the order of another', async () => {
    const [order, { orderId }] = [await uploads.order(), await uploads.order()]
    const before = await uploads.leftovers()
    const headers = cookieOf({ orderId })
    const sent = { file: await samples.png(), orderId: order.orderId, headers }
    const foreign = { status: 404, code: 'application.not-found' }
    expect(await problemOf(await uploads.add(order, sent))).toEqual(foreign)
    expect(await uploads.leftovers()).toEqual(before)
  })

  test('not before payment, which is asked before a byte of the body is read', async () => {
    const order = await uploads.order({ paid: false })
    const refused = await uploads.add(order, { file: await samples.png() })
    expect((await problemOf(refused)).code).toBe('payment.required')
    const socket = begin(order)
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    )
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1.1 409 /)
  })
})
