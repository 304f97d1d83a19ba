import { expect, test } from 'vitest'
import { createRandomBytes } from './random-bytes.ts'

test('hands out as many as were asked for, none of them twice', () => {
  const take = createRandomBytes()
  const seen = new Set<string>()
  for (let n = 0; n < 2_000; n += 1) {
    const length = 12 + (n % 3) * 10
    const bytes = take(length)
    expect(bytes).toHaveLength(length)
    seen.add(bytes.subarray(0, 12).toString('hex'))
  }
  expect(seen.size).toBe(2_000)
})

test('what was handed out stays as it was, and another store hands out other bytes', () => {
  const take = createRandomBytes()
  const first = take(32)
  const copy = first.toString('hex')
  for (let n = 0; n < 500; n += 1) take(32)
  expect(first.toString('hex')).toBe(copy)
  expect(createRandomBytes()(32).equals(first)).toBe(false)
})
