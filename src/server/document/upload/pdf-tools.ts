import { createCipheriv, createDecipheriv, hash } from 'node:crypto'
import {
  constants,
  createInflate,
  createInflateRaw,
  deflateSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib'
import { type Inflated, limits, type Tools, tooComplex, unreadable } from '#pdf/reading.ts'

const smallBytes = 64 * 1024
const maxSmallBytes = 4 * 1024 * 1024

type Informed = { buffer: Buffer; engine: { bytesWritten: number } }

function inflate(bytes: Uint8Array, room: number): Uint8Array {
  const options = { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH }
  try {
    return inflateSync(bytes, options)
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex()
    // With a wrong sum at its end, as some scanners write it, the rest is still right.
    try {
      return inflateRawSync(bytes.subarray(2), options)
    } catch (again) {
      throw again instanceof RangeError ? tooComplex() : unreadable()
    }
  }
}

async function inflateFrom(
  bytes: Uint8Array,
  room: number,
  keep: boolean,
  raw: boolean,
): Promise<Inflated> {
  const options = { chunkSize: 1024 * 1024, finishFlush: constants.Z_SYNC_FLUSH }
  const engine = raw ? createInflateRaw(options) : createInflate(options)
  const chunks: Buffer[] = []
  let size = 0
  let isWhole = true
  engine.end(bytes)
  try {
    for await (const chunk of engine) {
      size += chunk.length
      if (size > room) throw tooComplex()
      if (keep) chunks.push(chunk)
    }
  } catch (error) {
    if (size > room) throw error
    isWhole = false
  }
  return { chunks, size, used: engine.bytesWritten, isWhole }
}

/** At once and with its bytes, where that is little work; null for the longer way. */
function inflateSmall(bytes: Uint8Array, room: number): Inflated | null {
  if (bytes.length > smallBytes) return null
  try {
    const options = { maxOutputLength: Math.min(room, maxSmallBytes), info: true }
    const { buffer, engine } = inflateSync(bytes, options) as unknown as Informed
    return { chunks: [buffer], size: buffer.length, used: engine.bytesWritten, isWhole: true }
  } catch {
    return null
  }
}

async function inflateWhatThereIs(
  bytes: Uint8Array,
  room: number,
  keep: boolean,
): Promise<Inflated> {
  const small = inflateSmall(bytes, room)
  if (small) return small
  const whole = await inflateFrom(bytes, room, keep, false)
  if (whole.isWhole) return whole
  // Readers take no notice of the two bytes in front and the sum behind.
  const held = Math.min(room, limits.heldBytes)
  const bare = await inflateFrom(bytes.subarray(2), held, true, true)
  const most = bare.size >= whole.size ? bare : await inflateFrom(bytes, held, true, false)
  return { ...most, isWhole: false }
}

function runAes(make: typeof createCipheriv | typeof createDecipheriv) {
  return (key: Uint8Array, start: Uint8Array, bytes: Uint8Array): Buffer => {
    const cipher = make(`aes-${key.length * 8}-cbc`, key, start).setAutoPadding(false)
    return Buffer.concat([cipher.update(bytes), cipher.final()])
  }
}

/** What our reader of PDFs borrows of Node. */
export const pdfTools: Tools = {
  deflate: (bytes) => deflateSync(bytes),
  inflate,
  inflateWhatThereIs,
  hash: (name, bytes) => hash(name, bytes, 'buffer'),
  encryptAes: runAes(createCipheriv),
  decryptAes: runAes(createDecipheriv),
}
