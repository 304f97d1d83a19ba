import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#domain/error.ts'
import { readJpeg } from '../../src/server/document/upload/jpeg-header.ts'
import { redrawPicture } from '../../src/server/document/upload/picture.ts'
import { readPng } from '../../src/server/document/upload/png-header.ts'
import { photo, png } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import {
  animation,
  bombs,
  claimedJpeg,
  claimedPng,
  jpegWith,
  pngWith,
  scanBomb,
} from '../support/hostile-pictures.ts'
import { cookieOf } from '../support/owner.ts'
import { startServices } from '../support/services.ts'
import { fillMemory, startUploads } from '../support/uploads.ts'

const parts = await forFile(startServices())

const drawn = (bytes: Buffer, kind: 'jpeg' | 'png') =>
  redrawPicture(bytes, kind).then(
    () => 'passes',
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )

const jpeg = (side = 200) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#963' } })
    .jpeg()
    .toBuffer()

describe('a picture that would cost seconds is refused by its header', () => {
  test.each<[string, 'jpeg' | 'png', () => Promise<Buffer> | Buffer]>([
    ['one pixel wide, 49 million high', 'png', () => claimedPng({ width: 1, height: 49_000_000 })],
    ['of 31 million pixels', 'png', () => claimedPng({ width: 5_600, height: 5_600 })],
    [
      'interlaced, 16 bit and 29 million pixels',
      'png',
      () => claimedPng({ width: 5_400, height: 5_400, depth: 16, color: 6, interlaced: true }),
    ],
    ['a JPEG of 60,000 by 60,000', 'jpeg', async () => claimedJpeg(await jpeg(), 60_000, 60_000)],
    ['a JPEG of 21,000 by 10', 'jpeg', async () => claimedJpeg(await jpeg(), 21_000, 10)],
    ['a JPEG of a thousand scans', 'jpeg', () => scanBomb(200, 1_000)],
    [
      'a JPEG of forty scans of 16 million pixels',
      'jpeg',
      async () => claimedJpeg(await scanBomb(200, 40), 4_000, 4_000),
    ],
    [
      'ten thousand empty pieces',
      'png',
      () => pngWith(Array.from({ length: 10_001 }, () => ['IDAT', Buffer.alloc(0)])),
    ],
    [
      'thousands of empty segments',
      'jpeg',
      async () => jpegWith(await jpeg(), 0xfe, Buffer.alloc(0), 3_000),
    ],
  ])('%s', async (_, kind, make) => {
    expect(await drawn(await make(), kind)).toBe('document.too-complex')
  })

  test.each<[string, 'jpeg' | 'png', () => Promise<Buffer> | Buffer]>([
    ['a PNG of no pixels', 'png', () => claimedPng({ width: 0, height: 5 })],
    ['a PNG that is cut in a chunk', 'png', async () => (await png()).subarray(0, 60)],
    ['a JPEG without a frame', 'jpeg', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'a JPEG whose segment leads outside',
      'jpeg',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0]),
    ],
    [
      'a JPEG of two frames',
      'jpeg',
      async () => {
        const whole = await jpeg()
        const at = whole.indexOf(Buffer.from([0xff, 0xc0]))
        const frame = whole.subarray(at, at + 2 + whole.readUInt16BE(at + 2))
        return Buffer.concat([whole.subarray(0, at), frame, whole.subarray(at)])
      },
    ],
  ])('%s cannot be read', async (_, kind, make) => {
    expect(await drawn(await make(), kind)).toBe('document.unreadable')
  })
})

describe('what is written into a picture is left out before it is decoded', () => {
  const written: [string, readonly [string, Uint8Array][]][] = [
    ...bombs.map((chunk): [string, [string, Uint8Array][]] => [chunk[0], [chunk]]),
    ['acTL', animation],
  ]
  test.each(written)('%s', async (_, chunks) => {
    const picture = await pngWith(chunks)
    expect(readPng(picture).bytes.equals(readPng(await pngWith([])).bytes)).toBe(true)
    expect(await drawn(picture, 'png')).toBe('passes')
  })

  test('megabytes of profile, comments and thumbnails in a JPEG', async () => {
    const plain = await jpeg()
    for (const [kind, start] of [
      [0xe2, 'ICC_PROFILE\0\x01\x01'],
      [0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
      [0xfe, 'x'],
    ] as const) {
      const content = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(60_000, 7)])
      const { bytes } = readJpeg(jpegWith(plain, kind, content, 70))
      expect(bytes.length).toBeLessThan(plain.length + 1024 * 1024)
    }
  })
})

describe('what travellers have passes', () => {
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#9cf' } })
  test.each<[string, 'jpeg' | 'png', () => Promise<Buffer>]>([
    ['a photo of 20 million pixels', 'jpeg', () => of(5_000, 4_000).jpeg().toBuffer()],
    ['a progressive photo', 'jpeg', () => of(3_000, 2_000).jpeg({ progressive: true }).toBuffer()],
    ['a CMYK scan', 'jpeg', () => of(600, 800).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bit per colour', 'png', () => of(600, 800).toColourspace('rgb16').png().toBuffer()],
    ['a long receipt', 'png', () => of(400, 19_000).png().toBuffer()],
    ['a colour profile', 'png', () => of(60, 80).withIccProfile('p3').png().toBuffer()],
    ['a telephone photo with place and thumbnail', 'jpeg', () => photo()],
  ])('%s', async (_, kind, make) => {
    expect(await drawn(await make(), kind)).toBe('passes')
  })
})

test('pictures pass one gate, four at a time, whatever route they take', async () => {
  let [inside, most] = [0, 0]
  const virusScanner = {
    async scan() {
      inside += 1
      most = Math.max(most, inside)
      await vi.waitFor(() => expect(most).toBeGreaterThanOrEqual(4), 60_000)
      inside -= 1
      return 'clean' as const
    },
  }
  const uploads = await startUploads({ ...parts.services, virusScanner })
  onTestFinished(uploads.close)
  const order = await uploads.order()
  const file = await png()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, ...cookieOf(order) }
      const isOwn = n % 2 === 0
      return isOwn
        ? uploads.add(order, { file, headers })
        : uploads.upload('/api/upload', { file, headers })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(most).toBe(4)
})

test('sixteen files of one network do not hold up those of another, known or not', async () => {
  const [many, few] = [await png(), await png(80, 60)]
  const begun: string[] = []
  const held: (() => void)[] = []
  let isOver = false
  const virusScanner = {
    async scan(bytes: Uint8Array) {
      const isOfMany = many.equals(bytes)
      begun.push(isOfMany ? 'many' : few.equals(bytes) ? 'stranger' : 'traveller')
      if (isOfMany && !isOver) await new Promise<void>((resolve) => held.push(resolve))
      return 'clean' as const
    },
  }
  const releaseAll = () => {
    isOver = true
    for (const release of held) release()
  }
  const uploads = await startUploads({ ...parts.services, virusScanner })
  onTestFinished(uploads.close)
  onTestFinished(releaseAll)
  const order = await uploads.order()
  const onDisk = (count: number) =>
    expect.poll(async () => (await uploads.leftovers()).spools.length).toBe(count)
  const send = (file: Buffer, address: string) =>
    uploads.upload('/api/upload', { file, headers: { 'x-forwarded-for': address } })

  fillMemory()
  const answers = Array.from({ length: 16 }, () => send(many, '198.51.100.7'))
  await onDisk(16)
  answers.push(send(few, '192.0.2.77'))
  await onDisk(17)
  const headers = { 'x-forwarded-for': '192.0.2.78', ...cookieOf(order) }
  const ofTraveller = uploads.add(order, { file: await png(90, 60), headers })
  answers.push(ofTraveller)
  await expect.poll(() => begun).toContain('traveller')
  // Answered while the sixteen stand still.
  await ofTraveller
  while (!begun.includes('stranger')) {
    const before = begun.length
    held.shift()?.()
    await expect.poll(() => begun.length).toBeGreaterThan(before)
  }
  expect(begun.indexOf('stranger')).toBeLessThan(8)
  releaseAll()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(Array(18).fill(201))
})
