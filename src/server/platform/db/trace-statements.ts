import type { LogEvent } from 'kysely'
import type { Tracer } from '../adapters/tracer/port.ts'

/** Reports each finished statement to a tracer: its text, never its parameters. */
export function statementsTo(tracer: Tracer): (event: LogEvent) => void {
  return (event) => {
    const failed = event.level === 'error' ? codeOf(event.error) : null
    tracer.statement(event.query.sql, event.queryDurationMillis, failed)
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown'
