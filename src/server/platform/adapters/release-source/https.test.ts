import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { forFile } from '../../../../../test/support/for-file.ts'
import { listening } from '../../../../../test/support/listening.ts'
import { createReleaseSource } from './https.ts'

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

/** Gives set answers and records requests. */
async function startPeer() {
  const asked: IncomingMessage[] = []
  let next: Answer | null = null
  const server = createServer((request, response) => {
    asked.push(request)
    if (next) response.writeHead(next.status ?? 200, next.headers).end(next.body)
  })
  const { origin, close } = await listening(server)
  return {
    asked,
    url: `${origin}/releases`,
    answer: (with_: Answer | null) => {
      next = with_
    },
    close,
  }
}

const peer = await forFile(startPeer())
const source = (timeoutMs = 20_000) => createReleaseSource({ url: peer.url, fetch, timeoutMs })

test.each([
  ['plain text', '2026.12.1\n'],
  ['JSON', '{"version":"2026.12.1","notes":"https://example.org"}'],
])('the newest release is read from %s', async (_, body) => {
  peer.answer({ body })
  expect(await source().newest()).toBe('2026.12.1')
})

test.each<[string, Answer, string]>([
  ['says something else', { body: '<html>Welcome</html>' }, 'unreadable'],
  ['names no release', { body: '{"version":"newest"}' }, 'unreadable'],
  ['says nothing', { body: '' }, 'unreadable'],
  ['says too much', { body: ' '.repeat(20_000) }, 'too-large'],
  ['leads elsewhere', { status: 302, headers: { location: '/elsewhere' } }, 'status-302'],
  ['is in trouble', { status: 503, body: '2026.12.1' }, 'status-503'],
])('an address that %s names none', async (_, answer, code) => {
  peer.answer(answer)
  await expect(source().newest()).rejects.toMatchObject({ code })
  expect(peer.asked.map(({ url }) => url)).not.toContain('/elsewhere')
})

test('one that is silent or away is told by its code', async () => {
  peer.answer(null)
  await expect(source(50).newest()).rejects.toMatchObject({ code: 'timeout' })
  const gone = await startPeer()
  await gone.close()
  const away = createReleaseSource({ url: gone.url, fetch, timeoutMs: 20_000 })
  await expect(away.newest()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('nothing about the installation is told', async () => {
  peer.answer({ body: '2026.12.1' })
  await source().newest()
  const request = peer.asked.at(-1)
  expect(request?.method).toBe('GET')
  expect(request?.url).toBe('/releases')
  const usual = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host']
  const sent = Object.keys(request?.headers ?? {}).filter((name) => !usual.includes(name))
  expect(sent.sort()).toEqual(['sec-fetch-mode', 'user-agent'])
  expect(request?.headers['user-agent']).toBe('node')
})
