import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo, png } from '../../../../test/support/document-samples.ts'
import { headBytes, weightOf, weights } from './weight.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

/** As received: the total size, and the beginning. */
const sent = (file: Buffer, size = file.length) => ({ size, head: file.subarray(0, headBytes) })

test.each([
  ['a photo that our pages made small', () => drawn(1500, 2000).jpeg().toBuffer()],
  ['a progressive one', () => drawn(1500, 2000).jpeg({ progressive: true }).toBuffer()],
  ['a scan as PNG', () => drawn(2000, 1400).png().toBuffer()],
  ['a small picture of a test', png],
])('%s is light', async (_, make) => {
  expect(weightOf(sent(Buffer.from(await make())))).toBe(weights.light)
})

test.each([
  ['many pixels in few bytes, JPEG', () => drawn(3000, 2100).jpeg({ quality: 1 }).toBuffer()],
  ['many pixels in few bytes, PNG', () => drawn(3000, 2100).png().toBuffer()],
  ['few pixels in many bytes', async () => Buffer.concat([await png(), Buffer.alloc(2_000_000)])],
  ['no picture', async () => Buffer.from('%PDF-1.7 and so on')],
  ['half a header', async () => Buffer.from(await png()).subarray(0, 20)],
  [
    'a size that stands far behind',
    async () => {
      const plain = await sharp(await photo())
        .jpeg()
        .toBuffer()
      const comment = Buffer.from([0xff, 0xfe, 0xff, 0xff, ...Buffer.alloc(0xfffd)])
      return Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)])
    },
  ],
])('%s is heavy', async (_, make) => {
  expect(weightOf(sent(await make()))).toBe(weights.heavy)
})

test('what nobody has seen the beginning of is heavy', () => {
  expect(weightOf({ size: 100 })).toBe(weights.heavy)
})
