import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import type { DevServer } from './server-process.ts'

/** Paths of the server; everything else is a page or part of one. */
const served = /^\/(api|health|metrics|\.well-known|sandbox-gateway|sandbox-messenger)(\/|\?|$)/
/** Paths of Vite and Astro, and files: never page addresses. */
const madeByVite = /^\/(@|_|src\/|node_modules\/|parts(\/|\?|$))|\.\w+(\?|$)/

/** Forwards a request unchanged, with Host and Origin, so that the server judges it normally. */
function forward(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = incoming
  const outgoing = request(new URL(url ?? '/', target), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
    response.once('error', () => answer.destroy())
  })
  outgoing.once('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end('The server ended during this request')
  })
  answer.once('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

function refuse(answer: ServerResponse): void {
  answer.writeHead(503, { 'retry-after': '1' }).end('The server is not up: see the terminal')
}

/** Asks the server which page this reader gets; Astro renders it. */
async function turnToPage(
  target: string,
  incoming: Connect.IncomingMessage,
  answer: ServerResponse,
): Promise<boolean> {
  const { cookie = '', 'accept-language': languages = '', host = '' } = incoming.headers
  const asked = await ask(new URL(incoming.url ?? '/', target), {
    ...{ cookie, host },
    'accept-language': languages,
  })
  if (asked.location) {
    answer.writeHead(302, { location: asked.location }).end()
    return false
  }
  const search = /\?.*$/.exec(incoming.url ?? '')?.[0] ?? ''
  if (asked.page) incoming.url = asked.page + search
  return true
}

function ask(
  url: URL,
  headers: Record<string, string>,
): Promise<{ location?: string; page?: string }> {
  return new Promise((resolve) => {
    const asking = request(url, { headers }, async (response) => {
      const { location } = response.headers
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const page = Buffer.concat(parts).toString()
      resolve({ ...(location && { location }), ...(page.startsWith('/') && { page }) })
    })
    asking.once('error', () => resolve({}))
    asking.end()
  })
}

/** Serves pages and server under one address, as in production. */
export function serverBehindPages(server: DevServer): Plugin {
  return {
    name: 'server-behind-pages',
    configureServer({ middlewares }) {
      middlewares.use(async (incoming, answer, next) => {
        const url = incoming.url ?? '/'
        const isPage = incoming.method === 'GET' && !madeByVite.test(url)
        if (!served.test(url) && !isPage) return next()
        const target = await server.ready()
        if (!target) return refuse(answer)
        if (served.test(url)) return forward(target, incoming, answer)
        if (await turnToPage(target, incoming, answer)) next()
      })
    },
  }
}
