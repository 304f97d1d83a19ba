/**
 * Recovery for an owner without password or second factor: gives the first owner a new password and
 * prints it once. Takes the server's variables; without DATABASE_URL stop the server first.
 */

import { startPrivatePostgres } from '../src/private-postgres/private-postgres.ts'
import { buildDeps } from '../src/server/deps.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { openLog } from '../src/server/platform/log.ts'
import { madeUpForDays, resetOwner } from '../src/server/staff/account/first-owner.ts'
import { forgetOwnerPassword } from '../src/server/staff/account/owner-password.ts'
import { runCommand } from './command.ts'

runCommand(async (config) => {
  const postgres = config.databaseUrl
    ? null
    : await startPrivatePostgres({ dataDir: config.dataDir, log: console.error })
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const origins = { publicUrl, localUrl: publicUrl }
  const databaseUrl = config.databaseUrl ?? postgres?.url ?? ''
  await migrate(postgres?.ownerUrl ?? config.databaseOwnerUrl ?? databaseUrl, databaseUrl)
  const deps = await buildDeps(config, databaseUrl, origins, {
    log: openLog('warn').log,
    tracer: null,
  })
  try {
    const { email, password } = await resetOwner(deps.services)
    await forgetOwnerPassword(config.dataDir)
    console.log(`Owner's e-mail: ${email}`)
    console.log(`Owner's password: ${password}`)
    console.log(`It counts for ${madeUpForDays} days: choose your own before`)
  } finally {
    await deps.sandbox?.stop()
    await deps.close()
    await postgres?.stop()
  }
})
