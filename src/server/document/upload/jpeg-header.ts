import type { PictureHeader } from '#domain/document/picture.ts'
import { AppError } from '#domain/error.ts'

const maxProfileBytes = 1024 * 1024
/** Segments before and between scans; cameras write some dozens. */
const maxSegments = 2_000
const [startOfScan, endOfImage, marker] = [0xda, 0xd9, 0xff]

const unreadable = (): AppError => new AppError('document.unreadable')

/** `end` of its own bytes, and of the scan data after it. */
type Segment = { kind: number; at: number; end: number; dataEnd: number }

const startsFrame = (kind: number): boolean =>
  kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc
const standsAlone = (kind: number): boolean => kind === 0x01 || (kind >= 0xd0 && kind <= 0xd8)
const isApplication = (kind: number): boolean => (kind >= 0xe0 && kind <= 0xef) || kind === 0xfe

/** The end of a scan's data: the first marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(marker, at)
    if (at < 0 || at + 1 >= bytes.length) return bytes.length
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== marker && !(next >= 0xd0 && next <= 0xd7)) return at
    at += next === marker ? 1 : 2
  }
}

/** The next marker, found as decoders do: skipping anything else, such as the rest of a segment of wrong length. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(marker, from); at >= 0; at = bytes.indexOf(marker, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== marker) return at
  }
  return bytes.length
}

function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let count = 0
  for (let at = nextMarker(bytes, 2); at + 2 <= bytes.length; ) {
    const kind = bytes[at + 1] ?? 0
    if (standsAlone(kind)) {
      at = nextMarker(bytes, at + 2)
      continue
    }
    if (kind === endOfImage) return yield { kind, at, end: at + 2, dataEnd: at + 2 }
    if (at + 4 > bytes.length) return
    count += 1
    if (count > maxSegments) throw new AppError('document.too-complex')
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) throw unreadable()
    const dataEnd = kind === startOfScan ? scanEnd(bytes, end) : end
    yield { kind, at, end, dataEnd }
    at = nextMarker(bytes, dataEnd)
  }
}

/** Memory for the coefficients of a progressive picture. */
function coefficientBytes(bytes: Buffer, { at, end }: Segment, pixels: number): number {
  const count = bytes[at + 9] ?? 0
  if (at + 10 + count * 3 > end) throw unreadable()
  const samplings = Array.from({ length: count }, (_, n) => {
    const factor = bytes[at + 11 + n * 3] ?? 0
    return { across: factor >> 4, down: factor & 15 }
  })
  const across = Math.max(1, ...samplings.map((each) => each.across))
  const down = Math.max(1, ...samplings.map((each) => each.down))
  const share = samplings.reduce(
    (sum, each) => sum + (each.across * each.down) / (across * down),
    0,
  )
  return pixels * share * 2
}

/** Keeps the picture, and of the metadata what affects its rendering: orientation and colours. */
function createKeeping(bytes: Buffer): (segment: Segment) => boolean {
  let hasExif = false
  let profileBytes = 0
  return ({ kind, at, end }) => {
    if (!isApplication(kind) || kind === 0xe0 || kind === 0xee) return true
    const name = bytes.toString('latin1', at + 4, Math.min(end, at + 16))
    if (kind === 0xe1 && name.startsWith('Exif\0') && !hasExif) {
      hasExif = true
      return true
    }
    if (kind !== 0xe2 || !name.startsWith('ICC_PROFILE\0')) return false
    profileBytes += end - at
    return profileBytes <= maxProfileBytes
  }
}

/** A JPEG's pixels by its first bytes; null if not in there. */
export function pixelsOfJpeg(head: Buffer): number | null {
  if (head[0] !== marker || head[1] !== 0xd8) return null
  try {
    for (const { kind, at, end } of segmentsOf(head)) {
      if (startsFrame(kind) && end - at >= 11) return pixelsIn(head, at)
    }
  } catch {
    // The rest of the segment is missing.
  }
  return null
}

const pixelsIn = (bytes: Buffer, frameAt: number): number =>
  bytes.readUInt16BE(frameAt + 5) * bytes.readUInt16BE(frameAt + 7)

export type ReadJpeg = {
  header: PictureHeader
  bytes: Buffer
  /** Whether the end marker was there. If not it was appended, and data may be missing. */
  hasEnd: boolean
}

/**
 * A JPEG's header, and its bytes without anything unneeded for rendering. Throws
 * document.unreadable, document.too-complex.
 */
export function readJpeg(bytes: Buffer): ReadJpeg {
  if (bytes[0] !== marker || bytes[1] !== 0xd8) throw unreadable()
  const keeps = createKeeping(bytes)
  const pieces: Buffer[] = [bytes.subarray(0, 2)]
  let frame: Segment | null = null
  let scans = 0
  let hasEnd = false
  for (const segment of segmentsOf(bytes)) {
    if (segment.kind === endOfImage) hasEnd = true
    if (segment.kind === startOfScan) scans += 1
    // With two frames, readers may differ.
    if (startsFrame(segment.kind)) {
      if (frame) throw unreadable()
      frame = segment
    }
    if (keeps(segment)) pieces.push(bytes.subarray(segment.at, segment.dataEnd))
  }
  if (!frame || scans === 0 || frame.end - frame.at < 11) throw unreadable()
  const height = bytes.readUInt16BE(frame.at + 5)
  const width = bytes.readUInt16BE(frame.at + 7)
  const decodingBytes = scans > 1 ? coefficientBytes(bytes, frame, width * height) : width * 3
  const header = { width, height, decodingBytes, scans }
  if (!hasEnd) pieces.push(Buffer.from([marker, endOfImage]))
  return { header, bytes: Buffer.concat(pieces), hasEnd }
}
