import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

// WebKitGTK ends a connection that brings a frame of more than 128 KiB, and takes any number of smaller ones for one message. Scripts
// and files that Playwright sends are larger, and it sends each as one frame.
const frame = 64 * 1024
const largest = 256 * 1024 * 1024

function sendInFrames(to: WebSocket, message: Buffer): void {
  for (let sent = 0; sent < message.length; sent += frame) {
    const part = message.subarray(sent, sent + frame)
    to.send(part, { binary: false, compress: false, fin: sent + frame >= message.length })
  }
}

function relay(from: WebSocket, address: string): void {
  const to = new WebSocket(address, { maxPayload: largest, perMessageDeflate: false })
  const early: Buffer[] = []
  from.on('message', (data: RawData) => {
    if (to.readyState === WebSocket.OPEN) sendInFrames(to, data as Buffer)
    else early.push(data as Buffer)
  })
  to.on('open', () => {
    for (const message of early.splice(0)) sendInFrames(to, message)
  })
  to.on('message', (data: RawData) => from.send(data.toString()))
  from.on('close', () => to.close())
  to.on('close', () => from.close())
  for (const each of [from, to]) each.on('error', () => each.terminate())
}

/** Where the windows of one MiniBrowser can be driven, in the words in which Playwright asks for it. */
export async function listTargets(inspector: string) {
  const server = createServer(async (_request, response) => {
    const page = await fetch(`http://${inspector}/`).then(
      (answer) => answer.text(),
      () => '',
    )
    const paths = page.match(/\/socket\/\d+\/\d+\/WebPage/g) ?? []
    const { port } = server.address() as AddressInfo
    const targets = paths.map((path) => ({ webSocketDebuggerUrl: `ws://127.0.0.1:${port}${path}` }))
    response.end(JSON.stringify(targets))
  })
  const sockets = new WebSocketServer({ server, maxPayload: largest })
  sockets.on('connection', (socket, { url }) => relay(socket, `ws://${inspector}${url}`))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
      server.closeAllConnections()
    },
  }
}
