import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type Account,
  copyPrograms,
  installedPrograms,
  PostgresUnavailable,
  runs,
} from './programs.ts'

/** The location of a private PostgreSQL: its cluster folder, programs, and account. */
export type Installation = { home: string; programs: string; account: Account | null }

/** File in the data folder that points to a cluster elsewhere. */
const noteName = 'postgres-is-at'
const remedy = 'Set DATABASE_URL to a PostgreSQL of your own, or start as an ordinary user.'

/** Chooses the location of a data folder's cluster; later starts find the same one. */
export async function findLocation(
  dataDir: string,
  log: (line: string) => void,
): Promise<Installation> {
  const programs = await installedPrograms()
  const place =
    process.getuid?.() === 0
      ? await locationForRoot(dataDir, programs, log)
      : await placeForUser(dataDir, programs)
  // For an existing cluster the programs ran before; if they no longer do, starting PostgreSQL
  // reports it.
  if (!existsSync(join(place.home, 'cluster')) && !runs(place.programs, place.account)) {
    throw new PostgresUnavailable(
      `PostgreSQL's programs in ${place.programs} do not run here. ${remedy}`,
    )
  }
  return place
}

async function placeForUser(dataDir: string, programs: string): Promise<Installation> {
  const home = join(dataDir, 'postgres')
  await mkdir(home, { recursive: true, mode: 0o700 })
  const isOurs = (await stat(home)).uid === process.getuid?.()
  if ((process.getuid && !isOurs) || existsSync(join(dataDir, noteName))) {
    throw new PostgresUnavailable(
      `The database of ${dataDir} belongs to another account: start as root, who made it, or choose another DATA_DIR.`,
    )
  }
  return { home, programs, account: null }
}

/** PostgreSQL refuses to run as root, so root uses another account and a folder open to it. */
async function locationForRoot(
  dataDir: string,
  installed: string,
  log: (line: string) => void,
): Promise<Installation> {
  // 0711: the account can pass through to its own folder but list nothing.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const home = (await knownHome(dataDir)) ?? (await newHome(dataDir, log))
  const account = await ownerOf(home)
  const [isAtHome, hasPrograms] = await Promise.all([
    isOpenTo(account, home, 'write'),
    isOpenTo(account, join(installed, 'bin/postgres'), 'run'),
  ])
  if (!isAtHome && !mayWrite(account, home)) {
    throw new PostgresUnavailable(`The account ${account.name} cannot reach ${home}. ${remedy}`)
  }
  const wasHere = existsSync(join(home, 'cluster'))
  if ((wasHere && hasPrograms) || runs(installed, account)) {
    return { home, programs: installed, account }
  }
  return { home, programs: await copyPrograms(installed, await openFolder()), account }
}

async function knownHome(dataDir: string): Promise<string | undefined> {
  const local = join(dataDir, 'postgres')
  if (existsSync(join(local, 'cluster'))) return local
  const note = join(dataDir, noteName)
  const elsewhere = (await readFile(note, 'utf8').catch(() => '')).trim()
  if (!elsewhere || existsSync(elsewhere)) return elsewhere || undefined
  throw new PostgresUnavailable(
    `The database was kept in ${elsewhere}, which is gone: put it back, or delete ${note} to begin anew.`,
  )
}

async function newHome(dataDir: string, log: (line: string) => void): Promise<string> {
  const account = await unprivilegedAccount()
  const local = join(dataDir, 'postgres')
  await mkdir(local, { recursive: true })
  await handOver(local, account)
  if (mayWrite(account, local)) return local
  await rmdir(local).catch(() => {})
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const elsewhere = await mkdtemp(join(await openFolder(), `${hash}-`))
  await handOver(elsewhere, account)
  await writeFile(join(dataDir, noteName), `${elsewhere}\n`)
  log(
    `PostgreSQL runs as ${account.name}, who cannot reach ${dataDir}: its files are in ${elsewhere}`,
  )
  return elsewhere
}

async function handOver(folder: string, account: Account): Promise<void> {
  await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
}

async function accounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

async function unprivilegedAccount(): Promise<Account> {
  const known = await accounts()
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = known.find((account) => account.name === name && account.uid > 0)
    if (account) return account
  }
  throw new PostgresUnavailable(`PostgreSQL cannot run as root. ${remedy}`)
}

async function ownerOf(home: string): Promise<Account> {
  const { uid, gid } = await stat(home)
  if (uid === 0) throw new PostgresUnavailable(`${home} must not belong to root. ${remedy}`)
  const account = (await accounts()).find((account) => account.uid === uid)
  return account ?? { name: `number ${uid}`, uid, gid }
}

/**
 * Whether the modes of a path and its parents let an account through. True suffices for a start;
 * false is checked again with a process of that account.
 */
async function isOpenTo(
  { uid, gid }: Account,
  path: string,
  to: 'write' | 'run',
): Promise<boolean> {
  const modeFor = async (place: string): Promise<number> => {
    const found = await stat(place)
    const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0
    return (found.mode >> shift) & 7
  }
  const above: string[] = []
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    above.push(folder)
    if (folder === dirname(folder)) break
  }
  try {
    const wanted = to === 'write' ? 3 : 1
    if (((await modeFor(path)) & wanted) !== wanted) return false
    return (await Promise.all(above.map(modeFor))).every((mode) => (mode & 1) === 1)
  } catch {
    return false
  }
}

function mayWrite({ uid, gid }: Account, folder: string): boolean {
  const question = 'test -w "$0" && test -x "$0"'
  return spawnSync('/bin/sh', ['-c', question, folder], { uid, gid, cwd: '/' }).status === 0
}

/** A folder of root that every account can pass through, permanent if possible. */
async function openFolder(): Promise<string> {
  for (const folder of ['/var/lib/karibu-visa', join(tmpdir(), 'karibu-visa')]) {
    await mkdir(folder, { recursive: true }).catch(() => {})
    const found = await lstat(folder).catch(() => null)
    if (found?.uid !== 0 || !found.isDirectory()) continue
    await chmod(folder, 0o755)
    return folder
  }
  throw new PostgresUnavailable(`PostgreSQL cannot run as root in this folder. ${remedy}`)
}
