import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { Endpoint } from '#contract/endpoint.ts'
import { maxUploadBytes } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import type { Call } from '../../http/route.ts'
import { release } from '../../platform/memory.ts'
import { boundaryOf, createMultipartParser, type PartHeader, textOf } from './multipart.ts'
import type { FormFields, Spool, Upload } from './port.ts'
import { headBytes } from './weight.ts'

/** Room for boundaries, headers and small fields. */
const envelopeBytes = 64 * 1024
/** How much is read after a refusal, so that the sender reads the answer. */
const maxForgottenBytes = 4 * (maxUploadBytes + envelopeBytes)

export const limits = { idleMs: 10_000, totalMs: 10 * 60_000 }

/** Allowed parts of a multipart body: one file and small fields; others are skipped. */
export type UploadForm = { file: string; fields: readonly string[]; fieldBytes: number }
const documentForm: UploadForm = {
  file: 'file',
  fields: ['documentType', 'lacksFace'],
  fieldBytes: 256,
}

export type Receiving = {
  form?: UploadForm
  openSpool(): Promise<Spool>
  /** Called when the file begins, with the fields so far; an error ends the transfer. */
  onFile(fields: FormFields): Promise<void>
  limits?: { idleMs: number; totalMs: number }
}

export const tooLarge = (): AppError =>
  new AppError('document.too-large', { limit: maxUploadBytes / (1024 * 1024) })

/** A body as Node's stream, with the headers needed to parse it. */
export type UploadBody = {
  stream: Readable
  contentType: string
  declaredBytes: number
  /** Aborted with a reason when the rest is not wanted. */
  cut?: AbortSignal | null
}

export function bodyOf({
  request,
  incoming,
  cut,
}: Pick<Call<Endpoint>, 'request' | 'incoming' | 'cut'>): UploadBody {
  const { headers } = request
  return {
    stream: incoming ?? Readable.fromWeb((request.body ?? new Blob().stream()) as WebStream),
    contentType: headers.get('content-type') ?? '',
    declaredBytes: Number(headers.get('content-length') ?? 0),
    cut,
  }
}

/** Reads and drops the rest up to a limit; then the connection is closed. */
function forget(stream: Readable): void {
  let forgotten = 0
  stream.on('data', (chunk: Buffer) => {
    forgotten += chunk.length
    if (forgotten > maxForgottenBytes) stream.destroy()
  })
  stream.resume()
}

/**
 * Passes every chunk to `take` in sequence. Always ends: when the stream ends, breaks, is cut,
 * stalls for `idleMs` or lasts `totalMs`; and never while `take` runs.
 */
function readAll(
  { stream, cut }: UploadBody,
  take: (chunk: Buffer) => Promise<void>,
  { idleMs, totalMs }: { idleMs: number; totalMs: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let working = Promise.resolve()
    let isOver = false
    const tooSlow = () => stop(new AppError('request.too-slow'))
    let idle = setTimeout(tooSlow, idleMs)
    const total = setTimeout(tooSlow, totalMs)
    const stop = (error?: unknown) => {
      if (isOver) return
      isOver = true
      clearTimeout(idle)
      clearTimeout(total)
      stream.off('data', onData)
      // The error listener stays: a connection can still break later.
      if (error !== undefined) forget(stream)
      working.then(() => (error === undefined ? resolve() : reject(error)), reject)
    }
    const onData = (chunk: Buffer) => {
      stream.pause()
      clearTimeout(idle)
      working = take(chunk)
      working.then(() => {
        if (isOver) return
        idle = setTimeout(tooSlow, idleMs)
        stream.resume()
      }, stop)
    }
    // The connection broke; nobody reads the answer.
    const broke = () => stop(new AppError('request.unreadable'))
    stream.on('error', broke)
    if (cut?.aborted) return stop(cut.reason)
    cut?.addEventListener('abort', () => stop(cut.reason))
    if (stream.destroyed || stream.readableEnded) return broke()
    stream.on('end', () => stop())
    stream.on('close', broke)
    stream.on('data', onData)
  })
}

/** Parses a body's parts; the file goes to its spool piece by piece. */
function collect(form: UploadForm, receiving: Receiving) {
  const parts = {
    fields: {} as FormFields,
    fileName: '',
    size: 0,
    head: Buffer.alloc(0),
    spool: null as Spool | null,
  }
  let hasFile = false

  async function takeFile({ fileName }: PartHeader) {
    hasFile = true
    parts.fileName = fileName ?? ''
    await receiving.onFile(parts.fields)
    const spool = await receiving.openSpool()
    parts.spool = spool
    const write = (bytes: Buffer) => {
      parts.size += bytes.length
      if (parts.size > maxUploadBytes) throw tooLarge()
      const missing = headBytes - parts.head.length
      if (missing > 0) parts.head = Buffer.concat([parts.head, bytes.subarray(0, missing)])
      return spool.write(bytes)
    }
    return { write, end: () => {} }
  }

  function takeField({ name }: PartHeader) {
    const pieces: Buffer[] = []
    let size = 0
    const write = (bytes: Buffer) => {
      size += bytes.length
      if (size > form.fieldBytes) throw new AppError('request.too-large')
      pieces.push(Buffer.from(bytes))
    }
    const end = () => {
      parts.fields[name] = textOf(Buffer.concat(pieces))
    }
    return { write, end }
  }

  const onPart = (part: PartHeader) => {
    if (part.name === form.file) return hasFile ? null : takeFile(part)
    return form.fields.includes(part.name) ? takeField(part) : null
  }
  return { parts, onPart }
}

/** `receiveForm` with a required file. Also throws file.missing. */
export function receiveUpload<T>(
  body: UploadBody,
  receiving: Receiving,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  return receiveForm(body, receiving, ({ upload }) => {
    if (!upload) throw new AppError('file.missing')
    return work(upload)
  })
}

/**
 * Receives a multipart body as a stream: one chunk in memory, limited to 5 MB, cut when it stalls.
 * The file is spooled while `work` runs and then always removed. Throws AppError:
 * document.too-large, document.empty, request.*.
 */
export async function receiveForm<T>(
  body: UploadBody,
  receiving: Receiving,
  work: (form: { fields: FormFields; upload: Upload | null }) => Promise<T>,
): Promise<T> {
  if (body.declaredBytes > maxUploadBytes + envelopeBytes) throw tooLarge()
  const { parts, onPart } = collect(receiving.form ?? documentForm, receiving)
  const parser = createMultipartParser(boundaryOf(body.contentType), onPart)
  let total = 0
  const take = async (chunk: Buffer) => {
    total += chunk.length
    if (total > maxUploadBytes + envelopeBytes) throw tooLarge()
    await parser.write(chunk)
    // Everything needed was copied.
    release(chunk)
  }
  try {
    await readAll(body, take, receiving.limits ?? limits)
    parser.end()
    const { fields, spool, ...file } = parts
    const { fileName, size } = file
    if (!spool || (size === 0 && fileName === '')) return await work({ fields, upload: null })
    if (size === 0) throw new AppError('document.empty')
    return await work({ fields, upload: { ...file, fields, spool, cut: body.cut ?? null } })
  } finally {
    await parts.spool?.remove()
  }
}

/**
 * Receives a body that is one file into a spool, removed after `work`. `onChunk` gets each piece.
 * Throws AppError: request.too-large, request.unreadable, request.too-slow.
 */
export async function receiveWhole<T>(
  body: UploadBody,
  receiving: { maxBytes: number; openSpool(): Promise<Spool>; onChunk(chunk: Buffer): void },
  work: (received: { spool: Spool; size: number }) => Promise<T>,
): Promise<T> {
  const { maxBytes, onChunk } = receiving
  if (body.declaredBytes > maxBytes) throw new AppError('request.too-large')
  const spool = await receiving.openSpool()
  let size = 0
  try {
    await readAll(
      body,
      async (chunk) => {
        size += chunk.length
        if (size > maxBytes) throw new AppError('request.too-large')
        onChunk(chunk)
        await spool.write(chunk)
        release(chunk)
      },
      limits,
    )
    return await work({ spool, size })
  } finally {
    await spool.remove()
  }
}
