/**
 * `npm run dev`: Astro's pages with hot replacement at PORT (4321), the server under the same
 * address, restarted after changes, and a PostgreSQL that outlives both.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dev } from 'astro'
import {
  PostgresUnavailable,
  startPrivatePostgres,
} from '../../src/private-postgres/private-postgres.ts'
import { root, runQuietly } from '../process.mjs'
import { serverBehindPages } from './forward.ts'
import { fillPlaceholders } from './placeholders.ts'
import { runServer } from './server-process.ts'
import { writeStubSite } from './stub-site.ts'
import { watchFolders } from './watch.ts'

const say = (text: string) => console.log(text)
const ofServer = [
  ...['src/server', 'src/domain', 'src/contract', 'src/phrases', 'src/client', 'src/reader'],
  ...['src/sandbox-gateway', 'src/sandbox-messenger', 'src/private-postgres', 'migrations'],
]
const stubs = join(root, 'dist/dev')

/** In its own process, since a build switches its process to production mode. */
async function buildWidget(): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/build-widget.ts', join(stubs, 'widget')]
  const { ok, output } = await runQuietly('node', args)
  if (!ok) say(output)
}

/** The configured database, or one of our own that survives server restarts. */
async function openDatabase(dataDir: string) {
  if (process.env.DATABASE_URL) return { env: {}, stop: async () => {} }
  await mkdir(dataDir, { recursive: true })
  const { url, ownerUrl, stop } = await startPrivatePostgres({ dataDir, log: say })
  return { env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }, stop }
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 4321)
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`
  const dataDir = resolve(root, process.env.DATA_DIR ?? 'data')
  const [database] = await Promise.all([
    openDatabase(dataDir),
    writeStubSite(join(stubs, 'web')),
    buildWidget(),
  ])
  const env = { ...database.env, DATA_DIR: dataDir, DIST_DIR: stubs, PUBLIC_URL: publicUrl }
  const server = runServer(env, say)
  const pages = await dev({
    root,
    site: publicUrl,
    logLevel: 'warn',
    server: { port, host: 'localhost' },
    vite: {
      server: { strictPort: true },
      plugins: [fillPlaceholders(), serverBehindPages(server)],
    },
  })
  const unwatch = [
    watchFolders(ofServer, server.restart),
    watchFolders(['src/widget'], () => {
      buildWidget().then(server.restart)
    }),
  ]
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const end of unwatch) end()
    await Promise.all([pages.stop(), server.stop()])
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (await server.ready()) say(`Ready at ${publicUrl}`)
}

main().catch((error) => {
  console.error(error instanceof PostgresUnavailable ? error.message : error)
  process.exit(1)
})
