import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { eicar, startClamavStandIn } from '../../../../test/support/clamav-stand-in.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { createClamAvScanner } from './clamav.ts'
import { createGuardedScanner } from './guarded.ts'

const daemon = await forFile(startClamavStandIn())
afterEach(() => {
  daemon.scanned.length = 0
  daemon.silent = false
  daemon.reply = null
})

const scan = (bytes: Uint8Array) => createClamAvScanner(daemon.url, 300).scan(bytes)

test('hands over every byte and believes a clean verdict', async () => {
  const bytes = randomBytes(200_001)
  expect(await scan(bytes)).toBe('clean')
  expect(daemon.scanned[0]?.equals(bytes)).toBe(true)
})

test('believes a virus', async () => {
  expect(await scan(Buffer.from(`some text ${eicar}`))).toBe('infected')
})

test.each([['INSTREAM size limit exceeded. ERROR'], ['stream: something ERROR'], ['']])(
  'takes %j for no verdict',
  async (reply) => {
    daemon.reply = reply
    await expect(scan(Buffer.of(1))).rejects.toThrow('The virus scanner answered')
  },
)

test('rejects when nobody answers, and when nobody is there', async () => {
  daemon.silent = true
  await expect(scan(Buffer.of(1))).rejects.toThrow('silent')
  await expect(createClamAvScanner('tcp://127.0.0.1:1').scan(Buffer.of(1))).rejects.toThrow()
})

test('is not asked while it keeps failing, and again when its time is over', async () => {
  let now = 0
  const scanner = createGuardedScanner(createClamAvScanner(daemon.url, 50), { now: () => now })
  daemon.silent = true
  for (let n = 0; n < 3; n += 1) {
    await expect(scanner.scan(Buffer.of(1))).rejects.toThrow('silent')
  }
  daemon.silent = false
  await expect(scanner.scan(Buffer.of(1))).rejects.toThrow('too often')
  expect(daemon.scanned).toEqual([])
  now = 10_000
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
  expect(await scanner.scan(Buffer.of(1))).toBe('clean')
})
