import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeWithin } from './jpeg.ts'

/** A picture whose file size grows with its quality. */
function picture(bytes: number) {
  const asked: number[] = []
  return {
    asked,
    encode: async (quality: number) => {
      asked.push(quality)
      return { size: Math.round(bytes * quality ** 3), quality }
    },
  }
}

test('a small picture keeps the best quality and is encoded once', async () => {
  const { asked, encode } = picture(200_000)
  expect((await encodeWithin(encode, 300_000)).quality).toBe(0.94)
  expect(asked).toHaveLength(1)
})

test('any other is as good as it fits, in five encodes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 300_000, max: 2_000_000 }), async (bytes) => {
      const { asked, encode } = picture(bytes)
      const made = await encodeWithin(encode, 300_000)
      expect(asked.length).toBeLessThanOrEqual(5)
      expect(made.size).toBeLessThanOrEqual(300_000)
      const finest = Math.cbrt(300_000 / bytes)
      expect(made.quality).toBeGreaterThanOrEqual(Math.max(0.5, Math.min(0.94, finest) - 0.06))
    }),
  )
})

test('what cannot be legible within the size is larger', async () => {
  const { encode } = picture(9_000_000)
  expect(await encodeWithin(encode, 300_000)).toMatchObject({ quality: 0.5, size: 1_125_000 })
})
