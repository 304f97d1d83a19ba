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

const maxBytes = 10

test('reads what is small, with and without a declared length', async () => {
  expect(await readText(declared(2), { maxBytes })).toBe('ab')
  expect(await readText(streamed(['a', 'é']), { maxBytes })).toBe('aé')
})

test('refuses too much, declared or not', async () => {
  await expect(readText(declared(11), { maxBytes })).rejects.toMatchObject({
    code: 'request.too-large',
  })
  const endless = streamed(['123456', '123456'], false)
  await expect(readText(endless, { maxBytes })).rejects.toMatchObject({ code: 'request.too-large' })
})

test('gives up on a body that never ends, and waits for one that keeps coming', async () => {
  const patience = { freeMs: 30, bytesPerSecond: 1000 }
  const stalled = readText(streamed(['{'], false), { maxBytes, patience })
  await expect(stalled).rejects.toMatchObject({ code: 'request.too-slow' })

  const slow = new TransformStream<Uint8Array>()
  const writer = slow.writable.getWriter()
  let received = 0
  const request = new Request(url, {
    method: 'POST',
    body: slow.readable,
    duplex: 'half',
  } as RequestInit)
  const reading = readText(request, { maxBytes, patience, received: () => received })
  // The minimum is a thousand bytes a second, and this is minutes' worth.
  received = 1_000_000
  await new Promise((resolve) => setTimeout(resolve, 60))
  await writer.write(new TextEncoder().encode('late'))
  await writer.close()
  await expect(reading).resolves.toBe('late')
})

test('ends when it is told to, and when the connection breaks', async () => {
  const cut = Promise.reject(new Error('enough'))
  await expect(readText(streamed([], false), { maxBytes, cut })).rejects.toMatchObject({
    code: 'request.unreadable',
  })
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  const request = new Request(url, { method: 'POST', body: broken, duplex: 'half' } as RequestInit)
  await expect(readText(request, { maxBytes })).rejects.toMatchObject({
    code: 'request.unreadable',
  })
})
