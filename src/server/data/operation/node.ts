import type { NodeFacts } from '#domain/health-facts.ts'
import type { Tx } from '../../platform/db/database.ts'

/** A heartbeat with the node's state. */
export async function keepNode(tx: Tx, id: string, node: NodeFacts): Promise<void> {
  const row = { ...node, surroundings: JSON.stringify(node.surroundings) }
  await tx
    .insertInto('node')
    .values({ id, ...row })
    .onConflict((oc) => oc.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteNode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('node').where('id', '=', id).execute()
}

/** Nodes that ended without notice. */
export async function deleteOldNodes(tx: Tx, seenBefore: Date): Promise<void> {
  await tx.deleteFrom('node').where('seenAt', '<=', seenBefore).execute()
}

export function findNodes(tx: Tx): Promise<NodeFacts[]> {
  return tx
    .selectFrom('node')
    .select(['name', 'role', 'version', 'startedAt', 'seenAt', 'memoryBytes', 'lagMs'])
    .select('surroundings')
    .orderBy('name')
    .orderBy('startedAt')
    .execute()
}
