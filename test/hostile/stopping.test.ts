import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { spoolFolder } from '../../src/server/document/upload/spool.ts'
import { createBulkhead } from '../../src/server/http/admission/bulkhead.ts'
import { closer } from '../../src/server/http/server.ts'
import { openRaw } from '../support/raw-http.ts'
import { startServer } from '../support/server.ts'
import { fillMemory } from '../support/uploads.ts'

const bulkhead = createBulkhead()

const { t: parts, app } = await startServer({ app: { bulkhead } })

/** Starts an upload; resolves with the answer and the end of the connection. */
async function beginUpload() {
  const start = [
    '--x',
    'content-disposition: form-data; name="file"; filename="a.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.7\n',
  ].join('\r\n')
  const head = [
    'POST /api/upload HTTP/1.1',
    `host: 127.0.0.1:${app.port}`,
    `origin: ${app.origin}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 400000',
    '\r\n',
  ].join('\r\n')
  const socket = await openRaw(app.port, head + start)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  socket.on('end', () => socket.end())
  return ended
}

/** Starts a lifecycle, stops it once it `works`; returns how it ended. */
async function stopOf(begin: string, patience: string) {
  const lifecycle = new URL('../../src/server/lifecycle.ts', import.meta.url)
  const script = `
    import { pbkdf2 } from 'node:crypto'
    import { Worker } from 'node:worker_threads'
    import { createLifecycle } from '${lifecycle}'
    createLifecycle((code) => process.exit(code), ${patience}).endOnSignal(console)
    const works = () => console.log('works')
    ${begin}
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  return ended
}

test.each([
  [
    // Native code sends no message: processor time after the last one shows that it runs.
    'a thread',
    `new Worker("const { pbkdf2Sync } = require('node:crypto'); require('node:worker_threads').parentPort.postMessage(0); pbkdf2Sync('a', 'b', 2 ** 31 - 1, 64, 'sha512')", { eval: true, execArgv: [] })
      .on('message', () => {
        const { user } = process.cpuUsage()
        const look = setInterval(() => {
          if (process.cpuUsage().user - user < 300_000) return
          clearInterval(look)
          works()
        }, 20)
      })`,
  ],
  ['a job of the pool', `pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => {}); works()`],
])('a stop ends whatever %s does within native code', async (_, begin) => {
  // A plain exit would wait a quarter of an hour for the call.
  expect(await stopOf(begin, '{ exitMs: 200, killMs: 600 }')).toEqual([null, 'SIGKILL'])
})

test('a stop of which nothing is in the way ends by itself', async () => {
  expect(await stopOf('works()', 'undefined')).toEqual([0, null])
})

test('a stop tells whose file or body is half here to come again', async () => {
  fillMemory()
  const [upload, body] = [
    beginUpload(),
    openRaw(
      app.port,
      `POST /api/validate-email HTTP/1.1\r\nhost: localhost\r\norigin: ${app.origin}\r\n` +
        'content-type: application/json\r\ncontent-length: 90\r\n\r\n{',
    ),
  ]
  const answered = body.then(
    (socket) => new Promise<string>((told) => socket.once('data', (data) => told(String(data)))),
  )
  const names = () => readdir(spoolFolder(parts.services.dataDir)).catch(() => [])
  await expect
    .poll(async () => [(await names()).length, bulkhead.counts()])
    .toMatchObject([1, { uploads: 1, bodies: 1 }])
  // A browser's idle connection is not waited for either.
  await (await fetch(`${app.origin}/health/live`)).arrayBuffer()
  // Anything that had to be cut off would never end.
  await closer(app.server, bulkhead, { bodiesMs: 200, totalMs: 2 ** 31 - 1 })()
  for (const text of [await upload, await answered]) {
    expect(text).toContain('HTTP/1.1 503')
    expect(text).toContain('"code":"server.busy"')
    expect(text.toLowerCase()).toMatch(/retry-after: \d/)
  }
  await expect.poll(names).toEqual([])
})
