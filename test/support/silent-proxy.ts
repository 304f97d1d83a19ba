import type { Socket } from 'node:net'
import { startDatabaseProxy } from './database-proxy.ts'

export type SilentProxy = {
  url: string
  /** Stops forwarding without closing; still accepts connections. */
  freeze(): void
  /** Resumes, delivering what was held back. */
  thaw(): void
  /** Like a firewall that lost its state: existing connections are silent for ever, new ones work. */
  forget(): void
  close(): Promise<void>
}

/** A PostgreSQL proxy that can go silent. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const forgotten = new WeakSet<Socket>()
  let frozen = false

  function carry(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!forgotten.has(from)) to.write(bytes)
    })
    from.on('close', () => {
      // While silent, even a close is not forwarded.
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
