import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to PostgreSQL that, once asked to, breaks right after a COMMIT, before its answer is heard. */
export async function startForgetfulProxy(
  url: string,
): Promise<{ url: string; forgetNextCommit(): void; close(): Promise<void> }> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let forgets = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    let isForgetting = false
    near.on('data', (bytes) => {
      if (forgets && bytes.includes('commit')) {
        forgets = false
        isForgetting = true
      }
      far.write(bytes)
    })
    // The first word that comes back says that the COMMIT has happened.
    far.on('data', (bytes) => (isForgetting ? near.destroy() : near.write(bytes)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    forgetNextCommit: () => {
      forgets = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
