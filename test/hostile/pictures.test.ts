import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AppError } from '#domain/error.ts'
import { readJpeg } from '../../src/server/document/upload/jpeg-header.ts'
import { redrawPicture } from '../../src/server/document/upload/picture.ts'
import { readPng } from '../../src/server/document/upload/png-header.ts'
import { photo, png } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import { cookieOf } from '../support/owner.ts'
import { startServices } from '../support/services.ts'
import { fillMemory, startUploads } from '../support/uploads.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sized = Buffer.alloc(body.length + 8)
  sized.writeUInt32BE(data.byteLength, 0)
  body.copy(sized, 4)
  sized.writeUInt32BE(crc32(body), body.length + 4)
  return sized
}

type Head = { width: number; height: number; depth?: number; color?: number; interlaced?: boolean }

function ihdr({ width, height, depth = 8, color = 2, interlaced = false }: Head): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, color, 0, 0, interlaced ? 1 : 0], 8)
  return chunk('IHDR', data)
}

/** A PNG with a claimed size; its data are zeros, as many as a whole picture could have. */
function claimedPng(head: Head, zeros = 1_000_000): Buffer {
  const data = deflateSync(Buffer.alloc(zeros), { level: 9 })
  return Buffer.concat([signature, ihdr(head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A real PNG with further chunks before its pixels. */
async function pngWith(chunks: readonly [string, Uint8Array][], side = 60): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#369' } as const
  const plain = await sharp({ create }).png().toBuffer()
  const afterHead = signature.length + 25
  const more = chunks.map(([type, data]) => chunk(type, data))
  return Buffer.concat([plain.subarray(0, afterHead), ...more, plain.subarray(afterHead)])
}

const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })

/** Text and profiles that decompress to 64 MB each, and animation frames. */
const bombs: readonly [string, Uint8Array][] = [
  ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])],
  ['iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), bomb])],
  ['iCCP', Buffer.concat([Buffer.from('profile\0\0'), bomb])],
  ['eXIf', Buffer.alloc(2_000_000, 'MM')],
]

const animation: readonly [string, Uint8Array][] = [
  ['acTL', Buffer.from([0, 1, 0, 0, 0, 0, 0, 0])],
  ...Array.from({ length: 500 }, (): [string, Uint8Array] => ['fdAT', Buffer.alloc(1_000)]),
]

/** A progressive picture with its last scan repeated. */
async function scanBomb(side: number, times: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#936' } as const
  const progressive = await sharp({ create }).jpeg({ progressive: true, quality: 50 }).toBuffer()
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(last, -2)
  const repeats = Array.from({ length: times }, () => scan)
  return Buffer.concat([progressive.subarray(0, -2), ...repeats, progressive.subarray(-2)])
}

/** A JPEG with a false size. */
function claimedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg)
  for (let at = 2; at + 9 < claimed.length; at += 2 + claimed.readUInt16BE(at + 2)) {
    const kind = claimed[at + 1] ?? 0
    if (kind < 0xc0 || kind > 0xc2) continue
    claimed.writeUInt16BE(height, at + 5)
    claimed.writeUInt16BE(width, at + 7)
    return claimed
  }
  throw new Error('A JPEG without a frame')
}

/** A JPEG with additional segments at the front. */
function jpegWith(jpeg: Buffer, kind: number, content: Uint8Array, times = 1): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.byteLength + 2, 2)
  const segments = Array.from({ length: times }, () => Buffer.concat([head, content]))
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

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
  test('colour profiles but the first, without unpacking them', async () => {
    const data = Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(9))])
    const withProfiles = async (count: number) =>
      readPng(await pngWith(Array(count).fill(['iCCP', data]))).bytes
    expect((await withProfiles(3)).equals(await withProfiles(1))).toBe(true)
  })

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
