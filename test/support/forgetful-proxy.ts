import { startDatabaseProxy } from './database-proxy.ts'

/** A PostgreSQL proxy that can break right after a COMMIT, before its answer. */
export async function startForgetfulProxy(
  url: string,
): Promise<{ url: string; forgetNextCommit(): void; close(): Promise<void> }> {
  let forgets = false
  const proxy = await startDatabaseProxy(url, (near, far) => {
    let isForgetting = false
    near.on('data', (bytes) => {
      if (forgets && bytes.includes('commit')) {
        forgets = false
        isForgetting = true
      }
      far.write(bytes)
    })
    // The first byte back proves that the COMMIT happened.
    far.on('data', (bytes) => (isForgetting ? near.destroy() : near.write(bytes)))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  return {
    url: proxy.url,
    forgetNextCommit: () => {
      forgets = true
    },
    close: proxy.close,
  }
}
