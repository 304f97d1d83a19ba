/** `timeout`, `ECONNREFUSED` and the like; the class name for an error without a code. */
export function kindOfFailure(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const { code, cause, detail } = error as Error & { code?: unknown; detail?: unknown }
  if (typeof code === 'string') return code === 'ETIMEDOUT' ? 'timeout' : code
  const inner = cause ?? detail
  return inner instanceof Error && depth < 3 ? kindOfFailure(inner, depth + 1) : error.name
}
