import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type Config, readConfig } from '../src/server/config.ts'
import type { Asking } from '../src/server/operation/backup/ask-passphrase.ts'
import { BackupProblem } from '../src/server/operation/backup/problem.ts'
import { whyNotStarted } from '../src/server/operation/start/start-failure.ts'
import { isExhausted } from '../src/server/platform/disk.ts'

// What the commands beside the server have in common: how they are asked, and how they end.

export const say = (line: string): void => console.error(line)
export const makeKey = (): string => randomBytes(32).toString('base64url')

export const asking = (): Asking => ({
  given: process.env.BACKUP_PASSPHRASE,
  file: process.env.BACKUP_PASSPHRASE_FILE,
  input: process.stdin,
  say: (text) => process.stderr.write(text),
})

/** A file's bytes, or those of standard input. */
export function sourceOf(file: string): AsyncIterable<Buffer> {
  return file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1024 * 1024 })
}

function why(error: unknown, config: Config | null): string | null {
  const { code, path, message } = error as NodeJS.ErrnoException
  const known = whyNotStarted(error, config)
  if (known) return known
  if (code === 'ENOENT' && path) return `There is no file ${path}`
  if (isExhausted(error) || code === 'EACCES') return message
  return null
}

/** Runs a command; on failure prints one line and exits with 1. */
export function runCommand(work: (config: Config) => Promise<void>): void {
  let config: Config | null = null
  const run = async () => {
    config = readConfig()
    await work(config)
  }
  run()
    .then(() => process.exit(process.exitCode ?? 0))
    .catch((error) => {
      console.error(why(error, config) ?? error)
      process.exit(1)
    })
}

export const bytesInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const mostLines = 10

/** Prints the first of many lines with a label, and the number of the rest. */
export function sayEach(what: string, lines: readonly string[]): void {
  for (const line of lines.slice(0, mostLines)) say(`${what}: ${line}`)
  if (lines.length > mostLines) say(`${what}: ${lines.length - mostLines} more`)
}

export const momentInWords = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, 19)

/** The file argument. Throws BackupProblem with the usage. */
export function fileOf(args: readonly string[], usage: string): string {
  const [file, ...more] = args
  if (!file || (file.startsWith('-') && file !== '-') || more.length > 0) {
    throw new BackupProblem(`usage: ${usage}`)
  }
  return file
}
