import { AppError } from '#domain/error.ts'

const slowAfterMs = 10_000

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

async function inTime<T>(reading: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request.too-slow')), patienceMs)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A small body as text: within `maxBytes`, and within ten seconds. Throws AppError. */
export async function readText(
  request: Request,
  maxBytes: number,
  patienceMs = slowAfterMs,
): Promise<string> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > maxBytes) throw new AppError('request.too-large')
  // With a declared length the HTTP parser already stops there; without one we count ourselves.
  if (declared !== null) return inTime(request.text(), patienceMs)
  return (await inTime(readChunks(request, maxBytes), patienceMs)).toString('utf8')
}
