import { AppError } from '#domain/error.ts'

/**
 * Time limit of a body: a fixed time, extended while bytes arrive at the minimum rate. A trickling
 * body is cut after three seconds, a large one on a bad network is not.
 */
export type Patience = { freeMs: number; bytesPerSecond: number }
const usual: Patience = { freeMs: 3_000, bytesPerSecond: 8 * 1024 }

export type BodyLimits = {
  maxBytes: number
  /** Bytes received so far; without it only the fixed time applies. */
  received?: () => number
  /** Aborts reading. */
  cut?: Promise<never>
  patience?: Patience
}

async function readChunks(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('request.too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Rejects with request.too-slow when a body exceeds its time limit. */
function watchPace({ received = () => 0, patience = usual }: BodyLimits) {
  const { promise, reject } = Promise.withResolvers<never>()
  const [started, before] = [performance.now(), received()]
  let timer: NodeJS.Timeout
  function look(): void {
    const earned = ((received() - before) / patience.bytesPerSecond) * 1000
    const left = patience.freeMs + earned - (performance.now() - started)
    if (left <= 0) reject(new AppError('request.too-slow'))
    else timer = setTimeout(look, left)
  }
  timer = setTimeout(look, patience.freeMs)
  return { late: promise, stop: () => clearTimeout(timer) }
}

/** A small body, within `maxBytes` and in time. Throws AppError. */
export async function readBytes(
  request: Request,
  reading: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > reading.maxBytes) {
    throw new AppError('request.too-large')
  }
  const { late, stop } = watchPace(reading)
  try {
    // The HTTP parser enforces a declared length; without one we count.
    const bytes =
      declared !== null
        ? request.arrayBuffer().then((whole) => Buffer.from(whole))
        : readChunks(request, reading.maxBytes)
    return await Promise.race([bytes, late, ...(reading.cut ? [reading.cut] : [])])
  } catch (error) {
    if (error instanceof AppError) throw error
    // The connection broke; nobody reads the answer.
    throw new AppError('request.unreadable')
  } finally {
    stop()
  }
}

/** The same as text (UTF-8). */
export const readText = async (request: Request, reading: BodyLimits): Promise<string> =>
  textOf(await readBytes(request, reading))

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
