import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startPrivatePostgres } from '../../src/private-postgres/private-postgres.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { ask } from './ask.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL, database `postgres`. */
    databaseAdmin: string
    /** The same for the server's user. */
    databaseServer: string
  }
}

const template = 'karibu_visa'

/** A database is a thousand files, which most disks create ten times slower than memory. */
const memory = '/dev/shm'
const roomForFifty = 1 << 30

async function fastestFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > roomForFifty ? memory : tmpdir()
}

/** Vitest's global setup: one PostgreSQL per run, with a migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await fastestFolder(), 'karibu-visa-tests-'))
  await chmod(dataDir, 0o711)
  const postgres = await startPrivatePostgres({ dataDir, log: console.log, durable: false })
  await migrate(postgres.ownerUrl, postgres.url)
  project.provide('databaseAdmin', sibling(postgres.ownerUrl, 'postgres'))
  project.provide('databaseServer', sibling(postgres.url, 'postgres'))
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

export type TestDatabase = {
  /** For the server's user. */
  url: string
  ownerUrl: string
  drop(): Promise<void>
}

/** A new database: migrated, or from the empty `template1`. Drop it when done. */
export async function createTestDatabase(from: string = template): Promise<TestDatabase> {
  const admin = inject('databaseAdmin')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // As a file copy it is not written to the WAL too.
  await ask(admin, `create database ${name} template ${from} strategy file_copy`)
  return {
    url: sibling(inject('databaseServer'), name),
    ownerUrl: sibling(admin, name),
    drop: () => drop(name),
  }
}

/**
 * The owner of a database and the server's user: a superuser and another user on a private
 * PostgreSQL, or only ordinary users. Managed services provide an owner who can create roles, and
 * put objects of their own into `public`.
 */
export const ownerships = {
  'a superuser, and the server': null,
  'an ordinary owner who may make roles, and the server': { owner: 'createrole', hasServer: true },
  'an ordinary owner, and the server': { owner: 'nocreaterole', hasServer: true },
  'one ordinary owner': { owner: 'nocreaterole', hasServer: false },
} as const
export type Ownership = keyof typeof ownerships

/** An empty database. */
export async function createEmptyDatabase(
  ownership: Ownership = 'a superuser, and the server',
): Promise<TestDatabase> {
  const admin = inject('databaseAdmin')
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await ask(admin, `create database ${name}`)
  const urls = { url: sibling(inject('databaseServer'), name), ownerUrl: sibling(admin, name) }
  const users = ownerships[ownership]
  if (users) {
    await ask(
      urls.ownerUrl,
      `create extension pg_trgm; create role ${name} login ${users.owner} password 'owner';
      alter database ${name} owner to ${name}`,
    )
    const owner = new URL(urls.ownerUrl)
    owner.username = name
    owner.password = 'owner'
    urls.ownerUrl = owner.href
    if (!users.hasServer) urls.url = owner.href
  }
  return { ...urls, drop: () => drop(name) }
}

async function drop(name: string): Promise<void> {
  await ask(inject('databaseAdmin'), `drop database ${name} with (force)`)
}

function sibling(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
