import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { maxPayload, relay } from './relay.ts'

// WebKitGTK drops connections on frames above 128 KiB, but accepts fragmented messages. Playwright
// sends larger scripts and files in one frame.
const frame = 64 * 1024

function sendInFrames(browser: WebSocket, message: Buffer): void {
  for (let sent = 0; sent < message.length; sent += frame) {
    const part = message.subarray(sent, sent + frame)
    browser.send(part, { binary: false, compress: false, fin: sent + frame >= message.length })
  }
}

/** A MiniBrowser's targets, in Playwright's format. */
export async function listTargets(inspector: string) {
  const server = createServer(async (_request, response) => {
    const page = await fetch(`http://${inspector}/`).then(
      (answer) => answer.text(),
      () => '',
    )
    const paths = page.match(/\/socket\/\d+\/\d+\/WebPage/g) ?? []
    response.end(
      JSON.stringify(paths.map((path) => ({ webSocketDebuggerUrl: `ws://${at}${path}` }))),
    )
  })
  const sockets = new WebSocketServer({ server, maxPayload })
  sockets.on('connection', (playwright, { url }) =>
    relay(playwright, `ws://${inspector}${url}`, sendInFrames, (message) => message),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${at}`,
    stop() {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
      server.closeAllConnections()
    },
  }
}
