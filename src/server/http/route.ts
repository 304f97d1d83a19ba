import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { Authority } from '../data/staff/authority.ts'
import type { EventStream } from './event-stream.ts'
import type { StaffRules } from './staff-actor.ts'

/**
 * Who may call a route.
 * - anyone: no authority needed
 * - browser: needs the traveller's cookie
 * - application: the same; its queries take the authority of that cookie, so that a foreign application and a
 *   missing one give the same answer
 * - gateway: signed by the payment gateway, or by a mail service; exempt from the Origin check
 * - visitor: by the key of a conversation, from a page of any site; no cookie gives any right here. A row
 *   with rules for staff is open to them too, where no key is brought
 * - staff: needs the cookie of a member of staff; the row's rules say of whom (see `staffRoute`)
 */
export type Access = 'anyone' | 'browser' | 'application' | 'gateway' | 'visitor' | 'staff'

/**
 * `times` in `seconds` per network, required for every route; `guards: 'secret'` counts in
 * PostgreSQL, across nodes.
 */
export type Limit = { times: number; seconds: number; guards?: 'secret' }

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The unparsed body, for signatures. */
  rawBytes: Buffer<ArrayBuffer>
  /** The same as text; of `raw` bodies only. */
  rawBody: string
  authority: Authority
  /** SHA-256 of the cookie, valid or not. */
  tokenHash: Buffer | null
  /** SHA-256 of the staff cookie. */
  staffTokenHash: Buffer | null
  /** SHA-256 of the conversation key. */
  keyHash: Buffer | null
  /** The client's address, behind trusted proxies. */
  address: string
  idempotencyKey: string | null
  request: Request
  /** The body as Node's stream, where there is a connection: half the cost for large ones. */
  incoming: Readable | null
  /** Uploads only: aborted when the client is evicted or disconnects; the reason says which. */
  cut: AbortSignal | null
  requestId: string
  now: Date
}

type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** Success statuses; checked at runtime against the endpoint. */
type Success = 200 | 201 | 202 | 204

export type Answer<E extends Endpoint> =
  | {
      status: Success
      body?: AnswerOf<E> | undefined
      /** A new session token for the browser. */
      token?: string | null
      /** A new staff session token; null deletes the cookie. */
      staffToken?: string | null
      headers?: Record<string, string>
    }
  /** 304: the client's copy is current. 303: redirected. */
  | { status: Success | 303 | 304; bytes: Bytes | null; headers: Record<string, string> }
  /** Continues after the response has started. */
  | { status: 200; stream: (events: EventStream) => Promise<void> }

export type Route = {
  endpoint: Endpoint
  access: Access
  limit: Limit
  staff?: StaffRules
  // Typed where the route is written (see `route`); the table mixes all shapes.
  handle: (call: Call<Endpoint>) => Promise<Answer<Endpoint>>
}

export function route<const E extends Endpoint>(
  endpoint: E,
  rules: { access: Exclude<Access, 'staff'>; limit: Limit },
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, ...rules, handle: handle as unknown as Route['handle'] }
}

export const perMinute = (times: number, guards?: 'secret'): Limit =>
  guards ? { times, seconds: 60, guards } : { times, seconds: 60 }

export const perHour = (times: number, guards?: 'secret'): Limit =>
  guards ? { times, seconds: 3600, guards } : { times, seconds: 3600 }
