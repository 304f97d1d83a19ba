import { mkdir, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { shippedRules } from '#domain/rules/shipped.ts'
import { outgoingBounds } from '../../src/server/http/outgoing.ts'
import { loadSite } from '../../src/server/http/site.ts'
import { builtFolder, siteOptions } from '../../src/server/http/test-support.ts'
import { startApp } from '../support/app.ts'
import { forFile } from '../support/for-file.ts'
import { heldBytes } from '../support/held-bytes.ts'
import { openRaw } from '../support/raw-http.ts'
import { startServices } from '../support/services.ts'

const bytes = 4_800_000
/** Of all networks together. */
const most = 30
let sockets: Socket[] = []

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
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
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

/** The process's memory outside the heap, which holds answers. */
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
  const before = heldBytes()
  await stall(path, 60, (n) => `203.0.113.${n % 3}`)
  expect(await download(path)).toBe(bytes)
  // Far less than sixty copies.
  expect(heldBytes() - before).toBeLessThan(30 * bytes)
  await expect.poll(open).toBeLessThanOrEqual(most + 3)
  expect(await download(path)).toBe(bytes)
})

test('the largest thing that anybody may ask for is there once, however many ask', async () => {
  const path = '/api/docs/swagger-ui-bundle.js'
  const size = await download(path)
  const before = heldBytes()
  await stall(path, 60, (n) => `203.0.113.${n % 3}`)
  expect(await download(path)).toBe(size)
  expect(heldBytes() - before).toBeLessThan(30 * size)
})
