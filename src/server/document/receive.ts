import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { maxUploadBytes } from '#domain/document.ts'
import { AppError } from '#domain/error.ts'
import type { Spool } from './spool.ts'

/** Room for boundaries, headers and the small fields around the file. */
const envelopeBytes = 64 * 1024
const maxDiscardedBytes = 32 * 1024 * 1024

export const limits = { idleMs: 10_000, totalMs: 10 * 60_000 }

export type Fields = { documentType?: string; orderId?: string }
export type Upload = { fields: Fields; fileName: string; size: number; spool: Spool }

export type Receiving = {
  openSpool(): Promise<Spool>
  /** Called when the file begins, with the fields known by then; whoever throws ends the transfer. */
  onFile(fields: Fields): Promise<void>
  limits?: { idleMs: number; totalMs: number }
}

const tooLarge = (): AppError =>
  new AppError('document.too-large', { limit: maxUploadBytes / (1024 * 1024) })

type Reader = ReadableStreamDefaultReader<Uint8Array>

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('request.too-slow')), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

async function nextChunk(reader: Reader, idleMs: number): Promise<Uint8Array | null> {
  try {
    const { done, value } = await within(idleMs, reader.read())
    return done ? null : value
  } catch (error) {
    // The connection broke; nobody is left to hear the answer.
    throw error instanceof AppError ? error : new AppError('request.unreadable')
  }
}

/** Reads on for a while after a refusal: a browser that is still sending would not see the answer. */
async function discard(reader: Reader): Promise<void> {
  try {
    for (let size = 0; size < maxDiscardedBytes; ) {
      const chunk = await nextChunk(reader, limits.idleMs)
      if (!chunk) return
      size += chunk.byteLength
    }
  } catch {
    // Gone: that ends it as well.
  }
}

async function pump(reader: Reader, parser: BusboyInstance, idleMs: number): Promise<void> {
  let total = 0
  for (;;) {
    const chunk = await nextChunk(reader, idleMs)
    if (!chunk) break
    total += chunk.byteLength
    if (total > maxUploadBytes + envelopeBytes) throw tooLarge()
    // The parser takes the next chunk when the file has been written as far as it goes.
    await new Promise<void>((resolve) => parser.write(chunk, () => resolve()))
  }
  parser.end()
}

function createParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: { files: 1, fields: 8, parts: 10, fieldSize: 256, headerPairs: 20 },
      isPartAFile: (name) => name === 'file',
    })
  } catch {
    throw new AppError('request.unreadable')
  }
}

/** The parts of one body, taken as they come; the file goes to its spool chunk by chunk. */
function collect(parser: BusboyInstance, receiving: Receiving, fail: (error: unknown) => void) {
  const parts = { fields: {} as Fields, fileName: '', size: 0, spool: null as Spool | null }
  let taking = Promise.resolve()
  let current: BusboyFileStream | null = null
  async function take(file: BusboyFileStream): Promise<void> {
    await receiving.onFile(parts.fields)
    parts.spool = await receiving.openSpool()
    for await (const chunk of file) {
      parts.size += chunk.length
      if (parts.size > maxUploadBytes) throw tooLarge()
      await parts.spool.write(chunk)
    }
  }
  parser.on('field', (name, value) => {
    if (name === 'documentType' || name === 'orderId') parts.fields[name] = value
  })
  parser.on('file', (_name, file, fileName) => {
    parts.fileName = fileName ?? ''
    current = file
    file.on('error', () => {})
    taking = take(file).catch((error) => {
      // Bytes that end too early end the file's stream; the parser says so as well.
      fail(error instanceof AppError || parts.spool === null ? error : broken(error))
    })
  })
  return {
    parts,
    settled: () => taking,
    stop() {
      parser.destroy()
      current?.destroy()
    },
  }
}

/** Errors of the multipart grammar are the sender's; those of our disk stay what they are. */
function broken(error: unknown): unknown {
  const isOurs = error instanceof Error && 'syscall' in error
  return isOurs ? error : new AppError('request.unreadable')
}

/**
 * Takes a multipart body as a stream: never more than a chunk in memory, the limit of 5 MB kept while
 * it comes, cut off when it stalls. The file lies in a spool while `work` runs and is gone afterwards,
 * whatever happened. Throws AppError: document.too-large, document.empty, file.missing, request.*.
 */
export async function receiveUpload<T>(
  request: Request,
  receiving: Receiving,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxUploadBytes + envelopeBytes) throw tooLarge()
  const parser = createParser(request)
  const { idleMs, totalMs } = receiving.limits ?? limits
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const finished = Promise.withResolvers<void>()
  parser.on('finish', finished.resolve)
  parser.on('error', () => failure.reject(new AppError('request.unreadable')))
  const { parts, settled, stop } = collect(parser, receiving, failure.reject)
  const reader = (request.body ?? new Blob().stream()).getReader()
  const timer = setTimeout(() => failure.reject(new AppError('request.too-slow')), totalMs)
  try {
    const received = pump(reader, parser, idleMs).then(() => finished.promise)
    await Promise.race([received.then(settled), failure.promise])
    clearTimeout(timer)
    const { spool, size, fileName } = parts
    if (!spool || (size === 0 && fileName === '')) throw new AppError('file.missing')
    if (size === 0) throw new AppError('document.empty')
    return await work({ ...parts, spool })
  } catch (error) {
    stop()
    void discard(reader)
    throw error
  } finally {
    clearTimeout(timer)
    await settled()
    await parts.spool?.remove()
  }
}
