import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib'

export type Bytes = Uint8Array<ArrayBuffer>

/** A file and its compressed copies; null where there is none. */
export type Copies = { plain(): Bytes; br(): Bytes | null; gzip(): Bytes | null }

/** Measured on pages of 50 to 120 kB: 2 to 4 ms and as small as level 9, which takes 23 ms. */
const quickQuality = 8
const inBackground = promisify(brotliCompress)

const options = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** A file not worth compressing, or not compressed by the build. */
export const asItIs = (plain: Bytes): Copies => ({
  plain: () => plain,
  br: () => null,
  gzip: () => null,
})

/** Decompresses for the few clients without the encoding; held in memory only while many ask at once. */
function madeFrom(make: () => Bytes): () => Bytes {
  let last = new WeakRef<Bytes>(new Uint8Array())
  return () => {
    const known = last.deref()
    if (known && known.length > 0) return known
    const made = make()
    last = new WeakRef(made)
    return made
  }
}

export const unpack = (br: Bytes): Bytes => new Uint8Array(brotliDecompressSync(br))

/** Copies written by the build. */
export function builtCopies(br: Bytes, gzip: Bytes | null): Copies {
  return { plain: madeFrom(() => unpack(br)), br: () => br, gzip: () => gzip }
}

/**
 * For texts completed by the server: nothing is compressed before the first request. That one gets
 * a quick copy (a few milliseconds); meanwhile a thread makes the smallest copy (a tenth smaller,
 * 60 to 160 ms) for later ones. `finish` makes the text.
 */
export function copiesOnDemand(): (finish: () => Bytes) => Copies {
  let turn = Promise.resolve()
  return (finish) => {
    let [br, gzip]: [Bytes | null, Bytes | null] = [null, null]
    const plain = madeFrom(finish)
    const makeSmallest = async () => {
      const text = plain()
      const smallest = new Uint8Array(await inBackground(text, options(11, text.length)))
      if (br && smallest.length < br.length) br = smallest
    }
    return {
      plain,
      br() {
        if (br) return br
        const text = plain()
        br = new Uint8Array(brotliCompressSync(text, options(quickQuality, text.length)))
        // One at a time; on failure the quick copy stays.
        turn = turn.then(makeSmallest).catch(() => {})
        return br
      },
      gzip() {
        gzip ??= new Uint8Array(gzipSync(plain()))
        return gzip
      },
    }
  }
}

/** For large, rarely read texts: served uncompressed until a thread has compressed them. */
export function copiesInBackground(plain: Bytes): Copies {
  let br: Bytes | null = null
  let isBegun = false
  return {
    plain: () => plain,
    br() {
      if (!isBegun) {
        isBegun = true
        const making = inBackground(plain, options(quickQuality, plain.length))
        making.then((made) => (br = new Uint8Array(made))).catch(() => {})
      }
      return br
    },
    gzip: () => null,
  }
}

const pieceBytes = 32 * 1024

/** Streams shared bytes in slices, without a copy per reader; a stalled reader holds one slice. */
export function inPieces(bytes: Bytes): Bytes | ReadableStream<Bytes> {
  if (bytes.length <= 2 * pieceBytes) return bytes
  let at = 0
  const pull = (controller: ReadableStreamDefaultController<Bytes>) => {
    controller.enqueue(bytes.subarray(at, at + pieceBytes))
    at += pieceBytes
    if (at >= bytes.length) controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/** An ETag of everything that determines the content. */
export function etagOf(...parts: (Bytes | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** The smallest copy that the client accepts. */
export function copyFor(request: Request, { copies }: { copies: Copies }) {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const br = /\bbr\b/.test(accepted) ? copies.br() : null
  if (br) return { encoding: 'br', bytes: br }
  const gzip = /\bgzip\b/.test(accepted) ? copies.gzip() : null
  return gzip ? { encoding: 'gzip', bytes: gzip } : { encoding: null, bytes: copies.plain() }
}
