import pino, { type Logger } from 'pino'
import type { Tracer } from './adapters/tracer/port.ts'
import { createLogOutput } from './log-output.ts'
import { inSources } from './source-lines.ts'

const stdout = 1
const stderr = 2

/** Tells whoever starts the server something; `about` is for the log alone. */
export type Say = (line: string, about?: Record<string, unknown>) => void

/**
 * The log, and the few lines for whoever starts the server, which go the same way: as they are, or as lines of the
 * log where a collector reads them. Neither ever ends or holds the process, wherever they are written to.
 */
export function openLog(
  level: string,
  tracer: Tracer | null = null,
  isCollected = false,
): { log: Logger; say: Say } {
  const output = createLogOutput(stdout, (lines) => log.warn({ lines }, 'log lines were lost'))
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      // What belongs to a trace says to which.
      ...(tracer && { mixin: () => tracer.ids() }),
    },
    output,
  )
  process.once('exit', output.flush)
  // What Node itself writes there may fail like everything else; unheard, that would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const say: Say = (line, about = {}) =>
    isCollected ? log.info(about, line) : output.write(`${line}\n`)
  return { log, say }
}

/** Says why there is no service, to whoever asked for it. */
export function complain(line: string): void {
  createLogOutput(stderr, () => {}).write(`${inSources(line)}\n`)
}

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.: -]{1,80}$/.test(value))

/** Why it failed, as far as that is a code: of the error itself, or of what it was caused by. */
function codesOf(error: object, depth = 0): { code?: string | number; kind?: string | number } {
  const { code, kind, cause } = error as Record<'code' | 'kind' | 'cause', unknown>
  if (isCode(code)) return { code, ...(isCode(kind) && { kind }) }
  if (isCode(kind)) return { kind }
  return typeof cause === 'object' && cause !== null && depth < 4 ? codesOf(cause, depth + 1) : {}
}

/** Where an error came from, without what the database or a peer says about the values. */
export function describeError(error: unknown): Record<string, unknown> {
  // The job runner hands on copies of errors, which are no errors themselves.
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const { name: type = 'object', stack } = error as Partial<NodeJS.ErrnoException>
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { type, ...codesOf(error), stack: frames && inSources(frames.slice(0, 12).join('\n')) }
}
