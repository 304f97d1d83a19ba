import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { prepareAppRole } from './app-role.ts'
import { createBoss, jobs } from './boss.ts'
import { bounds, withClient } from './bounded-client.ts'
import { checkDatabase } from './known-migrations.ts'
import { preparation } from './prepared.ts'
import { writeShippedRules } from './shipped-rules.ts'
import { StartProblem } from './start-problem.ts'

const directory = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** Waiting for a table lock blocks everyone behind it: give up soon and retry. */
const lockPatience = "set lock_timeout = '1s'"
const nextTryMs = 500
const lockNotFree = '55P03'

async function migrateTables(dbClient: Client, count = Number.POSITIVE_INFINITY): Promise<void> {
  await checkDatabase(dbClient, directory)
  await dbClient.query(lockPatience)
  const last = performance.now() + bounds.migration
  for (;;) {
    try {
      await runMigrations(dbClient, count)
      return
    } catch (cause) {
      const { code, message } = cause as { code?: string; message: string }
      if (code !== lockNotFree || performance.now() > last) {
        throw new StartProblem(whyNotMigrated(message), { cause })
      }
      await pause(nextTryMs)
    }
  }
}

async function runMigrations(dbClient: Client, count: number): Promise<void> {
  const { runner } = await import('node-pg-migrate')
  await runner({
    dbClient,
    dir: directory,
    direction: 'up',
    migrationsTable: 'migration',
    count,
    checkOrder: true,
    log: () => {},
    // A second node waits for the first instead of failing.
    advisoryLockMode: 'wait',
  })
}

/**
 * Migrates a database as its owner: our tables by migrations/*.sql, the job tables, then the rights
 * of the request role and the server's user. Safe from several nodes at once (an advisory lock) and
 * repeatedly: an unchanged database costs one query. `say` tells what owners have to look at.
 */
export async function migrate(
  ownerUrl: string,
  serverUrl = ownerUrl,
  say: (line: string) => void = () => {},
): Promise<void> {
  const users = [ownerUrl, serverUrl].map((url) => new URL(url).username)
  const { isDone, note } = await preparation(directory, users)
  if (await withClient(ownerUrl, isDone)) return
  await withClient(ownerUrl, (client) => migrateTables(client), bounds.migration)
  await migrateJobs(ownerUrl)
  await prepareAppRole(ownerUrl, serverUrl)
  await withClient(ownerUrl, (client) => writeShippedRules(client, say))
  await withClient(ownerUrl, note)
}

/** Applies the named first migrations to an empty database. */
export async function migrateTo(ownerUrl: string, names: readonly string[]): Promise<void> {
  await withClient(ownerUrl, (client) => migrateTables(client, names.length), bounds.migration)
}

/** Whether these are the first of our migrations; otherwise another program made them. */
export async function knowsMigrations(names: readonly string[]): Promise<boolean> {
  const known = (await readdir(directory)).map((file) => basename(file, '.sql')).sort()
  return names.length > 0 && names.every((name, index) => known[index] === name)
}

async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = createBoss(
    { connectionString: ownerUrl, supervise: false, schedule: false },
    bounds.migration,
  )
  await boss.start()
  for (const [name, options] of Object.entries(jobs)) {
    await boss.createQueue(name, options)
    // An existing queue keeps its old options otherwise.
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

function whyNotMigrated(message: string): string {
  const remedy = /must be owner|permission denied/.test(message)
    ? 'let DATABASE_OWNER_URL name the owner of the tables'
    : 'nothing was changed by the one that failed'
  return `The migrations of the database failed (${message}): ${remedy}`
}
