import { AppError } from '#domain/error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Each change must come from our own pages: our Origin, or the browser's word that it is the same
 * origin. Without a configured PUBLIC_URL the names of this machine count as ours too.
 */
export function checkOrigin(request: Request, ours: ReadonlySet<string>): void {
  if (safe.has(request.method)) return
  const origin = request.headers.get('origin')
  // 'null' is said by a form on a page that names no referrer, and by frames of strangers: the browser,
  // whose word no page can write, tells which.
  const isSilent = origin === null || origin === 'null'
  if (isSilent ? request.headers.get('sec-fetch-site') === 'same-origin' : ours.has(origin)) return
  throw new AppError('request.origin')
}

/** The origins that are ours. */
export function ownOrigins(publicUrl: string, port: number, local: boolean): ReadonlySet<string> {
  const names = [new URL(publicUrl).origin]
  if (local)
    names.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`)
  return new Set(names)
}
