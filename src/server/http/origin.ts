import { AppError } from '#domain/error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every change must come from our own pages: by Origin, or Sec-Fetch-Site. Without PUBLIC_URL, the
 * names of this machine count as ours too.
 */
export function checkOrigin(request: Request, ours: ReadonlySet<string>): void {
  if (safe.has(request.method)) return
  const origin = request.headers.get('origin')
  // 'null' is sent by forms on pages without a referrer and by foreign frames: Sec-Fetch-Site,
  // which no page can forge, tells them apart.
  const isSilent = origin === null || origin === 'null'
  if (isSilent ? request.headers.get('sec-fetch-site') === 'same-origin' : ours.has(origin)) return
  throw new AppError('request.origin')
}

/** Our own origins. */
export function ownOrigins(publicUrl: string, port: number, local: boolean): ReadonlySet<string> {
  const names = [new URL(publicUrl).origin]
  if (local)
    names.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`)
  return new Set(names)
}
