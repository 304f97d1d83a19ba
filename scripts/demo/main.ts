/**
 * `npm run demo`: the product with sixty applications in every state, with its own data folder
 * (data-demo). Filled on the first start; `npm run demo -- --fresh` starts over.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  PostgresUnavailable,
  startPrivatePostgres,
} from '../../src/private-postgres/private-postgres.ts'
import { root } from '../process.mjs'
import { inbox } from './email.ts'
import { colleagues, demoPassword, ownerEmail } from './people.ts'
import { fill } from './seed.ts'

const dataDir = resolve(root, process.env.DEMO_DIR ?? 'data-demo')
const filled = join(dataDir, 'demo-filled')
const port = process.env.PORT ?? '3000'

async function prepare(): Promise<void> {
  if (process.argv.includes('--fresh') || !existsSync(filled)) {
    await rm(dataDir, { recursive: true, force: true })
  }
  if (existsSync(filled)) return
  console.log('Filling the demo: this takes a minute or two …')
  await mkdir(dataDir, { recursive: true })
  const postgres = await startPrivatePostgres({ dataDir, log: console.log })
  try {
    const database = { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl }
    await fill({ ...database, DATA_DIR: dataDir, PORT: port }, dataDir, console.log)
    await writeFile(filled, '')
  } finally {
    await postgres.stop()
  }
}

function tellTheWay(): void {
  const people = [{ email: ownerEmail, name: 'Owner', role: 'owner' }, ...colleagues]
  console.log(`\nThe staff area: http://localhost:${port}/admin-login`)
  for (const { email, name, role } of people) {
    console.log(`  ${role.padEnd(8)} ${email.padEnd(28)} ${name}`)
  }
  console.log(`The password of all of them, in the demo alone: ${demoPassword}`)
  const outbox = join(dataDir, 'outbox')
  console.log(`Travellers are traveller-1@example.org and on; their letters lie in ${outbox}\n`)
}

async function main(): Promise<void> {
  await prepare()
  tellTheWay()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...inbox,
      ...process.env,
      DATA_DIR: dataDir,
      PORT: port,
      LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.once('close', (code) => process.exit(code ?? 0))
}

main().catch((error) => {
  console.error(error instanceof PostgresUnavailable ? error.message : error)
  process.exit(1)
})
