import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { connect } from '../platform/db/database.ts'
import { createBulkhead } from './admission/bulkhead.ts'
import { type Answer, perMinute, route } from './route.ts'
import { serverOf } from './test-support.ts'

const file = endpoint({
  method: 'GET',
  path: '/api/file',
  summary: 'A file',
  answers: { 200: { media: 'application/pdf' } },
  errors: [],
})

/** A server with one route and no database. */
function serve(bytesOf: () => Extract<Answer<typeof file>, { bytes: unknown }>['bytes']) {
  const row = route(file, { access: 'anyone', limit: perMinute(9) }, async () => ({
    status: 200,
    bytes: bytesOf(),
    headers: { 'content-type': 'application/pdf' },
  }))
  const bulkhead = createBulkhead()
  const { db } = connect('postgres://nobody@127.0.0.1:1/none', { pool: 1, onError: () => {} })
  const server = serverOf(row, { db, bulkhead })
  return { ask: (method: string) => server.request('/api/file', { method }), bulkhead }
}

/** Endless bytes; reports when the reader cancels. */
function endless() {
  const given = { up: false, pieces: 0 }
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        given.pieces += 1
        controller.enqueue(new Uint8Array(1000))
      },
      cancel() {
        given.up = true
      },
    },
    { highWaterMark: 0 },
  )
  return { given, stream }
}

test('a stream is read as fast as it is taken, and closed when nobody takes more', async () => {
  const { given, stream } = endless()
  const { ask, bulkhead } = serve(() => stream)
  const reader = (await ask('GET')).body?.getReader()
  expect((await reader?.read())?.value).toHaveLength(1000)
  expect(given.pieces).toBeLessThan(5)
  expect(bulkhead.counts().working).toBe(0)
  await reader?.cancel()
  expect(given.up).toBe(true)
})

test('a HEAD request leaves nothing open', async () => {
  const { given, stream } = endless()
  const answer = await serve(() => stream).ask('HEAD')
  expect([answer.status, await answer.text(), given.up]).toEqual([200, '', true])
})

test('bytes that are there come whole, with their length', async () => {
  for (const size of [10, 300_000]) {
    const { ask } = serve(() => new Uint8Array(size).fill(7))
    const answer = await ask('GET')
    expect(answer.headers.get('content-length')).toBe(String(size))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(size).fill(7))
  }
})
