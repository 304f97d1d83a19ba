import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { eicar, startClamavStandIn } from '../../../../../test/support/clamav-stand-in.ts'
import { forFile } from '../../../../../test/support/for-file.ts'
import { createClamAvScanner } from './clamav.ts'
import { createGuardedScanner } from './guarded.ts'

const daemon = await forFile(startClamavStandIn())
afterEach(() => {
  daemon.scanned.length = 0
  daemon.silent = false
  daemon.reply = null
})

const scan = (bytes: Uint8Array) => createClamAvScanner(daemon.url).scan(bytes)

test('hands over every byte, and believes both verdicts', async () => {
  const bytes = randomBytes(200_001)
  expect(await scan(bytes)).toBe('clean')
  expect(daemon.scanned[0]?.equals(bytes)).toBe(true)
  expect(await scan(Buffer.from(`some text ${eicar}`))).toBe('infected')
})

test.each([['INSTREAM size limit exceeded. ERROR'], ['stream: something ERROR'], ['']])(
  'takes %j for no verdict',
  async (reply) => {
    daemon.reply = reply
    await expect(scan(Buffer.of(1))).rejects.toThrow('The virus scanner')
  },
)

test('is not asked while it keeps failing, and again when its time is over', async () => {
  let now = 0
  const [hasty, patient] = [createClamAvScanner(daemon.url, 50), createClamAvScanner(daemon.url)]
  const inner = { scan: (bytes: Uint8Array) => (daemon.silent ? hasty : patient).scan(bytes) }
  const scanner = createGuardedScanner(inner, { now: () => now })
  daemon.silent = true
  for (let n = 0; n < 3; n += 1) {
    await expect(scanner.scan(Buffer.of(1))).rejects.toThrow('timeout')
  }
  daemon.silent = false
  await expect(scanner.scan(Buffer.of(1))).rejects.toThrow('resting')
  expect(daemon.scanned).toEqual([])
  now = 10_000
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
})

test('stumbles over one file, and is asked about the others', async () => {
  const scanner = createGuardedScanner(createClamAvScanner(daemon.url), { now: () => 0 })
  daemon.reply = 'INSTREAM size limit exceeded. ERROR'
  for (let n = 0; n < 5; n += 1)
    await expect(scanner.scan(Buffer.of(1))).rejects.toThrow('size-limit')
  daemon.reply = null
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
})

test('a scanner that is slow with one file and answers others is still used', async () => {
  const slow = [1, 2, 3, 4].map(() => Promise.withResolvers<'clean'>())
  const waiting = [...slow]
  const inner = { scan: async () => waiting.shift()?.promise ?? 'clean' }
  const scanner = createGuardedScanner(inner, { now: () => 0 })
  const scans = slow.map(() => scanner.scan(Buffer.of(1)))
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
  for (const { reject } of slow) reject(new Error('The virus scanner is silent'))
  for (const each of await Promise.allSettled(scans)) expect(each.status).toBe('rejected')
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
})

test('scans that were cut off after a moment do not keep others from it', async () => {
  const scanner = createGuardedScanner(createClamAvScanner(daemon.url), { now: () => 0 })
  daemon.silent = true
  for (let n = 0; n < 3; n += 1) {
    await expect(scanner.scan(Buffer.of(1), AbortSignal.timeout(50))).rejects.toThrow('timeout')
  }
  daemon.silent = false
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
})

test('work that waited too long for its turn does not ask', async () => {
  const scanner = createGuardedScanner(createClamAvScanner(daemon.url), { now: () => 0 })
  await expect(scanner.scan(Buffer.of(1), AbortSignal.abort())).rejects.toThrow()
  expect(daemon.scanned).toEqual([])
})
