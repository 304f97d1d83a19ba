import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/error.ts'
import type { Env } from './mount.ts'

/** The loopback names, which no foreign DNS name matches. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** Whether a site is one of this machine, which nobody else reaches by that address. */
export const isThisMachine = (url: string): boolean => thisMachine.includes(new URL(url).hostname)

/** The name in a Host header without the port, which proxies change. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** Our host names. */
export function ourHosts(publicUrl: string, others: readonly string[] = []): ReadonlySet<string> {
  return new Set([nameOf(new URL(publicUrl).host), ...others.map(nameOf), ...thisMachine])
}

function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  )
}

const isForMachines = (path: string): boolean => path.startsWith('/health/') || path === '/metrics'

/**
 * Requires exactly one Host, of ours. We do not build anything from it, but a cache in front of us
 * may key by it, and DNS rebinding would give a foreign page our origin. Health checks may use an
 * address or no name; metrics collectors any name, with the token.
 */
export function refuseForeignHosts(ours: ReadonlySet<string>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const incoming = c.env?.incoming
    if (incoming && !isForMachines(c.req.path)) {
      // `GET http://elsewhere/` names a second host in place of the path.
      if (!incoming.url?.startsWith('/')) throw new AppError('request.host')
      const [host, ...more] = hostsOf(incoming)
      // Only HTTP/1.0 may omit it (RFC 9112, 3.2).
      if (host === undefined && incoming.httpVersion !== '1.0') {
        throw new AppError('request.unreadable')
      }
      if (host === undefined || more.length > 0 || !ours.has(nameOf(host))) {
        throw new AppError('request.host')
      }
    }
    await next()
  }
}
