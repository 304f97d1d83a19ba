import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chown,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { Installation } from './location.ts'
import { isAlive } from './process.ts'
import { PostgresUnavailable } from './programs.ts'

export const superuser = 'karibu'

/** The server's database user: no superuser, owns nothing. */
export const serverUser = 'karibu_server'

/** The password of the private PostgreSQL: created once, readable only by the data folder's owner. */
export async function loadPassword(
  dataDir: string,
  name: 'postgres-password' | 'postgres-server-password' = 'postgres-password',
): Promise<string> {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    const draft = `${file}-${process.pid}`
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
    // With concurrent starts the first password wins.
    await link(draft, file).catch(() => {})
    await rm(draft)
  }
  return readFile(file, 'utf8')
}

/** The cluster's folder, created on first start; an interrupted start leaves no partial cluster. */
export async function makeCluster(
  place: Installation,
  password: string,
  durable: boolean,
): Promise<string> {
  const cluster = join(place.home, 'cluster')
  if (existsSync(cluster)) return cluster
  await removeUnfinished(place.home)
  const draft = join(place.home, `unfinished-${process.pid}`)
  const passwordFile = join(draft, 'password')
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  for (const path of place.account ? [draft, passwordFile] : []) {
    await chown(path, place.account?.uid ?? 0, place.account?.gid ?? 0)
  }
  await initialise(place, join(draft, 'cluster'), passwordFile, durable)
  await rename(join(draft, 'cluster'), cluster).catch(() => {})
  await rm(draft, { recursive: true })
  await syncFolder(place.home)
  return cluster
}

async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^unfinished-(\d+)$/.exec(name)?.[1]
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      await rm(join(home, name), { recursive: true })
    }
  }
}

async function initialise(
  { home, programs, account }: Installation,
  cluster: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const options = [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Unicode case mapping, identical on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]
  const child = spawn(join(programs, 'bin/initdb'), options, {
    cwd: home,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const code = await new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  if (code !== 0) {
    throw new PostgresUnavailable(
      `PostgreSQL could not set up ${home}: ${complaint.trim() || code}`,
    )
  }
}

/** Makes a rename survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
