import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import { createBoss, queues } from '../jobs/boss.ts'
import { prepareAppRole } from './app-role.ts'

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Brings a database to the newest shape, as its owner: our tables by migrations/*.sql, then the job
 * tables, then the rights of the role that requests act under and of the server's own user.
 * Safe to run from several nodes at once (an advisory lock), and again.
 */
export async function migrate(ownerUrl: string, serverUrl = ownerUrl): Promise<void> {
  await runner({
    databaseUrl: ownerUrl,
    dir: directory,
    direction: 'up',
    migrationsTable: 'migration',
    count: Number.POSITIVE_INFINITY,
    checkOrder: true,
    log: () => {},
    // A second node waits for the first instead of failing.
    advisoryLockMode: 'wait',
  })
  const boss = createBoss({ connectionString: ownerUrl, supervise: false, schedule: false })
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    // A queue that is there already keeps its old patience otherwise.
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  await prepareAppRole(ownerUrl, serverUrl)
}
