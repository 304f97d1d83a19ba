import type * as z from 'zod/mini'
import type { ErrorCode } from '#domain/error.ts'

export type Schema = z.ZodMiniType

/** The media type of an answer other than JSON. */
export type Media = { media: string }

/**
 * One call of the public API as a value: mounted by the server, called by the client, described by
 * the OpenAPI document. Path parameters are in braces.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  params?: Schema
  query?: Schema
  /**
   * JSON unless `multipart` names the parts; `raw` and `stream` pass the bytes to the handler,
   * `stream` without buffering.
   */
  body?: Schema | { multipart: readonly string[] } | { raw: string } | { stream: string }
  /**
   * Maximum body in bytes, if the schema allows more than any client sends. Otherwise derived from
   * the schema (`bodyLimits`), as is the maximum number of values.
   */
  maxBodyBytes?: number
  answers: Readonly<Record<number, Schema | Media | null>>
  errors: readonly ErrorCode[]
  /** Failures repeat the problem's title as `error`, which clients of this call expect. */
  saysError?: true
  /** Supports the Idempotency-Key header. */
  idempotent?: true
}

export function endpoint<const E extends Endpoint>(value: E): E {
  return value
}

type Out<S> = S extends Schema ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = Out<E['body']>
/** The successful answers of an endpoint. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['answers']]: Out<E['answers'][S]>
}[keyof E['answers']]
