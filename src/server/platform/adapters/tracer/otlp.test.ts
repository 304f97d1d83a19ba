import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { attributeOf, startOtlpStandIn } from '../../../../../test/support/otlp-stand-in.ts'
import { parseConfig, type Tracing } from '../../../config.ts'
import { createOtlpTracer } from './otlp.ts'
import type { Tracer } from './port.ts'

let collector: Awaited<ReturnType<typeof startOtlpStandIn>>
const tracers: Tracer[] = []
beforeEach(async () => {
  collector = await startOtlpStandIn()
})
afterEach(async () => {
  await Promise.all(tracers.splice(0).map((tracer) => tracer.close()))
  await collector.close()
})

function tracerOf(variables: Record<string, string> = {}): Tracer {
  const tracing = parseConfig({
    ...{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, ...variables },
  }).tracing as Tracing
  const tracer = createOtlpTracer(tracing, { now: () => new Date() })
  tracers.push(tracer)
  return tracer
}

const server = { name: 'GET /api/a', kind: 'server' } as const
const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('tells spans with their statements, who we are, and what the collector wants to be told', async () => {
  const tracer = tracerOf({
    OTEL_SERVICE_NAME: 'visa',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%20one',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=visa',
  })
  await tracer.span(server, async (span) => {
    tracer.statement('select "id" from "application" where "id" = $1', 5, null)
    await new Promise((resolve) => setTimeout(resolve, 5))
    tracer.statement('insert into "draft" ("id") values ($1)', 2, '23505')
    span.rename('GET /api/b')
    span.fail('500')
  })
  tracer.statement('select 1', 1, null)
  await tracer.close()
  const [one, two, request] = collector.spans()
  expect(collector.spans()).toHaveLength(3)
  expect(request).toMatchObject({ name: 'GET /api/b', kind: 2, status: { code: 2 } })
  expect(request?.parentSpanId).toBeFalsy()
  for (const statement of [one, two]) {
    expect(statement).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  }
  expect([one?.name, two?.name]).toEqual(['SELECT application', 'INSERT draft'])
  expect(two && attributeOf(two, 'error.type')).toBe('23505')
  expect(JSON.stringify(collector.resources())).toContain('"stringValue":"visa"')
  expect(JSON.stringify(collector.resources())).toContain('test one')
  expect(collector.state.headers[0]).toMatchObject({ 'x-team': 'visa' })
  expect(tracer.counts()).toEqual({ sent: 3, dropped: 0, failed: 0 })
})

test('goes on with the trace that it is told, refers to the one that caused it, and keeps two apart', async () => {
  const tracer = tracerOf()
  await Promise.all([
    tracer.span({ ...server, parent }, async () => {
      expect(tracer.here()).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/)
      expect(tracer.ids()).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c' })
      await new Promise((resolve) => setTimeout(resolve, 10))
      expect(tracer.ids()).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c' })
    }),
    tracer.span({ name: 'process a', kind: 'consumer', link: parent }, async () => {
      expect(tracer.ids().traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
    }),
  ])
  expect([tracer.here(), tracer.ids()]).toEqual([null, {}])
  await tracer.close()
  const linked = collector.spans().find(({ kind }) => kind === 5)
  expect(linked?.links).toMatchObject([{ spanId: 'b7ad6b7169203331' }])
})

test.each([
  '',
  'nonsense',
  '00-00000000000000000000000000000000-b7ad6b7169203331-01',
  `${parent}-x`,
])('begins a trace of its own where it is told %j', async (told) => {
  const tracer = tracerOf()
  await tracer.span({ ...server, parent: told, link: told }, async () => {})
  await tracer.close()
  expect(collector.spans()[0]?.parentSpanId).toBeFalsy()
  expect(collector.spans()[0]?.links ?? []).toEqual([])
})

test('of what fails it tells the code, never the words', async () => {
  const tracer = tracerOf()
  const error = Object.assign(new Error('Amina 0712'), { code: 'ECONNREFUSED' })
  await expect(tracer.span(server, () => Promise.reject(error))).rejects.toBe(error)
  await tracer.close()
  expect(collector.text()).toContain('ECONNREFUSED')
  expect(collector.text()).not.toContain('Amina')
})

test.each<[Record<string, string>, string | null, number]>([
  [{}, `${parent.slice(0, -2)}00`, 0],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, `${parent.slice(0, -2)}00`, 1],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, parent, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, null, 0],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, parent, 0],
])('which traces are kept: %o, asked by %s', async (variables, by, count) => {
  const tracer = tracerOf(variables)
  await tracer.span({ ...server, parent: by }, async () => {
    tracer.statement('select 1', 1, null)
  })
  await tracer.close()
  expect(collector.spans()).toHaveLength(2 * count)
})

describe('a collector', () => {
  const many = async (tracer: Tracer, count: number) => {
    for (let n = 0; n < count; n += 1) await tracer.span(server, async () => {})
  }

  test('that is silent costs nobody time or memory: what does not fit is counted', async () => {
    collector.state.silent = true
    const tracer = tracerOf()
    await many(tracer, 5_000)
    expect(tracer.counts().dropped).toBeGreaterThan(2_000)
    expect(5_000 - tracer.counts().dropped).toBeLessThanOrEqual(2048 + 512)
    await tracer.close()
  })

  test('that refuses, or is not there, is counted as well', async () => {
    collector.state.status = 400
    const refused = tracerOf()
    await many(refused, 10)
    await refused.close()
    expect(refused.counts()).toEqual({ sent: 0, dropped: 0, failed: 10 })
    const absent = tracerOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1/v1/traces' })
    await many(absent, 10)
    await absent.close()
    expect(absent.counts().sent).toBe(0)
  })
})
