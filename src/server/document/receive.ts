import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { Endpoint } from '#contract/endpoint.ts'
import { maxUploadBytes } from '#domain/document.ts'
import { AppError } from '#domain/error.ts'
import type { Call } from '../http/route.ts'
import { release } from '../memory.ts'
import type { Spool } from './spool.ts'

/** Room for boundaries, headers and the small fields around the file. */
const envelopeBytes = 64 * 1024

export const limits = { idleMs: 10_000, totalMs: 10 * 60_000 }

export type Fields = Partial<Record<string, string>>
export type Upload = { fields: Fields; fileName: string; size: number; spool: Spool }

/** What a multipart body may hold: one file, and small fields; other parts are read and forgotten. */
export type Form = { file: string; fields: readonly string[]; fieldBytes: number }
const documentForm: Form = { file: 'file', fields: ['documentType', 'orderId'], fieldBytes: 256 }

export type Receiving = {
  form?: Form
  openSpool(): Promise<Spool>
  /** Called when the file begins, with the fields known by then; whoever throws ends the transfer. */
  onFile(fields: Fields): Promise<void>
  limits?: { idleMs: number; totalMs: number }
}

type Fail = (error: unknown) => void

const tooLarge = (): AppError =>
  new AppError('document.too-large', { limit: maxUploadBytes / (1024 * 1024) })

/** A body on its way: as Node's stream, with the headers that say how to read it. */
export type Body = { stream: Readable; contentType: string; declaredBytes: number }

export function bodyOf({ request, incoming }: Pick<Call<Endpoint>, 'request' | 'incoming'>): Body {
  const { headers } = request
  return {
    stream: incoming ?? Readable.fromWeb((request.body ?? new Blob().stream()) as WebStream),
    contentType: headers.get('content-type') ?? '',
    declaredBytes: Number(headers.get('content-length') ?? 0),
  }
}

/** Feeds the parser as fast as the file is written; fails when the sender stalls or never ends. */
function pump(stream: Readable, parser: BusboyInstance, idleMs: number, fail: Fail): () => void {
  let total = 0
  const timer = setTimeout(() => fail(new AppError('request.too-slow')), idleMs)
  const count = (chunk: Buffer) => {
    timer.refresh()
    total += chunk.length
    if (total > maxUploadBytes + envelopeBytes) fail(tooLarge())
  }
  stream.on('data', count)
  stream.on('end', () => clearTimeout(timer))
  // The connection broke; nobody is left to hear the answer.
  stream.on('error', () => fail(new AppError('request.unreadable')))
  stream.on('close', () => {
    if (!stream.readableEnded) fail(new AppError('request.unreadable'))
  })
  stream.pipe(parser)
  return () => {
    clearTimeout(timer)
    stream.off('data', count)
    stream.unpipe(parser)
    // A browser that is still sending would not see the answer: what comes is read and forgotten.
    stream.resume()
  }
}

function createParser(contentType: string, form: Form): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 8, parts: 10, fieldSize: form.fieldBytes, headerPairs: 20 },
      isPartAFile: (name) => name === form.file,
    })
  } catch {
    throw new AppError('request.unreadable')
  }
}

/** The parts of one body, taken as they come; the file goes to its spool chunk by chunk. */
function collect(parser: BusboyInstance, form: Form, receiving: Receiving, fail: Fail) {
  const parts = { fields: {} as Fields, fileName: '', size: 0, spool: null as Spool | null }
  let taking = Promise.resolve()
  let current: BusboyFileStream | null = null
  async function take(file: BusboyFileStream): Promise<void> {
    await receiving.onFile(parts.fields)
    parts.spool = await receiving.openSpool()
    const spool = parts.spool
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.size += chunk.length
        if (parts.size > maxUploadBytes) return done(tooLarge())
        const written = () => {
          // By now the parser has looked at it too: it cuts chunks up within one turn.
          release(chunk)
          done()
        }
        spool.write(chunk).then(written, done)
      },
    })
    await pipeline(file, sink)
  }
  parser.on('field', (name, value) => {
    if (form.fields.includes(name)) parts.fields[name] = value
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

/** `receiveForm` for a body that has to bring its file. Throws file.missing as well. */
export function receiveUpload<T>(
  body: Body,
  receiving: Receiving,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  return receiveForm(body, receiving, ({ upload }) => {
    if (!upload) throw new AppError('file.missing')
    return work(upload)
  })
}

/**
 * Takes a multipart body as a stream: never more than a chunk in memory, the limit of 5 MB kept while
 * it comes, cut off when it stalls. The file lies in a spool while `work` runs and is gone afterwards,
 * whatever happened. Throws AppError: document.too-large, document.empty, request.*.
 */
export async function receiveForm<T>(
  body: Body,
  receiving: Receiving,
  work: (form: { fields: Fields; upload: Upload | null }) => Promise<T>,
): Promise<T> {
  if (body.declaredBytes > maxUploadBytes + envelopeBytes) throw tooLarge()
  const form = receiving.form ?? documentForm
  const parser = createParser(body.contentType, form)
  const { idleMs, totalMs } = receiving.limits ?? limits
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  const finished = Promise.withResolvers<void>()
  parser.on('finish', finished.resolve)
  parser.on('error', () => failure.reject(new AppError('request.unreadable')))
  const { parts, settled, stop } = collect(parser, form, receiving, failure.reject)
  const letGo = pump(body.stream, parser, idleMs, failure.reject)
  const timer = setTimeout(() => failure.reject(new AppError('request.too-slow')), totalMs)
  try {
    await Promise.race([finished.promise.then(settled), failure.promise])
    clearTimeout(timer)
    const { spool, size, fileName } = parts
    if (!spool || (size === 0 && fileName === '')) {
      return await work({ fields: parts.fields, upload: null })
    }
    if (size === 0) throw new AppError('document.empty')
    return await work({ fields: parts.fields, upload: { ...parts, spool } })
  } finally {
    clearTimeout(timer)
    letGo()
    stop()
    await settled()
    await parts.spool?.remove()
  }
}
