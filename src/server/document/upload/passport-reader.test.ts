import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../test/faults/random.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { readPassportPage } from './passport-reader.ts'

const today = '2026-11-22'
const sample = (name: string) =>
  readFile(new URL(`../../../../test/passport-samples/${name}`, import.meta.url))

/** Dashed lines of an ordinary form. */
const few = 20

/** A scanned page with dashed lines below. */
async function pdfOf(jpeg: Uint8Array, lines = few): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const picture = await pdf.embedJpg(jpeg)
  const page = pdf.addPage([595, 842])
  page.drawImage(picture, {
    x: 40,
    y: 380,
    width: 515,
    height: (515 * picture.height) / picture.width,
  })
  const line = (dashes: number) => ({
    ...{ start: { x: 40, y: 40 }, end: { x: 555, y: 40 } },
    ...{ thickness: 1, dashArray: [dashes, dashes] },
  })
  for (let drawn = 0; drawn < lines; drawn += 1) page.drawLine(line(lines > few ? 0.01 : 2))
  return pdf.save()
}

describe('a stored passport page is read', () => {
  test.each([
    ['on the first page of a PDF, above dashed lines', 'pdf', (jpeg: Buffer) => pdfOf(jpeg)],
    [
      'as a PNG, turned by its EXIF',
      'png',
      (jpeg: Buffer) => sharp(jpeg).rotate(90).withMetadata({ orientation: 8 }).png().toBuffer(),
    ],
  ] as const)('%s', async (_, kind, make) => {
    const bytes = await make(await sample('L1_002.jpg'))
    expect(await readPassportPage(bytes, kind, today)).toMatchObject({
      outcome: 'sure',
      fields: { number: 'Q38685974', nationality: 'FR', dateOfBirth: '2015-09-12', sex: 'female' },
    })
  })

  test('as it was sent, though many ask at once, and the bytes stay theirs', async () => {
    const bytes = new Uint8Array(await sample('L1_003.jpg'))
    const length = bytes.length
    const all = await Promise.all([1, 2].map(() => readPassportPage(bytes, 'jpeg', today)))
    expect(all.map(({ outcome }) => outcome)).toEqual(['sure', 'sure'])
    expect(bytes.length).toBe(length)
  })
})

type Page = readonly [
  name: string,
  kind: 'jpeg' | 'png' | 'pdf',
  make: () => Uint8Array | Promise<Uint8Array>,
]
/** Uses up its whole budget of seconds; `isolated-process.test.ts` covers ending the process. */
const endless: Page = [
  'a PDF of 4,000 finely dashed lines',
  'pdf',
  async () => pdfOf(await sample('L1_002.jpg'), 4_000),
]

describe('nothing is found, and nothing thrown, in', () => {
  test.each<Page>([
    ...rounds<Page[]>([], [endless]),
    ['bytes that are no picture', 'png', () => Buffer.from('<svg onload="x"/>')],
    ['half a picture', 'jpeg', async () => (await sample('L1_002.jpg')).subarray(0, 9000)],
    ['a picture that says PDF', 'pdf', () => sample('L1_002.jpg')],
    ['a locked PDF', 'pdf', () => samples.encryptedPdf()],
    [
      'a picture of one pixel',
      'png',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'an empty page',
      'png',
      () =>
        sharp({ create: { width: 600, height: 450, channels: 4, background: '#fff0' } })
          .png()
          .toBuffer(),
    ],
  ])('%s', async (_, kind, make) => {
    expect(await readPassportPage(await make(), kind, today)).toEqual({ outcome: 'not-found' })
  })
})
