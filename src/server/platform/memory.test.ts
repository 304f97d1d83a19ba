import { expect, test } from 'vitest'
import { release } from './memory.ts'

test('gives back memory that the bytes have to themselves, once or twice', () => {
  const bytes = new Uint8Array(100_000)
  release(bytes)
  release(bytes)
  expect(bytes.buffer.byteLength).toBe(0)
})

test('leaves memory alone that others share', () => {
  const whole = Buffer.alloc(100_000, 'x')
  release(whole.subarray(1))
  release(whole.subarray(0, -1))
  expect(whole.toString()).toBe('x'.repeat(100_000))
})
