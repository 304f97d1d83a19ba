import { AppError } from '#domain/error.ts'

/** Called at each part. The result receives its bytes; null: they are skipped. */
export type OnPart = (part: PartHeader) => PartSink | null | Promise<PartSink | null>
export type PartSink = {
  /** A piece of the part; its memory may be reused once the promise resolves. */
  write(bytes: Buffer): void | Promise<void>
  end(): void | Promise<void>
}
export type PartHeader = { name: string; fileName: string | null }

export type MultipartParser = {
  write(chunk: Buffer): Promise<void>
  /** The end of input. Throws request.unreadable when the body is incomplete. */
  end(): void
}

const maxHeaderBytes = 8 * 1024
const maxHeaderLines = 20
const maxParts = 20
const nothing = Buffer.alloc(0)
const lineEnd = Buffer.from('\r\n')
const headerEnd = Buffer.from('\r\n\r\n')
const [dash, carriageReturn] = [0x2d, 0x0d]

const unreadable = (): AppError => new AppError('request.unreadable')

/** The boundary in a Content-Type. Throws request.unreadable without one. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;[ \t]*boundary=(?:"([^"\r\n]+)"|([^\s;"]+))/i.exec(contentType.slice(0, 1024)) ?? []
  const boundary = quoted ?? plain ?? ''
  if (!/^multipart\/form-data[ \t]*;/i.test(contentType)) throw unreadable()
  if (boundary.length === 0 || boundary.length > 70) throw unreadable()
  return boundary
}

/** Decodes text, rejecting characters that no form field contains. */
export function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
  // A replacement character means invalid UTF-8.
  if (text.includes('\0') || text.includes('\uFFFD')) throw unreadable()
  return text
}

/** `name="value"` pairs after the first `;`. In quotes only a quote is escaped, as in browsers. */
function parametersOf(line: string): Map<string, string> {
  const found = new Map<string, string>()
  let at = line.indexOf(';')
  while (at >= 0 && at < line.length) {
    const equals = line.indexOf('=', at)
    if (equals < 0) break
    const name = line
      .slice(at + 1, equals)
      .trim()
      .toLowerCase()
    let value = ''
    let next = equals + 1
    if (line[next] === '"') {
      next += 1
      while (next < line.length && line[next] !== '"') {
        if (line[next] === '\\' && line[next + 1] === '"') next += 1
        value += line[next]
        next += 1
      }
      if (next >= line.length) throw unreadable()
      next = line.indexOf(';', next)
    } else {
      next = line.indexOf(';', equals)
      value = line.slice(equals + 1, next < 0 ? undefined : next).trim()
    }
    // Parsers disagree about duplicates.
    if (found.has(name)) throw unreadable()
    found.set(name, value)
    at = next
  }
  return found
}

/** RFC 5987, unused by browsers but sent by some programs. */
function extended(value: string | undefined): string | null {
  const [, encoded] = /^utf-8'[\w-]*'(.*)$/i.exec(value ?? '') ?? []
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw unreadable()
  }
}

function headerOf(bytes: Buffer): PartHeader | null {
  const lines = textOf(bytes)
    .split('\r\n')
    .filter((line) => line !== '')
  if (lines.length > maxHeaderLines) throw unreadable()
  const said = lines.filter((line) => /^content-disposition[ \t]*:/i.test(line))
  // Line breaks in values, or repeated headers, are attacks.
  if (said.length > 1 || lines.some((line) => /[\r\n]/.test(line))) throw unreadable()
  const [line = ''] = said
  if (!/^content-disposition[ \t]*:[ \t]*form-data[ \t]*(;|$)/i.test(line)) return null
  const parameters = parametersOf(line)
  const name = parameters.get('name')
  if (name === undefined) return null
  const fileName = extended(parameters.get('filename*')) ?? parameters.get('filename') ?? null
  return { name, fileName }
}

/** The end of the bytes before a possible delimiter; `whole` if it is complete. */
function search(data: Buffer, delimiter: Buffer): { until: number; whole: boolean } {
  const found = data.indexOf(delimiter)
  if (found >= 0) return { until: found, whole: true }
  let at = Math.max(0, data.length - delimiter.length + 1)
  for (;;) {
    at = data.indexOf(carriageReturn, at)
    if (at < 0) return { until: data.length, whole: false }
    const begun = data.subarray(at)
    if (delimiter.subarray(0, begun.length).equals(begun)) return { until: at, whole: false }
    at += 1
  }
}

type State = 'before' | 'boundary' | 'header' | 'body' | 'after'

/**
 * Parses multipart/form-data (RFC 7578) incrementally, without a stream in between that may never
 * end: once `write` resolves its bytes are handled, and `end` knows at once whether the body was
 * complete. Buffers at most a header or a boundary.
 */
export function createMultipartParser(boundary: string, onPart: OnPart): MultipartParser {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let state: State = 'before'
  // The first boundary lacks the line break before it; with one added all are alike.
  let rest: Buffer = lineEnd
  let sink: PartSink | null = null
  let parts = 0

  /** The rest of the boundary's line. */
  function afterBoundary(data: Buffer): number {
    if (data[0] === dash && data[1] === dash) {
      state = 'after'
      return data.length
    }
    const stop = data.indexOf(lineEnd)
    if (data.length > maxHeaderBytes && (stop < 0 || stop > maxHeaderBytes)) throw unreadable()
    if (stop < 0) return 0
    if (data.toString('latin1', 0, stop).trim() !== '') throw unreadable()
    state = 'header'
    // The line break stays, so that a part without headers ends like any other.
    return stop
  }

  async function header(data: Buffer): Promise<number> {
    const stop = data.indexOf(headerEnd)
    if (stop > maxHeaderBytes || (stop < 0 && data.length > maxHeaderBytes)) throw unreadable()
    if (stop < 0) return 0
    parts += 1
    if (parts > maxParts) throw unreadable()
    const read = headerOf(data.subarray(0, stop))
    sink = read && (await onPart(read))
    state = 'body'
    return stop + headerEnd.length
  }

  async function body(data: Buffer): Promise<number> {
    const { until, whole } = search(data, delimiter)
    if (until > 0) await sink?.write(data.subarray(0, until))
    if (!whole) return until
    await sink?.end()
    sink = null
    state = 'boundary'
    return until + delimiter.length
  }

  function before(data: Buffer): number {
    const { until, whole } = search(data, delimiter)
    if (whole) state = 'boundary'
    return whole ? until + delimiter.length : until
  }

  /** Returns the number of bytes handled; none if more are needed first. */
  function step(data: Buffer): number | Promise<number> {
    if (state === 'before') return before(data)
    if (state === 'boundary') return afterBoundary(data)
    if (state === 'header') return header(data)
    return state === 'body' ? body(data) : data.length
  }

  return {
    async write(chunk) {
      let data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      rest = nothing
      while (data.length > 0) {
        const begun = state
        const used = await step(data)
        if (used === 0 && state === begun) break
        data = data.subarray(used)
      }
      // A copy, since the chunk's memory goes back to its owner.
      if (data.length > 0) rest = Buffer.from(data)
    },
    end() {
      if (state !== 'after') throw unreadable()
    },
  }
}
