import type { Route } from '#contract/api.ts'
import { ApiError, errorFrom } from './error.ts'
import {
  type AnswerOf,
  addressOf,
  type BodyOf,
  methodOf,
  type ParamsOf,
  type QueryOf,
  type Values,
} from './route.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

type Options = Readonly<{
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Continues after the page is left; at most 64 KiB of body. */
  keepalive?: boolean
}>

export type RequestOf<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>> &
  Options

type Loose = { params?: Values; query?: Values; body?: unknown } & Options

export type ClientOptions = Readonly<{
  /** The server's; omitted on its own pages. */
  origin?: string
  /** Headers of every request, evaluated each time. */
  headers?: () => Readonly<Record<string, string>>
  /** Timeout in milliseconds. */
  patience?: number
  fetcher?: typeof fetch
}>

export type ApiClient = Readonly<{
  /**
   * Calls an endpoint of the contract. Throws ApiError: the server's error, or no answer. The
   * server validates its answers before sending, so they are used unparsed.
   */
  call: <R extends Route>(route: R, request: RequestOf<R>) => Promise<AnswerOf<R>>
  /** The same, returning the response for streaming. Throws ApiError. */
  open: <R extends Route>(route: R, request: RequestOf<R>) => Promise<Response>
}>

/** The API client of a page or program. */
export function createClient({
  origin = '',
  headers: always = () => ({}),
  patience,
  fetcher = (input, init) => fetch(input, init),
}: ClientOptions = {}): ApiClient {
  async function send(route: Route, request: Loose): Promise<Response> {
    const { params, query, body, signal, headers, keepalive } = request
    const response = await orNetwork(
      fetcher(origin + addressOf(route, params, query), {
        method: methodOf(route),
        credentials: 'same-origin',
        cache: 'no-store',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...always(),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive } : {}),
      }),
    )
    if (!response.ok) throw errorFrom(response.status, await orNetwork(response.text()))
    return response
  }

  return {
    async call<R extends Route>(route: R, request: RequestOf<R>) {
      const { signal = patience && AbortSignal.timeout(patience), ...rest } = request as Loose
      const response = await send(route, { ...rest, ...(signal ? { signal } : {}) })
      return (await orNetwork(contentOf(response))) as AnswerOf<R>
    },
    open: (route, request) => send(route, request as Loose),
  }
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
