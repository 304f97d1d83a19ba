import { type AppOptions, buildApp } from '../../src/server/app.ts'
import { createAdmission } from '../../src/server/document/upload/admission.ts'
import { addressList } from '../../src/server/http/network.ts'
import { createHttpServer, type ServerOptions } from '../../src/server/http/server.ts'
import { createReadiness } from '../../src/server/operation/health/readiness.ts'
import { createThrottledLog } from '../../src/server/platform/throttled-log.ts'
import type { Services } from '../../src/server/services.ts'
import { listening } from './listening.ts'
import { cookieOf } from './owner.ts'

export type TestApp = Awaited<ReturnType<typeof startApp>>

/** The whole server over real HTTP, without pages: routes, guards and errors. */
export async function startApp(
  parts: Services,
  options: {
    gateway?: (origin: string) => Services['gateway']
    /** The listening address. */
    host?: string
    server?: Partial<ServerOptions>
    app?: Partial<Omit<AppOptions, 'services' | 'port'>>
  } = {},
) {
  let handle: ((request: Request, env: object) => Response | Promise<Response>) | null = null
  const server = createHttpServer((request, env) => handle?.(request, env) ?? new Response(null), {
    proxies: addressList(['127.0.0.1']),
    ...options.server,
  })
  const { port, ...listens } = await listening(server, 0, options.host)
  const origin = `http://127.0.0.1:${port}`
  const services: Services = {
    ...parts,
    publicUrl: origin,
    ...(options.gateway && { gateway: options.gateway(origin) }),
  }
  // Built here, since a test may bring its own store or scanner.
  const admission = createAdmission(services)
  services.admission = admission
  const throttledLog = createThrottledLog(services.log)
  const clock = { now: () => new Date() }
  const app = buildApp({
    services,
    throttledLog,
    // Test clocks can show any time; the database has the real one.
    readiness: createReadiness({ ...services, clock, rules: { ageMs: () => 0 }, throttledLog }),
    sandbox: null,
    site: () => null,
    port,
    local: true,
    trustedProxies: ['127.0.0.1'],
    ...options.app,
  })
  handle = (request, env) => app.fetch(request, env)
  let visitors = 0
  return {
    services,
    origin,
    port,
    server,
    /** A browser with cookies, an origin and its own network. */
    browser: (network = '192.0.2.1') => createBrowser(origin, network),
    /** The browser that applied. */
    owner(made: { orderId: string }, network = '192.0.2.1') {
      const browser = createBrowser(origin, network)
      browser.setCookie(cookieOf(made).cookie)
      return browser
    },
    /** A browser from an unused network, so that limits do not interfere. */
    visitor() {
      visitors += 1
      return createBrowser(origin, `198.51.${visitors >> 8}.${visitors & 255}`)
    },
    async close() {
      await listens.close()
      await admission.close()
    },
  }
}

export type Answered = { status: number; body: Record<string, unknown>; headers: Headers }

/** A short form of an answer: `409 refund.already-made`, or its status alone. */
export const codeOf = ({ status, body }: Pick<Answered, 'status' | 'body'>): string =>
  `${status} ${body.code ?? ''}`.trim()

function createBrowser(origin: string, network: string) {
  const jar = new Map<string, string>()
  function keep(cookie: string) {
    const [pair = '', ...attributes] = cookie.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, pair)
  }
  const cookies = () => [...jar.values()].join('; ')
  async function send(method: string, path: string, options: RequestInit = {}): Promise<Answered> {
    const headers = new Headers(options.headers)
    if (jar.size > 0) headers.set('cookie', cookies())
    if (!headers.has('origin')) headers.set('origin', origin)
    headers.set('x-forwarded-for', network)
    const response = await fetch(origin + path, { ...options, method, headers })
    response.headers.getSetCookie().forEach(keep)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const body = isJson ? ((await response.json()) as Record<string, unknown>) : {}
    return { status: response.status, body, headers: response.headers }
  }
  const json = (body: unknown, headers: Record<string, string> = {}) => ({
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    get: (path: string, headers?: Record<string, string>) =>
      send('GET', path, headers ? { headers } : {}),
    delete: (path: string) => send('DELETE', path),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, json(body, headers)),
    put: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('PUT', path, json(body, headers)),
    patch: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('PATCH', path, json(body, headers)),
    send,
    /** A file or page, whole; with a body it is posted. */
    async file(path: string, body?: object) {
      const own = { cookie: cookies(), origin }
      const init = body ? { method: 'POST', ...json(body, own) } : { headers: own }
      const response = await fetch(origin + path, init)
      const { status, headers } = response
      return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
    },
    /** The cookie jar. */
    cookie: cookies,
    /** Adds `name=value` to the cookie jar. */
    setCookie: keep,
  }
}
