import { getSystemErrorMessage } from 'node:util'
import pg from 'pg'
import { NoPostgres, PostgresUnavailable } from '../../../private-postgres/private-postgres.ts'
import type { Config } from '../../config.ts'
import { StartProblem } from '../../platform/db/start-problem.ts'
import { ConfigError } from '../../platform/environment.ts'
import { BackupProblem } from '../backup/problem.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'> & {
  /** The setting of the database, if not the usual one. */
  setting?: string
}

/** Why the port could not be opened, in one line. */
export function whyNotListening(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix: '' | 'METRICS_' = '',
) {
  const setting = `${prefix}PORT`
  const { code, message } = error as NodeJS.ErrnoException
  const at = `${host}:${port}`
  if (code === 'EADDRINUSE') {
    return `${at} is taken by another program: stop it, or set ${setting} to another number (0 takes any free one)`
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `This account may not listen on ${at}: set ${setting} to 1024 or more, and let the proxy have the small one`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `${prefix}HOST ${host} is no address of this machine: set 127.0.0.1, or 0.0.0.0 for all of them`
  }
  return `${prefix}HOST ${host} and ${setting} ${port} cannot be listened on: ${code ?? message}`
}

/**
 * Explains a failed start in one line, without passwords. Null for an unexpected error, which is
 * our bug and shown in full.
 */
export function whyNotStarted(error: unknown, place: Place | null): string | null {
  if (error instanceof NoPostgres) {
    return `${error.message}: set ${place?.setting ?? 'DATABASE_URL'} to a database of your own`
  }
  const isExplained = [BackupProblem, ConfigError, PostgresUnavailable, StartProblem].some(
    (kind) => error instanceof kind,
  )
  if (isExplained) return oneLine((error as Error).message)
  if (!(error instanceof Error) || !place) return null
  return whyNoFolder(error, place) ?? whyNoDatabase(error, place)
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const folderCodes = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'],
  ...['ENOSPC', 'EDQUOT', 'EISDIR', 'EIO', 'EMFILE', 'ENFILE'],
])

function whyNoFolder(error: NodeJS.ErrnoException, { dataDir }: Place): string | null {
  const { code, path, errno } = error
  if (!code || !folderCodes.has(code) || !path?.startsWith(dataDir)) return null
  const why = errno === undefined ? code : getSystemErrorMessage(errno)
  return `DATA_DIR cannot be used (${path}: ${why}): make it a folder that this account may write, on a disk with room`
}

/** Explanations of PostgreSQL and network codes, with remedies. */
const databaseCodes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there: is PostgreSQL running?',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  ENOENT: 'there is no such socket',
  EACCES: 'this account may not use its socket',
  '28P01': 'it does not take this user or password',
  '28000': 'it does not let this user in',
  '3D000': 'there is no such database: create it first',
  '42501': 'this user has no right to do that: let DATABASE_OWNER_URL name the owner of the tables',
  '53300': 'it has no connection left: raise its max_connections, or lower DATABASE_POOL',
  '53100': 'its disk is full',
  '57P03': 'it is starting or stopping: try again',
  '57P01': 'it was stopped meanwhile',
  '25006': 'it is read-only: name the primary, not a copy',
}

/** Driver messages without a code. */
const driverWords: readonly [RegExp, string][] = [
  [/timeout/i, 'it does not answer'],
  [/SSL/, 'it speaks no TLS: leave out sslmode, or switch it on there'],
  [/certificate|self.signed/i, 'its certificate is not trusted'],
  [/password must be a string|SASL/, 'it asks for a password: write one into the address'],
  [/^08|Connection terminated|Connection ended|is not queryable/, 'it closed the connection'],
]

/** System calls of connections, as opposed to those of files. */
const callsOfNetwork = /^(connect|getaddrinfo|read|write)$/

function whyNoDatabase(error: Error, place: Place): string | null {
  // For a name with several addresses, each of them failed.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { code = '', message, syscall } = first as NodeJS.ErrnoException
  if (syscall && !callsOfNetwork.test(syscall)) return null
  const known =
    databaseCodes[code] ?? driverWords.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1]
  if (known) return `${nameOf(place)}: ${known}`
  if (!(first instanceof pg.DatabaseError)) return null
  return `${nameOf(place)} refused to be set up: ${oneLine(message)} (${code})`
}

/** The setting and its target, without user and password. */
function nameOf({ databaseUrl, databaseOwnerUrl, setting }: Place): string {
  const url = databaseOwnerUrl ?? databaseUrl
  if (!url) return 'The private PostgreSQL'
  const { host, pathname } = new URL(url)
  const name = setting ?? (databaseOwnerUrl ? 'DATABASE_OWNER_URL or DATABASE_URL' : 'DATABASE_URL')
  return `${name} (${decodeURIComponent(host) || 'this machine'}${pathname})`
}
