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
  test.each<[string, () => Promise<Buffer>]>([
    ['with a script, without it', () => samples.scriptedPdf('packed')],
    ['that opens without a password, unlocked', () => samples.encryptedPdf('')],
    [
      'behind the head of a mail',
      async () => Buffer.concat([Buffer.from('Content-Type: x\r\n\r\n'), await samples.pdf()]),
    ],
  ])('as a PDF %s', async (_, make) => {
    const order = await uploads.order()
    const response = await uploads.add(order, { file: await make() })
    expect(response.status).toBe(201)
    const stored = await read((await response.json()).fileUrl, order.orderId)
    expect(await activeWords(Buffer.from(await stored.arrayBuffer()))).toBeNull()
  })

  test('as a PDF, written anew', async () => {
    const order = await uploads.order()
    const file = await samples.pdf()
    const response = await uploads.add(order, {
      file,
      name: 'Мой билет "1".pdf',
      type: 'text/plain',
    })
    expect(response.status).toBe(201)
    const answer = await response.json()
    expect(answer).toMatchObject({
      success: true,
      fileUrl: `/api/documents/${answer.document.id}`,
      document: {
        documentType: 'passportDocument',
        fileName: 'Мой билет "1".pdf',
        mediaType: 'application/pdf',
        sizeBytes: expect.any(Number),
        version: 1,
        previewUrl: null,
      },
    })
    const back = await read(answer.fileUrl, order.orderId)
    const kept = Buffer.from(await back.arrayBuffer())
    expect(kept.length).toBe(answer.document.sizeBytes)
    expect(kept.equals(file)).toBe(false)
    expect((await PDFDocument.load(kept)).getPageCount()).toBe(1)
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(back.headers.get('content-security-policy')).toContain('sandbox')
    expect(back.headers.get('content-disposition')).toBe(
      `attachment; filename="___ _____ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('Мой билет "1".pdf')}`,
    )
  })

  test('as a photo, upright, without place or camera, with a preview', async () => {
    const order = await uploads.order()
    const taken = await samples.photo(1200, 900)
    const response = await uploads.add(order, {
      file: taken,
      name: 'me.jpg',
      documentType: 'passportPhoto',
    })
    const { document } = await response.json()
    expect(document).toMatchObject({ mediaType: 'image/jpeg', fileName: 'me.jpg' })
    const bytes = Buffer.from(await (await read(document.fileUrl, order.orderId)).arrayBuffer())
    const { exif, width, height } = await sharp(bytes).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 900, height: 1200 })
    const preview = await read(document.previewUrl, order.orderId)
    expect(preview.headers.get('content-type')).toBe('image/jpeg')
    expect(preview.headers.get('content-disposition')).toBe('inline')
    const small = await sharp(Buffer.from(await preview.arrayBuffer())).metadata()
    expect([small.width, small.height]).toEqual([300, 400])
    const row = await db
      .selectFrom('document')
      .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
      .select(['sha256', 'sizeBytes'])
      .where('document.id', '=', document.id)
      .executeTakeFirstOrThrow()
    expect(row.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true)
    expect(row.sizeBytes).toBe(bytes.length)
  })

  test('as what it is, whatever it is called', async () => {
    const order = await uploads.order()
    const response = await uploads.add(order, {
      file: await samples.pdf(),
      name: 'C:\\me\\..\\pass\u202egpj.jpg',
      type: 'image/jpeg',
    })
    const { document } = await response.json()
    expect(document).toMatchObject({ mediaType: 'application/pdf', fileName: 'passgpj.jpg.pdf' })
  })

  test('of exactly 5 MB', async () => {
    const order = await uploads.order()
    const heavy = await samples.heavyPdf(limit - 5000)
    const whole = Buffer.concat([heavy, Buffer.alloc(limit - heavy.length, '\n')])
    expect(whole.length).toBe(limit)
    expect((await uploads.add(order, { file: whole })).status).toBe(201)
  })

  test.each([true, false])('with its fields before the file: %s', async (fieldsFirst) => {
    const order = await uploads.order()
    const file = await samples.png()
    const response = await uploads.add(order, { file, orderId: order.orderId, fieldsFirst })
    expect(response.status).toBe(201)
  })

  test('from the browser that applied', async () => {
    const order = await uploads.order()
    const file = await samples.png()
    const headers = await uploads.browserOf(order)
    expect((await uploads.add(order, { file, headers })).status).toBe(201)
  })
})

describe('a further document of the same type', () => {
  const versionsOf = ({ id }: Order) =>
    db
      .selectFrom('document')
      .select(['version', 'current'])
      .where('applicationId', '=', id)
      .orderBy('version')
      .execute()

  test('is the next version, and the only current one', async () => {
    const order = await uploads.order()
    const first = await (await uploads.add(order, { file: await samples.png() })).json()
    const second = await (await uploads.add(order, { file: await samples.pdf() })).json()
    expect([first.document.version, second.document.version]).toEqual([1, 2])
    const rows = await versionsOf(order)
    expect(rows).toEqual([
      { version: 1, current: false },
      { version: 2, current: true },
    ])
    expect((await read(first.fileUrl, order.orderId)).status).toBe(200)
  })

  test('is known by its content where it is the same file', async () => {
    const order = await uploads.order()
    const one = await samples.png()
    const sent = [one, one, await samples.png()]
    const types = ['passportDocument', 'passportPhoto', 'passportPhoto'] as const
    const hashes: string[] = []
    for (const [at, file] of sent.entries()) {
      const response = await uploads.add(order, { file, documentType: types[at] ?? '' })
      hashes.push((await response.json()).document.contentHash)
    }
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[2]).not.toBe(hashes[0])
  })

  test('sent at the same time becomes its own version', async () => {
    const order = await uploads.order()
    const file = await samples.png()
    const all = await Promise.all(Array.from({ length: 6 }, () => uploads.add(order, { file })))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    const rows = await versionsOf(order)
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6])
    expect(rows.filter(({ current }) => current)).toEqual([{ version: 6, current: true }])
    const events = await db
      .selectFrom('applicationEvent')
      .select(['note', 'actor'])
      .where('applicationId', '=', order.id)
      .where('kind', '=', 'document-added')
      .execute()
    expect(events).toEqual(Array(6).fill({ note: 'passportDocument', actor: 'traveller' }))
  })
})

describe('a file is refused, and nothing of it stays', () => {
  const cut = async () => (await samples.photo()).subarray(0, -300)
  test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['empty', () => Buffer.alloc(0), 422, 'document.empty'],
    ['one byte above 5 MB', () => randomBytes(limit + 1), 413, 'document.too-large'],
    ['twice as large', () => randomBytes(2 * limit), 413, 'document.too-large'],
    ['a photo cut off', cut, 422, 'document.unreadable'],
    ['of too many pixels', () => samples.hugePng(8000), 422, 'document.too-complex'],
    ['a locked PDF', () => samples.encryptedPdf(), 422, 'document.encrypted'],
    ['a PDF that unpacks', () => samples.bombPdf(40, 'objects'), 422, 'document.too-complex'],
    ['an iPhone photo', samples.heic, 415, 'document.heic'],
    ['text', () => Buffer.from('just text'), 415, 'document.wrong-type'],
    ['a page', () => Buffer.from('<html><script>1</script>'), 415, 'document.wrong-type'],
    ['a drawing', () => Buffer.from('<svg onload="1"/>'), 415, 'document.wrong-type'],
  ])('%s', async (_, make, status, code) => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const response = await uploads.add(order, { file: await make() })
    const problem = await response.json()
    expect({ status: response.status, code: problem.code }).toEqual({ status, code })
    expect(problem).toMatchObject({ success: false, error: problem.title })
    expect(await uploads.leftovers()).toEqual(before)
  })

  const plain = (background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width: 413, height: 531, channels, background } })
  const part = (width: number, height: number, background: string) => [
    { input: { create: { width, height, channels: 3, background } } } as const,
  ]
  const faceOn = (wall: string, face: string) => {
    const picture = plain(wall).composite(part(200, 260, face))
    return picture.jpeg().toBuffer()
  }
  const whiteWith = (...of: Parameters<typeof part>) => {
    const page = plain('#fff').composite(part(...of))
    return page.png().toBuffer()
  }
  test.each<[string, () => Promise<Buffer>]>([
    ['white', () => plain('#fff').jpeg().toBuffer()],
    ['black', () => plain('#000').png().toBuffer()],
    ['red', () => plain('#c00').png().toBuffer()],
    ['nothing at all', () => plain('#0000', 4).png().toBuffer()],
    ['one pixel', () => plain('#fff').resize(1, 1).png().toBuffer()],
    ['a dot on white', () => whiteWith(6, 6, '#f00')],
    ['paper on a table of its colour', () => whiteWith(200, 300, '#f8f8f8')],
    ['a covered lens', () => samples.noise(1200, 900).jpeg().toBuffer()],
  ])('a passport photo of one colour: %s', async (_, make) => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const file = await make()
    const response = await uploads.add(order, { file, documentType: 'passportPhoto' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'document.blank' })
    expect(await uploads.leftovers()).toEqual(before)
  })

  test.each<[string, DocumentType, () => Promise<Buffer>]>([
    ['a dark face before a dark wall', 'passportPhoto', () => faceOn('#1c1a18', '#3a2a20')],
    ['a pale face before a white wall', 'passportPhoto', () => faceOn('#fff', '#f2d9c8')],
  ])('but not %s', async (_, documentType, make) => {
    const response = await uploads.add(await uploads.order(), { file: await make(), documentType })
    expect(response.status).toBe(201)
  })

  const scanOf = async (jpeg: Buffer) => {
    const { width, height } = await sharp(jpeg).metadata()
    return Buffer.from(scanPdf([{ jpeg: new Uint8Array(jpeg), width, height }]))
  }
  const noWords = async (content: string) => pdfOf({ content, drawing: '' })
  test.each<[string, () => Promise<Buffer>]>([
    ['white paper', () => plain('#fff').png().toBuffer()],
    ['a covered lens', () => samples.noise(1200, 900).jpeg().toBuffer()],
    ['a PDF without a word', () => noWords('')],
    ['a PDF of white paper', () => noWords('1 1 1 rg 0 0 300 200 re f BT /F1 9 Tf (  ) Tj ET')],
    ['a scan of white paper', async () => scanOf(await plain('#fdfdfb').jpeg().toBuffer())],
  ])('a page with nothing on it: %s', async (_, make) => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const response = await uploads.add(order, { file: await make(), documentType: 'flightTicket' })
    expect([response.status, (await response.json()).code]).toEqual([422, 'document.empty-page'])
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
    const response = await uploads.call(
      'POST',
      `/api/applicants/${order.applicants[0]}/documents`,
      {
        body: ReadableStream.from(endless()),
        headers: { ...cookieOf(order), 'content-type': 'multipart/form-data; boundary=b' },
        duplex: 'half',
      } as unknown as RequestInit,
    )
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
    const sent = {
      file: await samples.png(),
      orderId: order.orderId,
      headers: cookieOf({ orderId }),
    }
    const foreign = { status: 404, code: 'application.not-found' }
    expect(await problemOf(await uploads.add(order, sent))).toEqual(foreign)
    expect(await uploads.leftovers()).toEqual(before)
  })

  test('not before payment, and not once it is with the authority', async () => {
    const file = await samples.png()
    const unpaid = await uploads.order({ paid: false })
    expect((await problemOf(await uploads.add(unpaid, { file }))).code).toBe('payment.required')
    const done = await uploads.order()
    await db
      .updateTable('applicant')
      .set({ state: 'filed', filedAt: parts.time.now })
      .where('applicationId', '=', done.id)
      .execute()
    expect((await problemOf(await uploads.add(done, { file }))).code).toBe('applicant.filed')
  })

  test('is asked before a byte of the body is read', async () => {
    const order = await uploads.order({ paid: false })
    const socket = begin(order)
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    )
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1.1 409 /)
  })
})
