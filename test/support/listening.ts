import type { AddressInfo, Server, Socket } from 'node:net'

/** Listens on a free port of this machine, or on this one; `close` ends its connections too. */
export async function listening(server: Server, port = 0, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()))
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    origin: `http://${host}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
