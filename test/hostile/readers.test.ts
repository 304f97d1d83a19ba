import { mkdir, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { shippedRules } from '#domain/rules/shipped.ts'
import { docsRoutes } from '../../src/server/http/docs.ts'
import { outgoingBounds } from '../../src/server/http/outgoing.ts'
import { loadSite } from '../../src/server/http/site.ts'
import { builtFolder, siteOptions } from '../../src/server/http/test-support.ts'
import { startApp } from '../support/app.ts'
import { forFile } from '../support/for-file.ts'
import { openRaw } from '../support/raw-http.ts'
import { startServices } from '../support/services.ts'

const bytes = 4_800_000
/** Of all networks together. */
const most = 30
let sockets: Socket[] = []
let answers: ServerResponse[] = []

const { folder, list } = await builtFolder()
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets/big.bin'), Buffer.alloc(bytes, 'x'))
await list({})
const site = await loadSite(folder, {
  ...siteOptions,
  now: () => new Date('2026-07-01'),
  versionAt: () => ({ validFrom: new Date(0), rules: shippedRules }),
  renderPart: () => '',
})
const parts = await forFile(startServices())
const outgoing = { ...outgoingBounds, stalled: { perNetwork: 15, total: most } }
const app = await forFile(startApp(parts.services, { app: { site }, server: { outgoing } }))
app.server.on('request', (_, answer) => answers.push(answer))
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  answers = []
})

const ask = (path: string, network: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\n\r\n`

/** Sends requests and never reads. */
async function stall(path: string, count: number, network: (n: number) => string) {
  for (let n = 0; n < count; n += 1) {
    const socket = await openRaw(app.port, ask(path, network(n)))
    sockets.push(socket.pause())
  }
}

const open = () => new Promise<number>((told) => app.server.getConnections((_, n) => told(n)))

async function download(path: string): Promise<number> {
  const answer = await fetch(app.origin + path, {
    headers: { 'x-forwarded-for': '198.51.100.1', 'accept-encoding': 'identity' },
  })
  expect(answer.status).toBe(200)
  return (await answer.arrayBuffer()).byteLength
}

test('stalled readers cost hardly any memory, and are cut when there are too many', async () => {
  const path = '/assets/big.bin'
  expect(await download(path)).toBe(bytes)
  await stall(path, 60, (n) => `203.0.113.${n % 3}`)
  expect(await download(path)).toBe(bytes)
  // Of each a piece waits.
  expect(Math.max(...answers.map((each) => each.writableLength))).toBeLessThan(bytes / 10)
  await expect.poll(open).toBeLessThanOrEqual(most + 3)
  expect(await download(path)).toBe(bytes)
})

const docs = docsRoutes(async () => ({}), 'http://localhost')

test.each([
  ['of the site', '/assets/big.bin', (request: Request) => site(request)],
  ['of others', '/docs/swagger-ui-bundle.js', (request: Request) => docs.fetch(request)],
])('the largest file %s is there once, however many read it', async (_, path, serve) => {
  const begin = async () => {
    const answer = await serve(new Request(`http://localhost${path}`))
    return (await answer?.body?.getReader().read())?.value
  }
  const [one, other] = [await begin(), await begin()]
  expect(one?.length).toBeGreaterThan(0)
  expect(other?.buffer).toBe(one?.buffer)
})
