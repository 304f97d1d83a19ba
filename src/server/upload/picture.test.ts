import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hugePng, photo, png } from '../../../test/support/document-samples.ts'
import { opener, redrawPicture, refusalOf } from './picture.ts'

describe('a photo', () => {
  test('comes out upright, smaller, and without place or camera', async () => {
    const taken = await photo()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { bytes, preview } = await redrawPicture(taken, 'jpeg')
    const drawn = await sharp(bytes).metadata()
    expect(drawn).toMatchObject({ format: 'jpeg', width: 300, height: 400 })
    expect(drawn.orientation).toBeUndefined()
    expect(drawn.exif).toBeUndefined()
    expect(bytes.includes('Telephone')).toBe(false)
    expect(bytes.length).toBeLessThanOrEqual(taken.length)
    const small = await sharp(preview).metadata()
    expect(small).toMatchObject({ format: 'jpeg', width: 300, height: 400 })
  })

  test('of twelve megapixels becomes 2000 pixels long, its preview 400', async () => {
    const { bytes, preview } = await redrawPicture(await photo(4000, 3000), 'jpeg')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1500, height: 2000 })
    expect(await sharp(preview).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  test('cut off is unreadable', async () => {
    const taken = await photo()
    const cut = redrawPicture(taken.subarray(0, taken.length - 200), 'jpeg')
    await expect(cut).rejects.toMatchObject({ code: 'document.unreadable' })
  })
})

describe('a PNG', () => {
  test('stays one', async () => {
    const { bytes, preview } = await redrawPicture(await png(), 'png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 })
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg' })
  })

  test('of too many pixels is refused before they are unpacked', async () => {
    const bomb = redrawPicture(await hugePng(8000), 'png')
    await expect(bomb).rejects.toMatchObject({ code: 'document.too-complex' })
  })

  test('cut off is unreadable', async () => {
    const whole = await png()
    const cut = redrawPicture(whole.subarray(0, whole.length - 30), 'png')
    await expect(cut).rejects.toMatchObject({ code: 'document.unreadable' })
  })
})

test.each([
  ['timeout: 42% complete', 'server.busy'],
  ['Input image exceeds pixel limit', 'document.too-complex'],
  ['VipsJpeg: premature end of JPEG image', 'document.unreadable'],
])('what the library calls “%s” is %s', (message, code) => {
  expect(refusalOf(new Error(message))).toMatchObject({ code })
})

test('a machine that lacks the time is busy: the picture may come again', async () => {
  const open = opener(0)
  await expect(async () => open(await png())).rejects.toMatchObject({ code: 'server.busy' })
})

test.each(['webp', 'gif', 'tiff'] as const)(
  'nothing but JPEG and PNG is ever decoded: %s',
  async (format) => {
    const picture = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#fff' },
    })
      .toFormat(format)
      .toBuffer()
    await expect(redrawPicture(picture, 'jpeg')).rejects.toMatchObject({
      code: 'document.unreadable',
    })
  },
)
