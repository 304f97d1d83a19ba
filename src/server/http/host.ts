import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/error.ts'
import type { Env } from './mount.ts'

/** What every machine calls itself. A name of the world's that leads here by a trick is none of these. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** A name as a Host header has it, without port; ports are changed by whoever stands in front of us. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** The names by which we may be called. */
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
 * One Host, and one of ours. Nothing that leaves us is made of it; but whatever stands in front of us may
 * keep answers by it, and a page that had its own name led here would be of our origin to its browser.
 * Load balancers ask for our health by address, or by no name at all; who collects figures asks each node by its
 * own, and has to bring the token.
 */
export function refuseForeignHosts(ours: ReadonlySet<string>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const incoming = c.env?.incoming
    if (incoming && !isForMachines(c.req.path)) {
      // `GET http://elsewhere/` names a second host, in the place of the path.
      if (!incoming.url?.startsWith('/')) throw new AppError('request.host')
      const [host, ...more] = hostsOf(incoming)
      if (host === undefined || more.length > 0 || !ours.has(nameOf(host))) {
        throw new AppError('request.host')
      }
    }
    await next()
  }
}
