import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

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
export function claimedPng(head: Head, zeros = 1_000_000): Buffer {
  const data = deflateSync(Buffer.alloc(zeros), { level: 9 })
  return Buffer.concat([signature, ihdr(head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A real PNG with further chunks before its pixels. */
export async function pngWith(chunks: readonly [string, Uint8Array][], side = 60): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#369' } as const
  const plain = await sharp({ create }).png().toBuffer()
  const afterHead = signature.length + 25
  const more = chunks.map(([type, data]) => chunk(type, data))
  return Buffer.concat([plain.subarray(0, afterHead), ...more, plain.subarray(afterHead)])
}

const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })

/** Text and profiles that decompress to 64 MB each, and animation frames. */
export const bombs: readonly [string, Uint8Array][] = [
  ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])],
  ['iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), bomb])],
  ['iCCP', Buffer.concat([Buffer.from('profile\0\0'), bomb])],
  ['eXIf', Buffer.alloc(2_000_000, 'MM')],
]

export const animation: readonly [string, Uint8Array][] = [
  ['acTL', Buffer.from([0, 1, 0, 0, 0, 0, 0, 0])],
  ...Array.from({ length: 500 }, (): [string, Uint8Array] => ['fdAT', Buffer.alloc(1_000)]),
]

/** A progressive picture with its last scan repeated. */
export async function scanBomb(side: number, times: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#936' } as const
  const progressive = await sharp({ create }).jpeg({ progressive: true, quality: 50 }).toBuffer()
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(last, -2)
  const repeats = Array.from({ length: times }, () => scan)
  return Buffer.concat([progressive.subarray(0, -2), ...repeats, progressive.subarray(-2)])
}

/** A JPEG with a false size. */
export function claimedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
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
export function jpegWith(jpeg: Buffer, kind: number, content: Uint8Array, times = 1): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0])
  head.writeUInt16BE(content.byteLength + 2, 2)
  const segments = Array.from({ length: times }, () => Buffer.concat([head, content]))
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
