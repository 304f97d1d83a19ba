import type { IncomingMessage } from 'node:http'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { findingsOf } from '#domain/application/steps/finding.ts'
import { AppError } from '#domain/error.ts'
import { readBytes, textOf } from './body.ts'
import { parseJson } from './json.ts'
import type { RequestCheck } from './request-check.ts'

/** Parses by a schema. Throws request.invalid with paths. */
export function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('request.invalid', {}, findingsOf(parsed.error.issues.slice(0, 200)))
}

const isSchema = (body: Endpoint['body']): body is Schema =>
  body !== undefined && 'safeParse' in body

function checkContentType(request: Request, wanted: string): void {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (wanted !== '*/*' && given !== wanted) throw new AppError('request.content-type')
}

const isMultipart = ({ body }: Endpoint): boolean => body !== undefined && 'multipart' in body

/** Whether the handler reads the body as a stream. */
export const isStreamed = (endpoint: Endpoint): boolean =>
  isMultipart(endpoint) || (endpoint.body !== undefined && 'stream' in endpoint.body)

/** The body, or why it was refused, which is thrown only after authorization. */
export type Arrived = { bytes: Buffer<ArrayBuffer> } | { refused: AppError } | null

type Arriving = {
  request: Request
  incoming: IncomingMessage | undefined
  maxBytes: number
  /** Rejects when the client is evicted. */
  cut: Promise<never>
}

/** Waits for the body before taking a slot. Throws what ends the waiting. */
export async function arrive(
  endpoint: Endpoint,
  { request, incoming, maxBytes, cut }: Arriving,
): Promise<Arrived> {
  const { body } = endpoint
  if (!body || 'multipart' in body || 'stream' in body) return null
  try {
    checkContentType(request, 'raw' in body ? body.raw : 'application/json')
    const received = () => incoming?.socket.bytesRead ?? 0
    return { bytes: await readBytes(request, { maxBytes, received, cut }) }
  } catch (error) {
    if (error instanceof AppError && late.has(error.code)) return { refused: error }
    throw error
  }
}

/** Errors in the body, not shown to clients without access. */
const late: ReadonlySet<string> = new Set(['request.content-type', 'request.too-large'])

/** Parses the body. Throws its refusal, or request.invalid. */
export function readBody(
  endpoint: Endpoint,
  request: Request,
  arrived: Arrived,
  { limits, checkBody }: RequestCheck,
): unknown {
  const { body } = endpoint
  if (isMultipart(endpoint)) checkContentType(request, 'multipart/form-data')
  if (body && 'stream' in body) checkContentType(request, body.stream)
  if (arrived && 'refused' in arrived) throw arrived.refused
  if (!arrived || !isSchema(body)) return undefined
  if (!limits) throw new Error(`${endpoint.path} has a body without limits`)
  const value = parseJson(textOf(arrived.bytes), limits.values)
  checkBody(value)
  return parse(body, value)
}
