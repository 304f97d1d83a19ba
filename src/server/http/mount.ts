import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { findingsOf } from '#domain/application/steps/finding.ts'
import { AppError } from '#domain/error.ts'
import type { Database } from '../db/database.ts'
import { readText } from './body.ts'
import { hashToken, type StaffCookie, type TravellerCookie } from './cookie.ts'
import { eventStreamTo } from './event-stream.ts'
import { applyHeaders } from './headers.ts'
import { parseJson } from './json.ts'
import { networkOf } from './network.ts'
import { checkOrigin } from './origin.ts'
import { countInDatabase, type createMemoryLimiter } from './rate-limit.ts'
import type { Answer, Call, Route } from './route.ts'
import { findSession } from './session.ts'
import type { StaffActor, StaffRules } from './staff-actor.ts'
import { admitStaff, type FindStaff, traceOf } from './staff-guard.ts'

export type Env = {
  Variables: { requestId: string; address: string; route: string }
  Bindings: {
    incoming?: Readable & { socket?: { remoteAddress?: string } }
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
}

const smallBody = 64 * 1024

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('request.invalid', {}, findingsOf(parsed.error.issues.slice(0, 200)))
}

const isSchema = (body: Endpoint['body']): body is Schema =>
  body !== undefined && 'safeParse' in body

function checkContentType(request: Request, wanted: string): void {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== wanted) throw new AppError('request.content-type')
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const { body } = endpoint
  if (!body) return undefined
  if (!isSchema(body)) {
    checkContentType(request, 'raw' in body ? body.raw : 'multipart/form-data')
    return undefined
  }
  checkContentType(request, 'application/json')
  return parse(body, parseJson(await readText(request, endpoint.maxBodyBytes ?? smallBody)))
}

async function readAuthority(
  route: Route,
  request: Request,
  tokenHash: Buffer | null,
  db: Database,
) {
  const orderId =
    new URL(request.url).searchParams.get('orderId') ?? request.headers.get('x-order-id')
  const restricted = route.access === 'browser' || route.access === 'application'
  const sessionId = restricted && tokenHash ? await findSession(db, tokenHash) : null
  if (route.access === 'browser' && sessionId === null) throw new AppError('request.unauthorized')
  return { sessionId, orderId }
}

/** Where an order id may also stand: in the JSON body. Multipart bodies bring it to their handler. */
function withBodyOrder(call: Call<Endpoint>, route: Route): Call<Endpoint> {
  const body: unknown = call.body
  const fromBody =
    typeof body === 'object' && body !== null && 'orderId' in body ? body.orderId : undefined
  const orderId = call.authority.orderId ?? (typeof fromBody === 'string' ? fromBody : null)
  const isMultipart = route.endpoint.body !== undefined && 'multipart' in route.endpoint.body
  const nobody = call.authority.sessionId === null && orderId === null
  if (route.access === 'application' && nobody && !isMultipart) {
    throw new AppError('request.unauthorized')
  }
  return { ...call, authority: { ...call.authority, orderId } }
}

async function limit(route: Route, network: string, deps: MountDeps, now: Date): Promise<void> {
  if (!route.limit) return
  const key = `${route.endpoint.method} ${route.endpoint.path} ${network}`
  if (route.limit.guards) await countInDatabase(deps.db, key, route.limit, now)
  else deps.limiter(key, route.limit, now)
}

type Whole = Exclude<Answer<Endpoint>, { stream: unknown }>

function toResponse(answer: Whole, endpoint: Endpoint, deps: MountDeps) {
  const headers = new Headers(answer.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if ('bytes' in answer) return new Response(answer.bytes, { status: answer.status, headers })
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

/** Hands a call to its row; to a row of the staff together with who calls, and never without a trace. */
async function handle(call: Call<Endpoint>, route: Route, staff: Admitted | null) {
  if (!staff) return route.handle(withBodyOrder(call, route))
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
    return found !== null
  }
  return { rules, actor, db: deps.db, isStillIn }
}

/** The key of a conversation, as it is kept: from the header that no browser adds by itself. */
function readKey(request: Request): Buffer | null {
  const [, key] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return key === undefined ? null : hashToken(key)
}

/** Begins a stream on the connection itself; the rest of what an answer needs was done when this returns. */
function beginStream(
  c: Context<Env>,
  { stream }: Extract<Answer<Endpoint>, { stream: unknown }>,
  { secure }: MountDeps,
): Response {
  const { outgoing } = c.env
  if (!outgoing) throw new Error('A stream needs a connection')
  const headers = new Headers(c.res.headers)
  applyHeaders(headers, secure)
  headers.set('x-request-id', c.get('requestId'))
  void stream(eventStreamTo(outgoing, headers))
  const sent = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
  // The HTTP server's own, lighter kind of Response would be written once more; asked for its body it is none.
  void sent.body
  return sent
}

/** Puts a row of the route table on the wire: guard, parse, handle, parse the answer. */
export function mount(app: Hono<Env>, route: Route, deps: MountDeps): void {
  const { endpoint } = route
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method, path, async (c) => {
    const now = deps.clock.now()
    const request = c.req.raw
    c.set('route', `${endpoint.method} ${endpoint.path}`)
    const address = c.get('address')
    const keyHash = readKey(request)
    const isOurs = deps.origins.has(request.headers.get('origin') ?? '')
    if (route.access !== 'gateway' && route.access !== 'visitor') checkOrigin(request, deps.origins)
    await limit(route, networkOf(address), deps, now)
    const cookies = request.headers.get('cookie')
    // What pages of other sites ask for is never done in the name of whoever happens to read them.
    const tokenHash = route.access === 'visitor' && !isOurs ? null : deps.cookie.read(cookies)
    const staffTokenHash = deps.staffCookie.read(cookies)
    const staff = await admit(route, deps, { tokenHash: staffTokenHash, keyHash, request, now })
    const call: Call<Endpoint> = {
      params: parse(endpoint.params, c.req.param()) as Call<Endpoint>['params'],
      query: parse(endpoint.query, c.req.query()) as Call<Endpoint>['query'],
      authority: await readAuthority(route, request, tokenHash, deps.db),
      body: (await readBody(endpoint, request)) as Call<Endpoint>['body'],
      tokenHash,
      staffTokenHash,
      keyHash,
      address,
      idempotencyKey: endpoint.idempotent ? request.headers.get('idempotency-key') : null,
      request,
      incoming: c.env?.incoming ?? null,
      requestId: c.get('requestId'),
      now,
    }
    const answer = await handle(call, route, staff)
    return 'stream' in answer ? beginStream(c, answer, deps) : toResponse(answer, endpoint, deps)
  })
}
