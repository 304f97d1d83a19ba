import { createServer } from 'node:http'
import { listening } from './listening.ts'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }

export type ToldSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number }
}

type Told = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: ToldSpan[] }[]
  }[]
}

/** A trace collector on a free port: OTLP over HTTP, as JSON. */
export async function startOtlpStandIn() {
  const bodies: string[] = []
  const state = { silent: false, status: 200, headers: [] as Record<string, unknown>[] }
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      state.headers.push(request.headers)
      if (state.silent) return
      if (state.status === 200) bodies.push(Buffer.concat(chunks).toString())
      answer.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const { origin, close } = await listening(server)
  const told = () => bodies.flatMap((body) => (JSON.parse(body) as Told).resourceSpans)
  return {
    url: `${origin}/v1/traces`,
    state,
    /** The raw bodies. */
    text: () => bodies.join('\n'),
    spans: () => told().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => told().map(({ resource }) => resource.attributes),
    close,
  }
}

/** A span's attribute. */
export function attributeOf(span: ToldSpan, key: string): string | number | undefined {
  const { value } = span.attributes.find((each) => each.key === key) ?? {}
  return value?.stringValue ?? value?.intValue
}
