import type {
  ChatMessage,
  changeChat,
  chatSignal,
  getAttendance,
  getChat,
  openChat,
  sendChatMessage,
  sendTranscript,
} from '#contract/chat.ts'
import type { AnswerOf, BodyOf, InputOf } from '#contract/endpoint.ts'
import type { Key } from './key.ts'
import { paths } from './paths.ts'

/** Whatever does not answer within this time is tried again. */
const patience = 20_000

/** A refusal in the server's own words; a failure of the network is whatever fetch throws. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** Seconds, where the server says when to try again. */
  readonly retryAfter: number | null

  constructor(status: number, code: string, retryAfter: number | null) {
    super(code)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }

  /** The key opens nothing, or nothing any more. */
  get isUnknown(): boolean {
    return this.status === 404 || this.status === 401
  }
}

export type Attendance = AnswerOf<typeof getAttendance>
export type Session = AnswerOf<typeof getChat>
export type Contact = InputOf<typeof changeChat>['body']
export type Api = ReturnType<typeof createApi>

async function refusalOf(response: Response): Promise<Refusal> {
  const problem: { code?: unknown } = await response.json().catch(() => ({}))
  const after = response.headers.get('retry-after')
  return new Refusal(response.status, String(problem.code), after ? Number(after) : null)
}

/** The calls of the chat; `keyOf` gives what opens the conversation at that moment. */
export function createApi(origin: string, keyOf: () => Key | null, fetcher: typeof fetch) {
  const ask = (method: string, path: string, body: object | undefined, signal: AbortSignal) => {
    const key = keyOf()
    return fetcher(origin + path, {
      method,
      signal,
      // Said, and the page closed: it arrives all the same.
      keepalive: method === 'POST',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await ask(method, path, body, AbortSignal.timeout(patience))
    if (!response.ok) throw await refusalOf(response)
    return response.status === 204 ? (undefined as T) : response.json()
  }

  const ofSession = () => `sessionId=${keyOf()?.sessionId}`
  const own = () => `${paths.sessions}/${keyOf()?.sessionId}`
  const withSession = (body: object) => ({ sessionId: keyOf()?.sessionId, ...body })
  return {
    attendance: () => call<Attendance>('GET', paths.attendance),
    open: (body: InputOf<typeof openChat>['body']) =>
      call<AnswerOf<typeof openChat>>('POST', paths.sessions, body),
    session: () => call<Session>('GET', own()),
    change: (body: Contact) => call<Session>('PATCH', own(), body),
    messages: (after: number) =>
      call<ChatMessage[]>('GET', `${paths.messages}?${ofSession()}&after=${after}`),
    send: (body: Pick<BodyOf<typeof sendChatMessage>, 'message' | 'clientId'>) =>
      call<ChatMessage>('POST', paths.messages, withSession(body)),
    signal: (body: Omit<BodyOf<{ body: typeof chatSignal } & typeof getChat>, 'sessionId'>) =>
      call<void>('POST', paths.signals, withSession(body)),
    transcript: () =>
      call<AnswerOf<typeof sendTranscript>>('POST', paths.transcript, withSession({})),
    stream: (after: number, signal: AbortSignal) =>
      ask('GET', `${paths.stream}?${ofSession()}&after=${after}`, undefined, signal),
  }
}
