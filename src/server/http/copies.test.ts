import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtCopies, copiesOnDemand } from './copies.ts'

const page = Array.from({ length: 400 }, (_, row) => `<p class="row">${row * row} of ${row}</p>`)
const plain = new TextEncoder().encode(page.join(''))

test('a copy is made once, and then replaced by the smallest', async () => {
  const copies = copiesOnDemand()(() => plain)
  const first = copies.br()
  expect(copies.br()).toBe(first)
  expect(brotliDecompressSync(first ?? '')).toEqual(Buffer.from(plain))
  await expect.poll(() => copies.br()?.length).toBeLessThan(first?.length ?? 0)
  expect(brotliDecompressSync(copies.br() ?? '')).toEqual(Buffer.from(plain))
})

test('a client that accepts only gzip gets it, also made once', () => {
  const copies = copiesOnDemand()(() => plain)
  expect(gunzipSync(copies.gzip() ?? '')).toEqual(Buffer.from(plain))
  expect(copies.gzip()).toBe(copies.gzip())
})

test('what was built compressed is unpacked once, however many read it', () => {
  const copies = builtCopies(new Uint8Array(brotliCompressSync(plain)), null)
  const first = copies.plain()
  expect(first).toEqual(plain)
  expect(copies.plain()).toBe(first)
})
