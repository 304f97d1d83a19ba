import { setImmediate as breathe } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import type { ErrorCode } from '#domain/error.ts'
import { statusOf } from './problem.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

function requestBody(body: Endpoint['body']): Json | undefined {
  if (!body) return undefined
  if ('safeParse' in body) {
    return {
      required: true,
      content: { 'application/json': { schema: jsonSchema(body, 'input') } },
    }
  }
  if ('raw' in body) return { required: true, content: { [body.raw]: {} } }
  if ('stream' in body) return { required: true, content: { [body.stream]: {} } }
  const parts = body.multipart.map((part) => [
    part,
    part === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' },
  ])
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', properties: Object.fromEntries(parts) } },
    },
  }
}

function answers(endpoint: Endpoint): Json {
  const success = Object.entries(endpoint.answers).map(([status, shape]) => {
    if (shape === null) return [status, { description: 'Done' }]
    if ('media' in shape) {
      const binary = { schema: { type: 'string', format: 'binary' } }
      return [status, { description: 'The bytes', content: { [shape.media]: binary } }]
    }
    const content = { 'application/json': { schema: jsonSchema(shape, 'output') } }
    return [status, { description: 'Success', content }]
  })
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of endpoint.errors) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  }
  const failures = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return Object.fromEntries([...success, ...failures])
}

const problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    params: { type: 'object' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
    error: {
      type: 'string',
      description: 'The title once more, where files are sent and where an e-mail is tested',
    },
  },
}

/** Endpoints described per turn: a few milliseconds that block other requests. */
const atOnce = 20

/** The OpenAPI 3.1 document of a route table; takes a quarter of a second, in slices. */
export async function openApiOf(
  routes: readonly Route[],
  info: { title: string; version: string },
): Promise<Json> {
  const paths: Record<string, Json> = {}
  for (const [index, { endpoint, access }] of routes.entries()) {
    if (index % atOnce === 0) await breathe()
    const idempotency = endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []
    const operation = {
      summary: endpoint.summary,
      'x-access': access,
      parameters: [
        ...parameters(endpoint.params, 'path'),
        ...parameters(endpoint.query, 'query'),
        ...idempotency,
      ],
      requestBody: requestBody(endpoint.body),
      responses: answers(endpoint),
    }
    const at = paths[endpoint.path] ?? {}
    paths[endpoint.path] = { ...at, [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas: { Problem: problem } },
  }
}
