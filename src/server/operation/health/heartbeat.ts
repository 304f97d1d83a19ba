import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { NodeFacts, NodeSurroundings } from '#domain/health-facts.ts'
import { deleteNode, deleteOldNodes, keepNode } from '../../data/operation/node.ts'
import type { Services } from '../../services.ts'

const beatMs = 10_000
/** A node silent for so long is no longer shown. */
const forgottenMs = 60 * 60_000
const lagResolutionMs = 20

type Self = Pick<NodeFacts, 'name' | 'role'> & {
  surroundings: () => Promise<NodeSurroundings>
}

/**
 * Reports this node's state to other nodes and the health page: now and every ten seconds. Database
 * outages are reported elsewhere. Returns a function that stops it and deletes the row.
 */
export function startHeartbeat(
  {
    db,
    clock,
    random,
    log,
    version,
  }: Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'version'>,
  { surroundings, ...self }: Self,
): () => Promise<void> {
  const id = random.uuid()
  const startedAt = clock.now()
  const delay = monitorEventLoopDelay({ resolution: lagResolutionMs })
  delay.enable()

  async function tell(): Promise<void> {
    // Measured between turns; the requested interval is no delay.
    const lagMs = Math.max(0, delay.percentile(99) / 1e6 - lagResolutionMs)
    delay.reset()
    const seenAt = clock.now()
    await keepNode(db, id, {
      ...{ ...self, version },
      ...{ startedAt, seenAt, lagMs: Number.isFinite(lagMs) ? lagMs : 0 },
      memoryBytes: process.memoryUsage.rss(),
      surroundings: await surroundings(),
    })
    await deleteOldNodes(db, new Date(seenAt.getTime() - forgottenMs))
  }

  let beating = Promise.resolve()
  const beat = () => {
    beating = beating.then(tell).catch((err) => log.debug({ err }, 'no heartbeat was left'))
  }
  beat()
  const timer = setInterval(beat, beatMs)
  return async () => {
    clearInterval(timer)
    delay.disable()
    await beating
    await deleteNode(db, id)
  }
}
