import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'

/** Debian's folder of PostgreSQL versions, newest first. */
const debian = '/usr/lib/postgresql'

/** A PostgreSQL with everything that a standby needs, or null. */
export function findPostgres(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((it) => join(debian, it, 'bin'))
  const needed = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind']
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name)))) ?? null
}

/** A program by name, including root's paths. */
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
 * Warns about what is skipped, and which package provides it; true if all is there. `needed`:
 * programs by package.
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

/** PostgreSQL refuses to run as root: then Debian's account is used. */
export function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

/** Whether a port of 127.0.0.1 is open; undefined if not, for `until`. */
export const isOpen = (port: number): Promise<true | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(undefined))
  })
