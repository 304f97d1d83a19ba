import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A third-party site on its own origin whose policy allows only our script and calls. */
export async function startForeignSite(ours: string) {
  const page = `<!doctype html><html lang="en"><title>Safaris</title><main><h1>Safaris</h1></main>
    <script src="${ours}/api/widget.js" defer></script></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${ours}; connect-src ${ours}`,
    })
    response.end(page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
