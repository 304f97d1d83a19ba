import { connect } from '../src/server/db/database.ts'
import { benchDelivery } from './chat-delivery.ts'
import { benchListeners } from './chat-listeners.ts'
import type { Result } from './report.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

/** The chat over two nodes of one database. */
export async function benchChat(server: RunningServer): Promise<Result[]> {
  const { db, close } = connect(server.databaseUrl, { pool: 2, onError: () => {} })
  const other = await server.startNode()
  try {
    const cookie = await signIn(db)
    const nodes = { visitors: server.origin, staff: other.origin, cookie }
    return [...(await benchListeners(server)), ...(await benchDelivery(nodes))]
  } finally {
    await close()
    await other.stop()
  }
}
