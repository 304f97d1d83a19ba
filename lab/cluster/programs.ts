import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'

/** Where Debian puts each version's programs, the newest first. */
const debian = '/usr/lib/postgresql'

/** The folder of a PostgreSQL with everything that a standby needs; null where there is none. */
export function findPostgres(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((it) => join(debian, it, 'bin'))
  const needed = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind']
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name)))) ?? null
}

/** A program by its name, also where only root finds it. */
export function findProgram(name: string): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    '/usr/sbin',
    '/usr/bin',
    '/usr/local/bin',
  ]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

/**
 * Says loudly what is not tried here, and which package would bring it; true where everything is there.
 * `needed` names what was looked for, by the package that it comes in.
 */
export function isThere(what: string, needed: Record<string, string | null>): boolean {
  const missing = Object.keys(needed).filter((name) => needed[name] === null)
  if (missing.length === 0) return true
  console.warn(
    `SKIPPED: ${what}. Missing here: ${missing.join(', ')} (apt-get install brings them)`,
  )
  return false
}

type Account = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then Debian's own account does it. */
export function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

/** Whether somebody listens on a port of 127.0.0.1; undefined where not, as `until` asks. */
export const isOpen = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(undefined))
  })
