import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { noise, photo, png } from '../../../../test/support/document-samples.ts'
import { isBlankPicture, opener, redrawPicture, refusalOf } from './picture.ts'

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

  test('that is large becomes 2000 pixels long, its preview 400', async () => {
    const { bytes, preview } = await redrawPicture(await photo(2400, 1800), 'jpeg')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1500, height: 2000 })
    expect(await sharp(preview).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  test('that is long keeps as many pixels, and so its words', async () => {
    const create = { width: 600, height: 7200, channels: 3, background: '#eee' } as const
    const { bytes } = await redrawPicture(await sharp({ create }).png().toBuffer(), 'png')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 6000 })
  })

  const scenes = async (progressive: boolean) =>
    sharp(await png(640, 480))
      .jpeg({ progressive })
      .toBuffer()

  test.each([
    ['half of it', 0.5],
    ['its last rows', 0.97],
  ])('cut off, %s, is unreadable', async (_, share) => {
    for (const progressive of [false, true]) {
      const taken = await scenes(progressive)
      for (const end of [Buffer.alloc(0), Buffer.alloc(100)]) {
        const cut = Buffer.concat([taken.subarray(0, taken.length * share), end])
        await expect(redrawPicture(cut, 'jpeg')).rejects.toMatchObject({
          code: 'document.unreadable',
        })
      }
    }
  })

  const inserted = (whole: Buffer, ...bytes: number[]) =>
    Buffer.concat([whole.subarray(0, 2), Buffer.from(bytes), whole.subarray(2)])
  const text = (words: string) => [...Buffer.from(words, 'latin1')]
  const segment = (kind: number, words: string, length = words.length + 2) => [
    ...[0xff, kind, length >> 8, length & 255],
    ...text(words),
  ]
  const frames: Record<string, (whole: Buffer) => Buffer> = {
    'its end': (whole) => whole.subarray(0, -2),
    'its last bytes': (whole) => whole.subarray(0, -6),
    'a clean end': (whole) => Buffer.concat([whole, Buffer.alloc(3000, 7)]),
    'an end of its own, before the trailer of a telephone': (whole) =>
      Buffer.concat([whole, Buffer.from('\0\0\x01\x0a\x0e\0\0\0Image_UTC_DataSEFT')]),
    'sense in its Exif': (whole) =>
      inserted(whole, ...segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff')),
    'room in its Exif': (whole) => inserted(whole, ...segment(0xe1, 'Exif\0\0II*\0 too long', 14)),
    'nothing between its segments': (whole) => inserted(whole, 0, 0, 0xff, 0xff),
  }
  test.each(Object.entries(frames))(
    'without %s passes: its pixels are whole',
    async (_, change) => {
      const whole = await scenes(false)
      const pixelsOf = async (jpeg: Buffer) =>
        sharp((await redrawPicture(jpeg, 'jpeg')).bytes)
          .raw()
          .toBuffer()
      const [before, after] = [await pixelsOf(whole), await pixelsOf(change(whole))]
      const changed = before.filter((shade, at) => Math.abs(shade - (after[at] ?? 0)) > 8).length
      expect(changed).toBeLessThan(before.length / 200)
    },
  )

  test('that comes in several goes passes without its end', async () => {
    const whole = await scenes(true)
    await redrawPicture(whole.subarray(0, -2), 'jpeg')
  })
})

describe('a page with nothing on it', () => {
  const sheet = (background: string) =>
    ({ width: 1200, height: 1600, channels: 3, background }) as const
  const plain = (background: string) => sharp({ create: sheet(background) })
  /** Lighter in one corner, with camera noise. */
  const shaded = (from: number, to: number, sigma: number) => {
    const [width, height] = [1200, 1600]
    const data = Buffer.alloc(width * height)
    for (let at = 0, state = 1; at < data.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      const away = ((at % width) / width + at / data.length) / 2
      data[at] = Math.max(0, from + (to - from) * away + (state / 2 ** 32 - 0.5) * 3.4 * sigma)
    }
    return sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg()
      .toBuffer()
  }
  const withWords = async (words: string, ground = '#fff', ink = '#222') => {
    const text = `<span foreground="${ink}">${words}</span>`
    const input = await sharp({ text: { text, rgba: true, dpi: 150 } })
      .png()
      .toBuffer()
    return plain(ground)
      .composite([{ input, left: 150, top: 300 }])
      .jpeg()
      .toBuffer()
  }

  test.each<[string, () => Promise<Buffer>, boolean]>([
    ['white paper', () => plain('#fff').jpeg().toBuffer(), true],
    ['a colour', () => plain('#3a6').png().toBuffer(), true],
    ['a wall in the light of a lamp', () => shaded(240, 195, 12), true],
    ['a pocket', () => shaded(34, 6, 25), true],
    ['noise alone', () => noise(600, 800).jpeg().toBuffer(), true],
    ['one line of words', () => withWords('No visa is needed for Kenya.'), false],
    ['pale words on blue', () => withWords('Boarding pass', '#bcd', '#579'), false],
    ['a photo', () => photo(800, 600), false],
  ])('%s', async (_, make, expected) => {
    expect(await isBlankPicture(await make(), 'page')).toBe(expected)
  })
})

describe('a passport photo of one colour', () => {
  const plain = (background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width: 413, height: 531, channels, background } })
  const on = (ground: string, width: number, height: number, background: string) =>
    plain(ground)
      .composite([{ input: { create: { width, height, channels: 3, background } } }])
      .png()
      .toBuffer()

  test.each<[string, () => Promise<Buffer>, boolean]>([
    ['black', () => plain('#000').png().toBuffer(), true],
    ['red', () => plain('#c00').png().toBuffer(), true],
    ['nothing at all', () => plain('#0000', 4).png().toBuffer(), true],
    ['one pixel', () => plain('#fff').resize(1, 1).png().toBuffer(), true],
    ['a dot on white', () => on('#fff', 6, 6, '#f00'), true],
    ['paper on a table of its colour', () => on('#fff', 200, 300, '#f8f8f8'), true],
    ['a covered lens', () => noise(600, 450).jpeg().toBuffer(), true],
    ['a dark face before a dark wall', () => on('#1c1a18', 200, 260, '#3a2a20'), false],
    ['a pale face before a white wall', () => on('#fff', 200, 260, '#f2d9c8'), false],
  ])('%s', async (_, make, expected) => {
    expect(await isBlankPicture(await make(), 'photo')).toBe(expected)
  })
})

describe('a PNG', () => {
  test('stays one', async () => {
    const { bytes, preview } = await redrawPicture(await png(), 'png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 })
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg' })
  })

  test.each([12, 11, 4])('without the last %i bytes, its end, is whole', async (missing) => {
    const whole = await png()
    const cut = await redrawPicture(whole.subarray(0, whole.length - missing), 'png')
    expect(cut.bytes.equals((await redrawPicture(whole, 'png')).bytes)).toBe(true)
  })

  test('cut off is unreadable, also between the chunks of its pixels', async () => {
    const whole = await noise(300, 200).png().toBuffer()
    const second = whole.indexOf('IDAT', whole.indexOf('IDAT') + 4) - 4
    expect(second).toBeGreaterThan(0)
    for (const end of [whole.length - 30, second]) {
      const cut = redrawPicture(whole.subarray(0, end), 'png')
      await expect(cut).rejects.toMatchObject({ code: 'document.unreadable' })
    }
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
    const picture = redrawPicture(await noise(9, 9).toFormat(format).toBuffer(), 'jpeg')
    await expect(picture).rejects.toMatchObject({ code: 'document.unreadable' })
  },
)
