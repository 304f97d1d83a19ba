import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  url: string
  /** From now on nothing passes, nothing is said and nothing is closed; new connections are taken. */
  freeze(): void
  /** Everything goes on, and what was held back arrives. */
  thaw(): void
  /** As a firewall that lost its memory: what stands is silent for ever, what comes new passes. */
  forget(): void
  close(): Promise<void>
}

/** A way to PostgreSQL that can fall silent. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (!forgotten.has(from)) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        // Nobody hears of an end either, while it is silent.
        if (!frozen && !forgotten.has(from)) to.destroy()
        else to.unref()
      })
    }
    if (frozen) for (const socket of [near, far]) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
