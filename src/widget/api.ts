import type { RequestOf } from '#client/call.ts'
import type { AnswerOf, BodyOf } from '#client/route.ts'
import type { Route } from '#contract/api.ts'
import type { Key } from './key.ts'

/** Timeout after which a call is retried. */
const patience = 20_000

/** An error of the server; network failures are what fetch throws. */
export class Refusal extends Error {
  declare readonly status: number
  declare readonly code: string
  /** Seconds from the server's Retry-After. */
  declare readonly retryAfter: number | null

  constructor(status: number, code: string, retryAfter: number | null) {
    super(code)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** The key is unknown or expired. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'chat.not-found' || error.status === 401)

export type Attendance = AnswerOf<'GET /api/chat/attendance'>
export type Contact = BodyOf<'PATCH /api/chat/sessions/{sessionId}'>
type Message = Omit<BodyOf<'POST /api/chat/messages'>, 'sessionId'>
type Signal = Omit<BodyOf<'POST /api/chat/signals'>, 'sessionId'>
export type Api = ReturnType<typeof createApi>

async function refusalOf(response: Response): Promise<Refusal> {
  const problem: { code?: unknown } = await response.json().catch(() => ({}))
  const after = response.headers.get('retry-after')
  return new Refusal(response.status, String(problem.code), after ? Number(after) : null)
}

/** The key fills the path parameters. */
type Asked<R extends Route> = Pick<RequestOf<R>, 'query' | 'body'>
type Loose = { query?: Record<string, string>; body?: object }

/**
 * Calls with the key that `keyOf` currently returns. Typed like those of src/client, which is too
 * large for the panel.
 */
export function createCalls(origin: string, keyOf: () => Key | null, fetcher: typeof fetch) {
  async function open<R extends Route>(
    route: R,
    asked: Asked<R>,
    signal = AbortSignal.timeout(patience),
  ): Promise<Response> {
    const key = keyOf()
    const [method = '', path = ''] = route.split(' ')
    const { query, body } = asked as Loose
    const address = path.replace('{sessionId}', key?.sessionId ?? '')
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetcher(origin + address + search, {
      method,
      signal,
      // Delivered even if the page closes.
      keepalive: method === 'POST',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw await refusalOf(response)
    return response
  }

  async function call<R extends Route>(route: R, asked: Asked<R>): Promise<AnswerOf<R>> {
    const response = await open(route, asked)
    return (response.status === 204 ? undefined : await response.json()) as AnswerOf<R>
  }

  return { open, call }
}

/** The calls of the chat. */
export function createApi(origin: string, keyOf: () => Key | null, fetcher: typeof fetch) {
  const { open, call } = createCalls(origin, keyOf, fetcher)
  const own = () => ({ sessionId: keyOf()?.sessionId ?? '' })
  return {
    attendance: () => call('GET /api/chat/attendance', {}),
    open: (body: BodyOf<'POST /api/chat/sessions'>) => call('POST /api/chat/sessions', { body }),
    goOn: (body: BodyOf<'POST /api/chat/sessions/continued'>) =>
      call('POST /api/chat/sessions/continued', { body }),
    session: () => call('GET /api/chat/sessions/{sessionId}', {}),
    change: (body: Contact) => call('PATCH /api/chat/sessions/{sessionId}', { body }),
    messages: (after: number) => call('GET /api/chat/messages', { query: { ...own(), after } }),
    send: (message: Message) => call('POST /api/chat/messages', { body: { ...own(), ...message } }),
    signal: (signal: Signal) => call('POST /api/chat/signals', { body: { ...own(), ...signal } }),
    stream: (after: number, signal: AbortSignal) =>
      open('GET /api/chat/stream', { query: { ...own(), after } }, signal),
  }
}
