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

/** Room for boundaries, headers and the small fields around the file. */
const envelopeBytes = 64 * 1024
/** What is still read after a refusal, so that the sender comes to hear of it. */
const maxForgottenBytes = 4 * (maxUploadBytes + envelopeBytes)

export const limits = { idleMs: 10_000, totalMs: 10 * 60_000 }

/** What a multipart body may hold: one file, and small fields; other parts are read and forgotten. */
export type UploadForm = { file: string; fields: readonly string[]; fieldBytes: number }
const documentForm: UploadForm = {
  file: 'file',
  fields: ['documentType', 'lacksFace'],
  fieldBytes: 256,
}

export type Receiving = {
  form?: UploadForm
  openSpool(): Promise<Spool>
  /** Called when the file begins, with the fields known by then; whoever throws ends the transfer. */
  onFile(fields: FormFields): Promise<void>
  limits?: { idleMs: number; totalMs: number }
}

const tooLarge = (): AppError =>
  new AppError('document.too-large', { limit: maxUploadBytes / (1024 * 1024) })

/** A body on its way: as Node's stream, with the headers that say how to read it. */
export type UploadBody = {
  stream: Readable
  contentType: string
  declaredBytes: number
  /** Aborted with the reason when nobody wants the rest, or hears the answer any more. */
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

/** Reads on without looking, up to a bound; then the connection is no longer worth its cost. */
function forget(stream: Readable): void {
  let forgotten = 0
  stream.on('data', (chunk: Buffer) => {
    forgotten += chunk.length
    if (forgotten > maxForgottenBytes) stream.destroy()
  })
  stream.resume()
}

/**
 * Hands every chunk to `take`, one after the other. Ends in every case: when the stream has ended,
 * broke, was cut, stalls for `idleMs` or goes on for `totalMs`; and never while `take` is at work.
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
      // The listener for errors stays: a connection may still break after we have lost interest.
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
    // The connection broke; nobody is left to hear the answer.
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

/** The parts of one body, taken as they come; the file goes to its spool piece by piece. */
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

/** `receiveForm` for a body that has to bring its file. Throws file.missing as well. */
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
 * Takes a multipart body as a stream: never more than a chunk in memory, the limit of 5 MB kept while
 * it comes, cut off when it stalls. The file lies in a spool while `work` runs and is gone afterwards,
 * whatever happened. Throws AppError: document.too-large, document.empty, request.*.
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
    // Whatever is still needed of it was copied.
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
 * Takes a body that is one file, as a stream, into a spool that is gone when `work` is done. `onChunk` sees each
 * piece as it comes. Throws AppError: request.too-large, request.unreadable, request.too-slow.
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
