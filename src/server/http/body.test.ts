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
  for (const request of [declared(11), streamed(['123456', '123456'], false)]) {
    const read = readText(request, { maxBytes })
    await expect(read).rejects.toMatchObject({ code: 'request.too-large' })
  }
})

test('gives up on a body that never ends, and waits for one that keeps coming', async () => {
  const patience = { freeMs: 30, bytesPerSecond: 1000 }
  const stalled = readText(streamed(['{'], false), { maxBytes, patience })
  await expect(stalled).rejects.toMatchObject({ code: 'request.too-slow' })

  const slow = new TransformStream<Uint8Array>()
  const writer = slow.writable.getWriter()
  let received = 0
  const init = { method: 'POST', body: slow.readable, duplex: 'half' } as RequestInit
  const request = new Request(url, init)
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
  const unreadable = { code: 'request.unreadable' }
  const told = readText(streamed([], false), { maxBytes, cut })
  await expect(told).rejects.toMatchObject(unreadable)
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  const request = new Request(url, { method: 'POST', body: broken, duplex: 'half' } as RequestInit)
  await expect(readText(request, { maxBytes })).rejects.toMatchObject(unreadable)
})
