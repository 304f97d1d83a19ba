import { AppError } from '#domain/error.ts'

/**
 * How long a body may take: so long in any case, and longer while bytes come at this pace. A body that
 * only trickles is cut after three seconds, a large one over a bad network is not.
 */
export type Patience = { freeMs: number; bytesPerSecond: number }
const usual: Patience = { freeMs: 3_000, bytesPerSecond: 8 * 1024 }

export type BodyLimits = {
  maxBytes: number
  /** Bytes that have come so far; without it nobody gets more than the free time. */
  received?: () => number
  /** Ends the reading. */
  cut?: Promise<never>
  patience?: Patience
}

async function readChunks(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('request.too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Rejects with request.too-slow once a body takes longer than it may. */
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

/** A small body as text: within `maxBytes`, and in time. Throws AppError. */
export async function readText(request: Request, reading: BodyLimits): Promise<string> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > reading.maxBytes) {
    throw new AppError('request.too-large')
  }
  const { late, stop } = watchPace(reading)
  try {
    // With a declared length the HTTP parser already stops there; without one we count ourselves.
    const text =
      declared !== null
        ? request.text()
        : readChunks(request, reading.maxBytes).then((bytes) => bytes.toString('utf8'))
    return await Promise.race([text, late, ...(reading.cut ? [reading.cut] : [])])
  } catch (error) {
    if (error instanceof AppError) throw error
    // The connection broke; nobody is left to hear the answer.
    throw new AppError('request.unreadable')
  } finally {
    stop()
  }
}
