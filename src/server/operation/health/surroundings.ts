import { statfs } from 'node:fs/promises'
import type { NodeSurroundings } from '#domain/health-facts.ts'
import type { PeerWatch } from '../../platform/peer-watch.ts'
import type { Readiness } from './readiness.ts'

/** State of external services as seen by this process. */
export type Peers = { gateway: PeerWatch; store: PeerWatch; scanner: PeerWatch | null }

async function askDisk(folder: string): Promise<NodeSurroundings['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch {
    return null
  }
}

/** A node's surroundings, read on each call. */
export function surroundingsOf(
  { gateway, store, scanner }: Peers,
  dataDir: string,
  readiness: Pick<Readiness, 'clockAheadSeconds'>,
): () => Promise<NodeSurroundings> {
  return async () => ({
    gateway: gateway.report(),
    store: store.report(),
    scanner: scanner?.report() ?? null,
    disk: await askDisk(dataDir),
    clockAheadSeconds: readiness.clockAheadSeconds(),
  })
}
