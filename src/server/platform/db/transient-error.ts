import { DatabaseSilent } from './bounded-client.ts'

/**
 * Errors that pass by themselves or through the operator, and are not the caller's fault: a
 * dependency is away, full, read-only or overloaded. By SQLSTATE and its classes, codes of the
 * operating system, and messages of `pg`, which has no codes.
 */
const transientCodes = new Set([
  '25006', // read only: a standby, or an operator's precaution
  '40001', // serialisation failed, too often
  '40P01', // deadlock, too often
  '53000', // insufficient resources
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not free in time
  '57014', // statement took too long
  '57P01', // shut down by an administrator
  '57P02', // shut down after a crash
  '57P03', // starting up
  '57P05', // idle session ended
  '25P03', // idle in a transaction for too long
  '25P04', // transaction took too long
  '58030', // input or output failed
  'DATABASE_SILENT',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'ENOSPC',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
])

/** Connection exceptions: class 08. */
const transientClass = /^08[0-9A-Z]{3}$/

/** The job runner appends its queue. */
const wordsOfDriver: readonly [RegExp, string][] = [
  [/^timeout exceeded when trying to connect/, 'pool-exhausted'],
  [/^Connection terminated due to connection timeout/, 'connect-timeout'],
  [/^timeout expired/, 'connect-timeout'],
  [/^Connection terminated/, 'connection-lost'],
  [
    /^Client (has encountered a connection error and|was closed and) is not queryable/,
    'connection-lost',
  ],
  [/^Postgres connection has been discarded/, 'connection-lost'],
  [/^Cannot use a pool after calling end on the pool$/, 'stopping'],
  [/^driver has already been destroyed$/, 'stopping'],
]

/** The cause as one word for the log; null for a permanent error, which is a bug. */
export function transientCause(error: unknown, depth = 0): string | null {
  if (typeof error !== 'object' || error === null || depth > 4) return null
  if (error instanceof DatabaseSilent) return 'silent'
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && (transientCodes.has(code) || transientClass.test(code)))
    return code
  const words = typeof message === 'string' ? message : ''
  const said = wordsOfDriver.find(([pattern]) => pattern.test(words))
  return said ? said[1] : transientCause(cause, depth + 1)
}

/** Causes of overload; all other transient causes mean away, full or read-only. */
const busyCauses = new Set([
  ...['40001', '40P01', '53000', '53200', '53300', '55P03', '57014', '57P05', '25P03', '25P04'],
  ...['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'pool-exhausted', 'stopping'],
])

/** The error code that the caller gets for a transient cause. */
export const refusalFor = (cause: string): 'server.busy' | 'server.away' =>
  busyCauses.has(cause) ? 'server.busy' : 'server.away'

export function isTransient(error: unknown): boolean {
  return transientCause(error) !== null
}
