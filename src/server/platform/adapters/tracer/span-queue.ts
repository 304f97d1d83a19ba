import type { ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace'
import type { SpanOutcome } from './port.ts'

const mostWaiting = 2048
const mostAtOnce = 512
const waitMs = 2_000

const isSampled = 1
const isTaken = 0

/**
 * Exports spans in batches, one after the other, with at most 2048 waiting. When full, new spans
 * are dropped and counted; the caller neither waits nor notices.
 */
export function createSpanQueue(exporter: SpanExporter): SpanProcessor & {
  counts(): Record<SpanOutcome, number>
} {
  const counts = { sent: 0, dropped: 0, failed: 0 }
  let waiting: ReadableSpan[] = []
  let sending: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function send(spans: ReadableSpan[]): Promise<void> {
    return new Promise((resolve) => {
      const done = (outcome: SpanOutcome) => {
        counts[outcome] += spans.length
        resolve()
      }
      try {
        exporter.export(spans, ({ code }) => done(code === isTaken ? 'sent' : 'failed'))
      } catch {
        done('failed')
      }
    })
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) await send(waiting.splice(0, mostAtOnce))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending ??= drain().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    counts: () => ({ ...counts }),
    onStart() {},
    onEnd(span) {
      if ((span.spanContext().traceFlags & isSampled) === 0) return
      if (waiting.length >= mostWaiting) {
        counts.dropped += 1
        return
      }
      waiting.push(span)
      if (waiting.length >= mostAtOnce) void flush()
      else timer ??= setTimeout(flush, waitMs).unref()
    },
    forceFlush: flush,
    async shutdown() {
      await flush()
      waiting = []
      await exporter.shutdown()
    },
  }
}
