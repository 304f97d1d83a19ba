import type { SpanContext } from '@opentelemetry/api'

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nobody = /^0+$/

/** Parses a `traceparent` (W3C Trace Context); null when invalid. */
export function readTraceparent(text: string | null | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(text ?? '') ?? []
  if (traceId === '' || nobody.test(traceId) || nobody.test(spanId)) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}
