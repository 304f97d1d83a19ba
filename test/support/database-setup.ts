import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/migrate.ts'
import { startPrivatePostgres } from '../../src/server/db/private-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database that every test file clones. */
    templateUrl: string
  }
}

/** One real PostgreSQL for the whole run, migrated once; quick because nobody misses its data. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-visa-test-'))
  await chmod(dataDir, 0o711)
  const postgres = await startPrivatePostgres({ dataDir, log: () => {}, durable: false })
  await migrate(postgres.url)
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
