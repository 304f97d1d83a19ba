import { expect, test } from 'vitest'
import { readText } from './body.ts'

const url = 'http://karibu.example/'

function streamed(chunks: readonly string[], end = true): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (end) controller.close()
    },
  })
  return new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
}

const declared = (length: number) =>
  new Request(url, { method: 'POST', body: 'ab', headers: { 'content-length': String(length) } })

test('reads what is small, with and without a declared length', async () => {
  expect(await readText(declared(2), 10)).toBe('ab')
  expect(await readText(streamed(['a', 'é']), 10)).toBe('aé')
})

test('refuses too much, declared or not', async () => {
  await expect(readText(declared(11), 10)).rejects.toMatchObject({ code: 'request.too-large' })
  const endless = streamed(['123456', '123456'], false)
  await expect(readText(endless, 10)).rejects.toMatchObject({ code: 'request.too-large' })
})

test('gives up on a body that never ends', async () => {
  const stalled = readText(streamed(['{'], false), 10, 30)
  await expect(stalled).rejects.toMatchObject({ code: 'request.too-slow' })
})
