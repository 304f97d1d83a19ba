import type * as z from 'zod/mini'
import type { ErrorCode } from '#domain/error.ts'

export type Schema = z.ZodMiniType

/** An answer that is not JSON: its media type. */
export type Media = { media: string }

/**
 * One call of the public interface as a value: the server mounts it, the browser's client calls it,
 * the OpenAPI document describes it. Paths name parameters in braces.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  params?: Schema
  query?: Schema
  /**
   * JSON unless `multipart` names the parts; `raw` leaves bytes and their meaning to the handler, and so
   * does `stream`, for bodies that are taken as they come.
   */
  body?: Schema | { multipart: readonly string[] } | { raw: string } | { stream: string }
  /**
   * Largest body in bytes, where the schema admits more than anybody sends. Else it follows from the
   * schema (`bodyLimits`), and so does how many values the body may have.
   */
  maxBodyBytes?: number
  answers: Readonly<Record<number, Schema | Media | null>>
  errors: readonly ErrorCode[]
  /** Failures carry `error` besides the problem, its title once more: clients of this call look for it. */
  saysError?: true
  /** Honours the Idempotency-Key header. */
  idempotent?: true
}

export function endpoint<const E extends Endpoint>(value: E): E {
  return value
}

type Out<S> = S extends Schema ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = Out<E['body']>
/** What a client receives on success, any of the declared answers. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['answers']]: Out<E['answers'][S]>
}[keyof E['answers']]
