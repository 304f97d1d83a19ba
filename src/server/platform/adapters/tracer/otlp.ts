import {
  type Context,
  type Link,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from '../../../config.ts'
import type { Span, SpanAbout, Tracer } from './port.ts'
import { createSpanQueue } from './span-queue.ts'
import { type StatementShape, statementShape } from './statement-shape.ts'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const exportTimeoutMs = 5_000
const closeMs = 1_000
const longestValue = 1_000
/** We have some hundred statements; beyond this, shapes are not cached. */
const mostShapes = 2_000

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const

/** The sampler, by its OpenTelemetry name. */
function samplerOf({ sampler, ratio }: Tracing): Sampler {
  const [, isByParent, name] = /^(parentbased_)?(\w+)$/.exec(sampler) ?? []
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler()
  return isByParent ? new ParentBasedSampler({ root }) : root
}

/** The code or class of an error, never its message. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? code : error.name
}

function toPort(span: OpenSpan): Span {
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail(type) {
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
    },
  }
}

/** Caches shapes by statement text. */
function rememberShapes(): (sql: string) => StatementShape {
  const known = new Map<string, StatementShape>()
  return (sql) => {
    const shape = known.get(sql) ?? statementShape(sql)
    if (known.size < mostShapes) known.set(sql, shape)
    return shape
  }
}

function patiently(work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const patience = setTimeout(resolve, closeMs)
  return Promise.race([work.catch(() => {}), promise]).finally(() => clearTimeout(patience))
}

/**
 * Sends spans to an OpenTelemetry collector, by OTLP over HTTP. Registers nothing globally and
 * patches no library.
 */
export function createOtlpTracer(tracing: Tracing, clock: { now(): Date }): Tracer {
  const contexts = new AsyncLocalStorageContextManager().enable()
  const { url, headers, serviceName, resource } = tracing
  const queue = createSpanQueue(
    new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: exportTimeoutMs }),
  )
  const provider = new TracerProvider({
    sampler: samplerOf(tracing),
    resource: resourceFromAttributes({ ...resource, 'service.name': serviceName }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [queue],
  })
  const tracer = provider.getTracer('karibu-visa')
  const shapeOf = rememberShapes()
  const contextNow = () => trace.getSpanContext(contexts.active())

  function open({ name, kind, attributes = {}, parent, link }: SpanAbout): [OpenSpan, Context] {
    const remote = readTraceparent(parent)
    const around = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
    const cause = readTraceparent(link)
    const links: Link[] = cause ? [{ context: cause }] : []
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, links }, around)
    return [span, trace.setSpan(around, span)]
  }

  return {
    async span(about, work) {
      const [span, context] = open(about)
      const port = toPort(span)
      try {
        return await contexts.with(context, () => work(port))
      } catch (error) {
        port.fail(kindOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    statement(sql, ms, failed) {
      const context = contexts.active()
      if (!trace.getSpan(context)?.isRecording()) return
      const { operation, summary, text } = shapeOf(sql)
      const endTime = clock.now().getTime()
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': summary,
        'db.query.text': text,
      }
      const options = { kind: SpanKind.CLIENT, attributes, startTime: endTime - ms }
      const span = tracer.startSpan(summary, options, context)
      if (failed !== null) toPort(span).fail(failed)
      span.end(endTime)
    },
    here() {
      const context = contextNow()
      return context ? writeTraceparent(context) : null
    },
    ids() {
      const traceId = contextNow()?.traceId
      return traceId === undefined ? {} : { traceId }
    },
    counts: queue.counts,
    close: () => patiently(provider.shutdown()),
  }
}
