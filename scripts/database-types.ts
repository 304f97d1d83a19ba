import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPrivatePostgres } from '../src/private-postgres/private-postgres.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'

// `npm run db:types`: generates the table types from the migrations.
const dataDir = await mkdtemp(join(tmpdir(), 'karibu-visa-types-'))
await chmod(dataDir, 0o711)
try {
  const postgres = await startPrivatePostgres({ dataDir, log: console.log, durable: false })
  try {
    await migrate(postgres.ownerUrl, postgres.url)
    const args = ['--config-file', 'kysely-codegen.config.json', '--url', postgres.ownerUrl]
    // It complains about overridden types it cannot parse, and then uses them.
    execFileSync('node_modules/.bin/kysely-codegen', args, { stdio: 'pipe' })
    console.log('src/server/platform/db/schema.ts is written')
  } finally {
    await postgres.stop()
  }
} finally {
  await rm(dataDir, { recursive: true })
}
