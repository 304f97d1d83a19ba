import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import type { Client } from 'pg'
import { prepareAppRole } from './app-role.ts'
import { createBoss, jobs } from './boss.ts'
import { bounds, withClient } from './bounded-client.ts'
import { checkDatabase } from './known-migrations.ts'
import { StartProblem } from './start-problem.ts'

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url))

async function migrateTables(dbClient: Client): Promise<void> {
  await checkDatabase(dbClient, directory)
  await runner({
    dbClient,
    dir: directory,
    direction: 'up',
    migrationsTable: 'migration',
    count: Number.POSITIVE_INFINITY,
    checkOrder: true,
    log: () => {},
    // A second node waits for the first instead of failing.
    advisoryLockMode: 'wait',
  }).catch((cause: Error) => {
    throw new StartProblem(whyNotMigrated(cause.message), { cause })
  })
}

/**
 * Brings a database to the newest shape, as its owner: our tables by migrations/*.sql, then the job
 * tables, then the rights of the role that requests act under and of the server's own user.
 * Safe to run from several nodes at once (an advisory lock), and again.
 */
export async function migrate(ownerUrl: string, serverUrl = ownerUrl): Promise<void> {
  await withClient(ownerUrl, migrateTables, bounds.migration)
  const boss = createBoss(
    { connectionString: ownerUrl, supervise: false, schedule: false },
    bounds.migration,
  )
  await boss.start()
  for (const [name, options] of Object.entries(jobs)) {
    await boss.createQueue(name, options)
    // A job that is known already keeps its old patience otherwise.
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  await prepareAppRole(ownerUrl, serverUrl)
}

function whyNotMigrated(message: string): string {
  const remedy = /must be owner|permission denied/.test(message)
    ? 'let DATABASE_OWNER_URL name the owner of the tables'
    : 'nothing was changed by the one that failed'
  return `The migrations of the database failed (${message}): ${remedy}`
}
