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

/** `times` in `seconds` for one network; `guards: 'secret'` counts in PostgreSQL, for all nodes. No row is without. */
export type Limit = { times: number; seconds: number; guards?: 'secret' }

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The same as it came, for what is signed. */
  rawBody: string
  authority: Authority
  /** SHA-256 of the cookie as presented, known or not. */
  tokenHash: Buffer | null
  /** The same of the cookie that members of staff have. */
  staffTokenHash: Buffer | null
  /** SHA-256 of the key of a conversation. */
  keyHash: Buffer | null
  /** The address of the client, behind trusted proxies. */
  address: string
  idempotencyKey: string | null
  request: Request
  /** The body as Node's own stream, where there is a connection: half the cost for large ones. */
  incoming: Readable | null
  /** Of an upload: aborted, with the reason, when its sender has to give way to others or hung up. */
  cut: AbortSignal | null
  requestId: string
  now: Date
}

type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

/** Statuses of success; that the endpoint declares the one given is checked when it is sent. */
type Success = 200 | 201 | 202 | 204

export type Answer<E extends Endpoint> =
  | {
      status: Success
      body?: AnswerOf<E> | undefined
      /** A fresh token for the cookie of this browser. */
      token?: string | null
      /** A fresh token for the cookie of a member of staff; null takes the cookie away. */
      staffToken?: string | null
      headers?: Record<string, string>
    }
  /** 304: whoever asks has these very bytes already. 303: it is elsewhere. */
  | { status: Success | 303 | 304; bytes: Bytes | null; headers: Record<string, string> }
  /** Goes on after the answer has begun. */
  | { status: 200; stream: (events: EventStream) => Promise<void> }

export type Route = {
  endpoint: Endpoint
  access: Access
  limit: Limit
  staff?: StaffRules
  // The row is typed where it is written (see `route`); the table holds rows of every shape.
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
