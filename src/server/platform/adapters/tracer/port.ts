/** What is measured says what was done, never to whom: patterns, names of tables and queues, codes. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** One stretch of work, while it goes on. */
export type Span = {
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** It went wrong; in a code or the name of a class, never in words that somebody made up. */
  fail(type: string): void
}

export type SpanAbout = {
  name: string
  kind: 'server' | 'consumer'
  attributes?: SpanAttributes
  /** The `traceparent` (W3C Trace Context) of whoever asked, where they are believed; else it begins a trace. */
  parent?: string | null
  /** The same of what caused it and is over: another trace, which this one refers to. */
  link?: string | null
}

/** Whoever collects what takes how long. Costs nobody anything when it is away: what does not fit is counted. */
export type Tracer = {
  /** Does work within a span of its own; what the work throws goes on. */
  span<T>(about: SpanAbout, work: (span: Span) => Promise<T>): Promise<T>
  /** A statement that has just ended, in `ms`; `failed` is its SQLSTATE. Outside of a span it is not told. */
  statement(sql: string, ms: number, failed: string | null): void
  /** `traceparent` of what is under way; null where nothing is. */
  here(): string | null
  /** What lines of the log say of it. */
  ids(): { traceId?: string }
  counts(): Readonly<Record<SpanOutcome, number>>
  /** Sends what is still waiting, for a second at most. */
  close(): Promise<void>
}

/** What became of a span: taken by the collector, too many at once, or refused by it. */
export const spanOutcomes = ['sent', 'dropped', 'failed'] as const
export type SpanOutcome = (typeof spanOutcomes)[number]
