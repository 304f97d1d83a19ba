import pino, { type Logger } from 'pino'
import type { Tracer } from './adapters/tracer/port.ts'
import { createLogOutput } from './log-output.ts'
import { inSources } from './source-lines.ts'

const stdout = 1
const stderr = 2

/** Prints a line for the operator at startup; `about` is only logged. */
export type Say = (line: string, about?: Record<string, unknown>) => void

/**
 * The log and the startup lines, on the same stream: as plain text, or as log lines for a
 * collector. Neither blocks nor ends the process.
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
      // Log lines within a trace carry its id.
      ...(tracer && { mixin: () => tracer.ids() }),
    },
    output,
  )
  process.once('exit', output.flush)
  // Node writes to these as well; an unhandled error there would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const say: Say = (line, about = {}) =>
    isCollected ? log.info(about, line) : output.write(`${line}\n`)
  return { log, say }
}

/** Prints why there is no service. */
export function complain(line: string): void {
  createLogOutput(stderr, () => {}).write(`${inSources(line)}\n`)
}

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.: -]{1,80}$/.test(value))

/** The codes of an error and of its causes. */
function codesOf(error: object, depth = 0): { code?: string | number; kind?: string | number } {
  const { code, kind, cause } = error as Record<'code' | 'kind' | 'cause', unknown>
  if (isCode(code)) return { code, ...(isCode(kind) && { kind }) }
  if (isCode(kind)) return { kind }
  return typeof cause === 'object' && cause !== null && depth < 4 ? codesOf(cause, depth + 1) : {}
}

/** Describes an error without text from the database or a peer, which may contain values. */
export function describeError(error: unknown): Record<string, unknown> {
  // The job runner passes on copies that are not Errors.
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const { name: type = 'object', stack } = error as Partial<NodeJS.ErrnoException>
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { type, ...codesOf(error), stack: frames && inSources(frames.slice(0, 12).join('\n')) }
}
