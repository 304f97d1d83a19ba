import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawSignature } from '../../../../test/support/signature.ts'
import { readSignature } from './signature.ts'

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`
const ink = (alpha: number) => ({ r: 20, g: 30, b: 30, alpha })
const paper = { r: 255, g: 255, b: 255, alpha: 1 }
const glass = { r: 0, g: 0, b: 0, alpha: 0 }

async function darkPixels(png: Buffer): Promise<number> {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 128).length
}

const blank = (background: typeof paper, width = 400, height = 150) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

const jpeg = (png: Buffer) => sharp(png).jpeg().toBuffer()
const onPaper = { ground: paper, stroke: ink(1), width: 400, height: 150 }

test.each([
  ['on a transparent ground', { ground: glass, stroke: ink(1), width: 400, height: 150 }],
  ['on paper', onPaper],
  ['in light ink on glass', { ground: glass, stroke: paper, width: 400, height: 150 }],
  ['on a canvas of another shape', { ground: glass, stroke: ink(1), width: 300, height: 300 }],
])('a signature %s is kept as 400 x 150, ink on white', async (_, how) => {
  const { png, sha256 } = await readSignature(dataUrl(await drawSignature(how)))
  const metadata = await sharp(png).metadata()
  expect(metadata).toMatchObject({ format: 'png', width: 400, height: 150, hasAlpha: false })
  expect(await darkPixels(png)).toBeGreaterThan(200)
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('nothing of the file but its strokes is kept', async () => {
  const drawn = await drawSignature(onPaper)
  const spoken = await sharp(drawn)
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .png()
    .toBuffer()
  const { png } = await readSignature(dataUrl(spoken))
  expect((await sharp(png).metadata()).exif).toBeUndefined()
  expect(png.equals((await readSignature(dataUrl(drawn))).png)).toBe(true)
})

describe('refused', () => {
  test.each([
    ['a transparent canvas', () => blank(glass)],
    ['a black sheet', () => blank(ink(1))],
  ])('%s is blank', async (_, make) => {
    await expect(readSignature(dataUrl(await make()))).rejects.toMatchObject({
      code: 'agreement.signature-blank',
    })
  })

  test.each([
    ['another media type', async () => `data:image/svg+xml;base64,${btoa('<svg/>')}`],
    ['a JPEG that calls itself PNG', async () => dataUrl(await jpeg(await blank(paper)))],
    ['half a PNG', async () => dataUrl((await drawSignature(onPaper)).subarray(0, 300))],
    ['a bomb', async () => dataUrl(await blank(glass, 5000, 5000))],
    ['broken base64', async () => 'data:image/png;base64,iVBORw0KGgo*'],
  ])('%s is unreadable', async (_, make) => {
    await expect(readSignature(await make())).rejects.toMatchObject({
      code: 'agreement.signature-unreadable',
    })
  })
})
