/** Attributes say what was done, never to whom: patterns, tables, queues, codes. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** An operation in progress. */
export type Span = {
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** Marks the span as failed, by a code or class name, never a message. */
  fail(type: string): void
}

export type SpanAbout = {
  name: string
  kind: 'server' | 'consumer'
  attributes?: SpanAttributes
  /** The caller's `traceparent` (W3C Trace Context), if trusted; a new trace begins without one. */
  parent?: string | null
  /** The `traceparent` of a finished cause: linked from a new trace. */
  link?: string | null
}

/** Collects spans. Costs the caller nothing when the collector is away: overflow is dropped and counted. */
export type Tracer = {
  /** Runs work in a span of its own; errors pass through. */
  span<T>(about: SpanAbout, work: (span: Span) => Promise<T>): Promise<T>
  /** Records a finished statement that took `ms`; `failed` is its SQLSTATE. Ignored outside a span. */
  statement(sql: string, ms: number, failed: string | null): void
  /** `traceparent` of the current span, or null. */
  here(): string | null
  /** The trace id for log lines. */
  ids(): { traceId?: string }
  counts(): Readonly<Record<SpanOutcome, number>>
  /** Sends waiting spans, for a second at most. */
  close(): Promise<void>
}

/** The fate of a span: sent, dropped for overflow, or refused by the collector. */
export const spanOutcomes = ['sent', 'dropped', 'failed'] as const
export type SpanOutcome = (typeof spanOutcomes)[number]
