import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClamAvScanner } from '../../src/server/platform/adapters/virus-scanner/clamav.ts'
import { lastingPort } from '../../test/faults/process.ts'
import { findProgram, isThere } from '../cluster/programs.ts'
import { startBeside } from './proxy.ts'

const clamd = findProgram('clamd')
const here = isThere('ClamAV', { 'clamav-daemon': clamd })

/** The pattern of this scanner's only signature. */
const harmful = 'a harmless text that this test takes for a virus'

let folder: string
let url: string
let daemon: Awaited<ReturnType<typeof startBeside>>

beforeAll(async () => {
  if (!here) return
  folder = await mkdtemp(join(tmpdir(), 'karibu-clamd-'))
  const port = await lastingPort()
  url = `tcp://127.0.0.1:${port}`
  await mkdir(join(folder, 'signatures'))
  const signature = `Karibu.Test:0:*:${Buffer.from(harmful).toString('hex')}\n`
  await writeFile(join(folder, 'signatures', 'karibu.ndb'), signature)
  const settings = {
    DatabaseDirectory: join(folder, 'signatures'),
    TemporaryDirectory: folder,
    TCPAddr: '127.0.0.1',
    TCPSocket: port,
    Foreground: 'yes',
    // The largest accepted file with its form.
    StreamMaxLength: '11M',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`)
  await writeFile(join(folder, 'clamd.conf'), lines.join(''))
  daemon = await startBeside(clamd ?? '', [`--config-file=${join(folder, 'clamd.conf')}`], port)
})
afterAll(async () => {
  await daemon?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test.skipIf(!here)('ClamAV tells a harmful file from others, also the largest', async () => {
  const scanner = createClamAvScanner(url)
  const large = Buffer.alloc(10_000_000, 'x')
  expect(await scanner.scan(Buffer.from('a photo'))).toBe('clean')
  expect(await scanner.scan(Buffer.from(`before ${harmful} after`))).toBe('infected')
  expect(await scanner.scan(large)).toBe('clean')
  large.write(harmful, 9_900_000)
  expect(await scanner.scan(large)).toBe('infected')
  const verdicts = await Promise.all(
    Array.from({ length: 8 }, (_, index) => scanner.scan(Buffer.from(index % 2 ? harmful : 'ok'))),
  )
  expect(verdicts.filter((verdict) => verdict === 'infected')).toHaveLength(4)
})

test.skipIf(!here)('beyond its limit it gives no verdict, and away it gives none', async () => {
  await expect(createClamAvScanner(url).scan(Buffer.alloc(12_000_000))).rejects.toThrow()
  await daemon.stop()
  await expect(createClamAvScanner(url).scan(Buffer.from('a photo'))).rejects.toThrow()
})
