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
  const height = (515 * picture.height) / picture.width
  page.drawImage(picture, { x: 40, y: 380, width: 515, height })
  const line = (dashes: number) => ({
    ...{ start: { x: 40, y: 40 }, end: { x: 555, y: 40 } },
    ...{ thickness: 1, dashArray: [dashes, dashes] },
  })
  for (let drawn = 0; drawn < lines; drawn += 1) page.drawLine(line(lines > few ? 0.01 : 2))
  return pdf.save()
}

test('a passport page is read as a JPEG, in a PDF and as a PNG turned by its EXIF, at once, and the bytes stay theirs', async () => {
  const jpeg = await sample('L1_002.jpg')
  const turned = sharp(jpeg).rotate(90).withMetadata({ orientation: 8 })
  const pages = [
    ['jpeg', jpeg],
    ['pdf', await pdfOf(jpeg)],
    ['png', await turned.png().toBuffer()],
  ] as const
  const lengths = pages.map(([, { length }]) => length)
  const holder = { nationality: 'FR', dateOfBirth: '2015-09-12', sex: 'female' }
  const fields = { number: 'Q38685974', ...holder }
  const all = await Promise.all(pages.map(([kind, bytes]) => readPassportPage(bytes, kind, today)))
  expect(all).toMatchObject(Array(3).fill({ outcome: 'sure', fields }))
  expect(pages.map(([, { length }]) => length)).toEqual(lengths)
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

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#fff0' } })
    .png()
    .toBuffer()

describe('nothing is found, and nothing thrown, in', () => {
  test.each<Page>([
    ...rounds<Page[]>([], [endless]),
    ['bytes that are no picture', 'png', () => Buffer.from('<svg onload="x"/>')],
    ['half a picture', 'jpeg', async () => (await sample('L1_002.jpg')).subarray(0, 9000)],
    ['a picture that says PDF', 'pdf', () => sample('L1_002.jpg')],
    ['a locked PDF', 'pdf', () => samples.encryptedPdf()],
    ['a picture of one pixel', 'png', () => blank(1, 1)],
    ['an empty page', 'png', () => blank(600, 450)],
  ])('%s', async (_, kind, make) => {
    expect(await readPassportPage(await make(), kind, today)).toEqual({ outcome: 'not-found' })
  })
})
