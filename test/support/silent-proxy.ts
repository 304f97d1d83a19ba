import type { Socket } from 'node:net'
import { startDatabaseProxy } from './database-proxy.ts'

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
  const forgotten = new WeakSet<Socket>()
  let frozen = false

  function carry(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!forgotten.has(from)) to.write(bytes)
    })
    from.on('close', () => {
      // Nobody hears of an end either, while it is silent.
      if (!frozen && !forgotten.has(from)) to.destroy()
      else to.unref()
    })
    if (frozen) from.pause()
  }

  const proxy = await startDatabaseProxy(url, (near, far) => {
    carry(near, far)
    carry(far, near)
  })
  return {
    url: proxy.url,
    freeze() {
      frozen = true
      for (const socket of proxy.sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of proxy.sockets) socket.resume()
    },
    forget() {
      for (const socket of proxy.sockets) forgotten.add(socket)
    },
    close: proxy.close,
  }
}
