import { crc32, inflateSync } from 'node:zlib'
import type { PictureHeader } from '#domain/document/picture.ts'
import { AppError } from '#domain/error.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Encoders write chunks of 4 KB and more; thousands of empty ones only cost time. */
const maxChunks = 10_000
const maxProfileBytes = 4 * 1024 * 1024
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Chunks that affect rendering. Texts, times, thumbnails and animations are dropped. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND']

const unreadable = (): AppError => new AppError('document.unreadable')

type Chunk = { type: string; at: number; end: number }

/** The chunks to IEND, or what is whole of them: behind the pixels readers need nothing. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let count = 0
  let hasPixels = false
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    // Missing rows are noticed by the decoder.
    if (end > bytes.length && hasPixels) return
    if (end > bytes.length) throw unreadable()
    count += 1
    if (count > maxChunks) throw new AppError('document.too-complex')
    hasPixels ||= type === 'IDAT'
    yield { type, at, end }
    if (type === 'IEND') return
    at = end
  }
  if (!hasPixels) throw unreadable()
}

/** A colour profile of a realistic size, judged by its unpacked size. */
function isFitProfile(bytes: Buffer, { at, end }: Chunk): boolean {
  const data = bytes.subarray(at + 8, end - 4)
  const nameEnd = data.indexOf(0)
  if (nameEnd < 0 || nameEnd > 79) return false
  try {
    inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: maxProfileBytes })
    return true
  } catch {
    return false
  }
}

function isKept({ type, at, end }: Chunk): boolean {
  // The orientation.
  return type === 'eXIf' ? end - at < 64 * 1024 : kept.includes(type)
}

function headerIn(bytes: Buffer, { type, at, end }: Chunk): PictureHeader {
  if (type !== 'IHDR' || end - at !== 25) throw unreadable()
  if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw unreadable()
  const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
  const [depth = 0, color = 0] = [bytes[at + 16], bytes[at + 17]]
  const pixelBytes = ((channelsOf[color] ?? 4) * depth) / 8
  const isInterlaced = bytes[at + 20] !== 0
  const decodingBytes = isInterlaced ? width * height * pixelBytes : width * pixelBytes
  return { width, height, decodingBytes, scans: isInterlaced ? 7 : 1 }
}

/** A PNG's pixels by its first bytes; null for other formats. */
export function pixelsOfPng(head: Buffer): number | null {
  const isPng = head.length >= 24 && head.subarray(0, signature.length).equals(signature)
  return isPng ? head.readUInt32BE(16) * head.readUInt32BE(20) : null
}

/**
 * A PNG's header, and its bytes without anything unneeded for rendering. Throws
 * document.unreadable, document.too-complex.
 */
export function readPng(bytes: Buffer): { header: PictureHeader; bytes: Buffer } {
  if (!bytes.subarray(0, signature.length).equals(signature)) throw unreadable()
  const chunks = [...chunksOf(bytes)]
  const [first] = chunks
  if (!first) throw unreadable()
  const header = headerIn(bytes, first)
  // There is at most one; unpacking a thousand would take seconds.
  const profile = chunks.find(({ type }) => type === 'iCCP')
  const fit = chunks.filter((chunk) =>
    chunk === profile ? isFitProfile(bytes, chunk) : isKept(chunk),
  )
  if (fit.length === chunks.length) return { header, bytes }
  const pieces = fit.map(({ at, end }) => bytes.subarray(at, end))
  return { header, bytes: Buffer.concat([signature, ...pieces]) }
}
