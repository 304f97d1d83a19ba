import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** Camera noise over a single colour. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })

/** Noise with a subject, like any photo. */
const scene = (width: number, height: number) => {
  const [half, middle] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const create = { width: half, height: middle, channels: 3, background: '#6b4a2b' } as const
  return noise(width, height).composite([{ input: { create } }])
}

/** A phone's photo: rotated, with location and camera metadata. */
export function photo(width = 400, height = 300): Promise<Buffer> {
  return scene(width, height)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' },
    })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export const png = (width = 60, height = 40): Promise<Buffer> =>
  scene(width, height).png().toBuffer()

async function document(pages: number, first = 1): Promise<PDFDocument> {
  const made = await PDFDocument.create()
  for (let page = first; page < first + pages; page += 1) {
    made.addPage([300, 400]).drawText(`Ticket, page ${page}`, { x: 20, y: 350, size: 14 })
  }
  return made
}

const saved = async (made: PDFDocument, useObjectStreams = true): Promise<Buffer> =>
  Buffer.from(await made.save({ useObjectStreams }))

export const pdf = async (pages = 1, first = 1): Promise<Buffer> =>
  saved(await document(pages, first))

/** A PDF of at least this many bytes, mostly incompressible pixels. */
export async function heavyPdf(bytes: number): Promise<Buffer> {
  const made = await document(1)
  const [width, height] = [1_000, Math.ceil(bytes / 1_000)]
  const filler = new Uint8Array(width * height)
  let state = 1
  for (let at = 0; at < filler.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    filler[at] = state >>> 24
  }
  const picture = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }
  const pixels = { ...picture, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  const scan = made.context.register(made.context.stream(filler, pixels))
  // On the page, since unreferenced objects are dropped.
  made.getPage(0).node.setXObject(PDFName.of('Scan'), scan)
  return saved(made)
}

export const ciphers = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const

/** Encrypted with a password; without one anyone can open it, but not change it. */
export async function encryptedPdf(
  userPassword = 'secret',
  algorithm: (typeof ciphers)[number] = 'AES-256',
  isPacked = true,
): Promise<Buffer> {
  const made = await document(1)
  const passwords = { userPassword, ownerPassword: 'other' }
  made.encrypt({ ...passwords, algorithm, allowWeakCryptography: true })
  return saved(made, isPacked)
}

/** With an open action: plain, or in object streams. */
export async function scriptedPdf(kind: 'plain' | 'packed'): Promise<Buffer> {
  const made = await document(1)
  const { context } = made
  const action = context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
  made.catalog.set(PDFName.of('OpenAction'), context.register(action))
  return saved(made, kind === 'packed')
}

/** A PDF with an additional plain object before its table. */
export async function withStream(dict: string, contents: Buffer): Promise<Buffer> {
  const whole = await saved(await document(2), false)
  const at = whole.lastIndexOf('xref', whole.lastIndexOf('startxref') - 1)
  const head = `99 0 obj\n<< ${dict} /Length ${contents.length} >>\nstream\n`
  const stream = [Buffer.from(head), contents, Buffer.from('\nendstream\nendobj\n')]
  return Buffer.concat([whole.subarray(0, at), ...stream, whole.subarray(at)])
}

const blank = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 32))

/** A few kilobytes that decompress to `megabytes`: as a picture, or as objects. */
export const bombPdf = (megabytes: number, where: 'picture' | 'objects'): Promise<Buffer> =>
  withStream(
    where === 'picture'
      ? '/Type /XObject /Subtype /Image /Filter /FlateDecode'
      : '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode',
    blank(megabytes),
  )

/** With unusual filters on its object streams. */
export const oddPdf = (): Promise<Buffer> =>
  withStream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', blank(1))

/** The first bytes of a HEIC photo. */
export function heic(): Buffer {
  const box = Buffer.alloc(64)
  box.writeUInt32BE(24, 0)
  box.write('ftypheic', 4, 'latin1')
  box.write('mif1heic', 16, 'latin1')
  return box
}

export const pageCountOf = async (pdf: Uint8Array): Promise<number> =>
  (await PDFDocument.load(pdf)).getPageCount()
