import type * as z from 'zod/mini'
import type { Endpoint, InputOf, Media, Schema } from '#contract/endpoint.ts'
import { ApiError, errorFrom } from './error.ts'
import { presenceHeaders } from './presence.ts'

type Answer<A> = A extends Schema ? z.output<A> : A extends Media ? Blob : undefined

/** What a call gives: JSON as its schema describes it, a Blob for other media, undefined for 204. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['answers']]: Answer<E['answers'][S]>
}[keyof E['answers']]

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

type Options = Readonly<{
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Goes on when the page is left; at most 64 KiB of body. */
  keepalive?: boolean
}>

export type Request<E extends Endpoint> = Part<'params', InputOf<E>['params']> &
  Part<'query', InputOf<E>['query']> &
  Part<'body', InputOf<E>['body']> &
  Options

type Values = Readonly<Record<string, unknown>>
type Loose = { params?: Values; query?: Values; body?: unknown } & Options

/**
 * Calls an endpoint of the contract. Throws ApiError: what the server said, or that no answer came.
 * The server parses its answers before it sends them, so they are taken as they are.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<AnswerOf<E>> {
  const { params, query, body, signal, headers, keepalive } = request as Loose
  const response = await send(addressOf(endpoint, params, query), {
    method: endpoint.method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...presenceHeaders(),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  })
  if (!response.ok) throw errorFrom(response.status, await orNetwork(response.text()))
  return (await orNetwork(contentOf(response))) as AnswerOf<E>
}

/** The address of an endpoint with its braces filled in. */
export function addressOf(endpoint: Endpoint, params: Values = {}, query: Values = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

function send(address: string, options: RequestInit): Promise<Response> {
  return orNetwork(fetch(address, options))
}

async function orNetwork<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const isAbort = cause instanceof DOMException && cause.name === 'AbortError'
    throw new ApiError(isAbort ? 'aborted' : 'network')
  }
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const isJson = /^application\/(.+\+)?json\b/.test(response.headers.get('content-type') ?? '')
  return isJson ? response.json() : response.blob()
}
