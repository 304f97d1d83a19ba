import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#domain/error.ts'
import { findSession } from '../data/application/session.ts'
import type { Database } from '../platform/db/database.ts'
import type { Bulkhead } from './admission/bulkhead.ts'
import { countInDatabase, type createMemoryLimiter } from './admission/rate-limit.ts'
import { textOf } from './body.ts'
import { type Arrived, arrive, isStreamed, parse, readBody } from './call-body.ts'
import { hashToken, type StaffCookie, type TravellerCookie } from './cookie.ts'
import { inPieces } from './copies.ts'
import { eventStreamTo } from './event-stream.ts'
import { applyHeaders } from './headers.ts'
import { isListed, networkOf } from './network.ts'
import { checkOrigin } from './origin.ts'
import { type RequestCheck, requestCheck } from './request-check.ts'
import type { Answer, Call, Route } from './route.ts'
import type { StaffActor, StaffRules } from './staff-actor.ts'
import { admitStaff, type FindStaff, traceOf } from './staff-guard.ts'

export type Env = {
  Variables: { requestId: string; address: string; route: string; saysError?: boolean }
  Bindings: {
    incoming?: IncomingMessage
    outgoing?: ServerResponse
  }
}

export type MountDeps = {
  db: Database
  clock: { now(): Date }
  cookie: TravellerCookie
  staffCookie: StaffCookie
  secure: boolean
  findStaff: FindStaff
  origins: ReadonlySet<string>
  limiter: ReturnType<typeof createMemoryLimiter>
  bulkhead: Bulkhead
  /** Clients with a higher limit for notifications. */
  gatewayAddresses: BlockList
}

/** Maximum size of a body without a schema. */
const rawBody = 64 * 1024

async function readAuthority(route: Route, tokenHash: Buffer | null, db: Database) {
  const restricted = route.access === 'browser' || route.access === 'application'
  const sessionId = restricted && tokenHash ? await findSession(db, tokenHash) : null
  if (restricted && sessionId === null) throw new AppError('request.unauthorized')
  return { sessionId }
}

const keyOf = ({ endpoint }: Route, address: string): string =>
  `${endpoint.method} ${endpoint.path} ${networkOf(address)}`

/** Checks the cheap limits first. */
function limit(route: Route, address: string, deps: MountDeps): void {
  if (route.limit.guards) return
  const isGateway = route.access === 'gateway' && isListed(deps.gatewayAddresses, address)
  const times = route.limit.times * (isGateway ? 50 : 1)
  deps.limiter(keyOf(route, address), { ...route.limit, times })
}

type Whole = Exclude<Answer<Endpoint>, { stream: unknown }>

type Bytes = Extract<Whole, { bytes: unknown }>

/** Streams bytes at the client's pace. */
function toBytes({ bytes, status }: Bytes, headers: Headers, method: string): Response {
  if (method === 'HEAD' && bytes instanceof ReadableStream) {
    // Nobody will read it, so close its source here.
    bytes.cancel().catch(() => {})
    return new Response(null, { status, headers })
  }
  if (!(bytes instanceof Uint8Array)) return new Response(bytes, { status, headers })
  headers.set('content-length', String(bytes.byteLength))
  return new Response(inPieces(bytes), { status, headers })
}

function toResponse(answer: Whole, endpoint: Endpoint, deps: MountDeps, method: string) {
  const headers = new Headers(answer.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if ('bytes' in answer) return toBytes(answer, headers, method)
  if (answer.token) headers.append('set-cookie', deps.cookie.write(answer.token))
  if (answer.staffToken !== undefined) {
    headers.append('set-cookie', deps.staffCookie.write(answer.staffToken))
  }
  const shape = endpoint.answers[answer.status]
  if (shape === null) return new Response(null, { status: answer.status, headers })
  if (shape === undefined || !('safeParse' in shape)) {
    throw new Error(`${endpoint.path} answered an undeclared ${answer.status}`)
  }
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(shape.parse(answer.body)), { status: answer.status, headers })
}

/** Calls a handler; a staff handler with the member of staff, and never without an audit entry. */
async function handle(call: Call<Endpoint>, route: Route, staff: Admitted | null) {
  if (!staff) return route.handle(call)
  const trace = traceOf(route, staff.rules, staff.actor.id, staff.db)
  const answer = await route.handle({
    ...call,
    staff: staff.actor,
    trace: trace.with(call),
    isStillIn: staff.isStillIn,
  } as typeof call)
  await trace.finish(call)
  return answer
}

type Admitted = {
  rules: StaffRules
  actor: StaffActor
  db: Database
  isStillIn: () => Promise<boolean>
}

async function admit(
  { staff: rules, access }: Route,
  deps: MountDeps,
  asked: Parameters<typeof admitStaff>[2] & { keyHash: Buffer | null },
): Promise<Admitted | null> {
  if (access === 'visitor' ? !rules || asked.keyHash : access !== 'staff') return null
  if (!rules) throw new Error('A row of the staff needs rules')
  const actor = await admitStaff(rules, deps.findStaff, asked)
  const isStillIn = async () => {
    const { tokenHash } = asked
    const found =
      tokenHash && (await deps.findStaff(tokenHash, { now: deps.clock.now(), awake: false }))
    // Ends when the role was recomposed: the next request gets the new rights.
    return Boolean(found && isDeepStrictEqual(found.staff.authority, actor.authority))
  }
  return { rules, actor, db: deps.db, isStillIn }
}

/** The hash of a conversation key, from a header that no browser adds by itself. */
function readKey(request: Request): Buffer | null {
  const [, key] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return key === undefined ? null : hashToken(key)
}

/** Starts a stream on the connection itself; the rest of the response was handled when this returns. */
function beginStream(
  c: Context<Env>,
  { stream }: Extract<Answer<Endpoint>, { stream: unknown }>,
  { secure, bulkhead }: MountDeps,
): Response {
  const { outgoing } = c.env
  if (!outgoing) throw new Error('A stream needs a connection')
  const headers = new Headers(c.res.headers)
  applyHeaders(headers, secure)
  headers.set('x-request-id', c.get('requestId'))
  const events = eventStreamTo(outgoing, headers)
  events.onClose(bulkhead.streaming(networkOf(c.get('address')), events.end))
  void stream(events)
  const sent = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
  // The HTTP server would write its own light Response again; reading the body makes it an ordinary
  // one.
  void sent.body
  return sent
}

type Asked = {
  route: Route
  check: RequestCheck
  arrived: Arrived
  cut: AbortSignal | null
}

/** Handles a call from authentication to response. */
async function answerTo(c: Context<Env>, { route, check, arrived, cut }: Asked, deps: MountDeps) {
  const { endpoint } = route
  const now = deps.clock.now()
  const request = c.req.raw
  const address = c.get('address')
  if (route.limit.guards) await countInDatabase(deps.db, keyOf(route, address), route.limit, now)
  const keyHash = readKey(request)
  const isOurs = deps.origins.has(request.headers.get('origin') ?? '')
  const cookies = request.headers.get('cookie')
  // Calls from other sites' pages never act for the reader's session.
  const tokenHash = route.access === 'visitor' && !isOurs ? null : deps.cookie.read(cookies)
  const staffTokenHash = deps.staffCookie.read(cookies)
  const staff = await admit(route, deps, { tokenHash: staffTokenHash, keyHash, request, now })
  const rawBytes = arrived && 'bytes' in arrived ? arrived.bytes : Buffer.alloc(0)
  const call: Call<Endpoint> = {
    params: parse(endpoint.params, c.req.param()) as Call<Endpoint>['params'],
    query: parse(endpoint.query, c.req.query()) as Call<Endpoint>['query'],
    authority: await readAuthority(route, tokenHash, deps.db),
    body: readBody(endpoint, request, arrived, check) as Call<Endpoint>['body'],
    rawBytes,
    rawBody: endpoint.body && 'raw' in endpoint.body ? textOf(rawBytes) : '',
    tokenHash,
    staffTokenHash,
    keyHash,
    address,
    idempotencyKey: endpoint.idempotent ? request.headers.get('idempotency-key') : null,
    request,
    incoming: c.env?.incoming ?? null,
    cut,
    requestId: c.get('requestId'),
    now,
  }
  const answer = await handle(call, route, staff)
  if ('stream' in answer) return beginStream(c, answer, deps)
  return toResponse(answer, endpoint, deps, request.method)
}

/** Mounts a route: limits, body, authorization, parsing, handling, parsing the answer. */
export function mount(app: Hono<Env>, route: Route, deps: MountDeps): void {
  const { endpoint } = route
  const { bulkhead } = deps
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const check = requestCheck(endpoint)
  const maxBytes = endpoint.maxBodyBytes ?? check.limits?.bytes ?? rawBody
  app.on(endpoint.method, path, async (c) => {
    const request = c.req.raw
    c.set('route', `${endpoint.method} ${endpoint.path}`)
    c.set('saysError', endpoint.saysError ?? false)
    const address = c.get('address')
    if (route.access !== 'gateway' && route.access !== 'visitor') checkOrigin(request, deps.origins)
    limit(route, address, deps)
    check.checkAround(request, { params: c.req.param(), query: c.req.query() })
    const network = networkOf(address)
    const incoming = c.env?.incoming
    if (isStreamed(endpoint)) {
      // Files take long and have a queue of their own.
      return bulkhead.uploading(network, incoming ?? null, (cut) =>
        answerTo(c, { route, check, arrived: null, cut }, deps),
      )
    }
    const expected = Number(request.headers.get('content-length') ?? maxBytes)
    const arrived = endpoint.body
      ? await bulkhead.awaiting(network, expected, (cut) =>
          arrive(endpoint, { request, incoming, maxBytes, cut }),
        )
      : null
    const bytes = arrived && 'bytes' in arrived ? arrived.bytes.byteLength : 0
    return bulkhead.working({ network, route: c.get('route') }, bytes, () =>
      answerTo(c, { route, check, arrived, cut: null }, deps),
    )
  })
}
