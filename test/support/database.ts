import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startPrivatePostgres } from '../../src/private-postgres/private-postgres.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run, at its `postgres` database. */
    databaseAdmin: string
    /** The same as the user that the server signs in as. */
    databaseServer: string
  }
}

const template = 'karibu_visa'

/** Vitest's global setup: one PostgreSQL for the whole run, with one migrated database to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-visa-tests-'))
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
  /** As the server signs in. */
  url: string
  ownerUrl: string
  /** Ends what is still connected. Its files go with the PostgreSQL of the run. */
  drop(): Promise<void>
}

/** A database that nobody else uses: migrated, or `template1`, which is empty. Drop it when you are done. */
export async function createTestDatabase(from: string = template): Promise<TestDatabase> {
  const admin = inject('databaseAdmin')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copied as files, it is not written to the log of PostgreSQL too.
  await execute(admin, `create database ${name} template ${from} strategy file_copy`)
  return {
    url: sibling(inject('databaseServer'), name),
    ownerUrl: sibling(admin, name),
    drop: () => leave(name),
  }
}

/**
 * Who owns a database and who else signs in to it: the superuser of a PostgreSQL of one's own and the server's
 * user, or nobody but ordinary users. Managed services give one who may make roles, beside what they put into
 * `public` themselves.
 */
export const ownerships = {
  'a superuser, and the server': null,
  'an ordinary owner who may make roles, and the server': { owner: 'createrole', hasServer: true },
  'an ordinary owner, and the server': { owner: 'nocreaterole', hasServer: true },
  'one ordinary owner who may make roles': { owner: 'createrole', hasServer: false },
  'one ordinary owner': { owner: 'nocreaterole', hasServer: false },
} as const
export type Ownership = keyof typeof ownerships

/** One in which nothing of ours is yet. */
export async function createEmptyDatabase(
  ownership: Ownership = 'a superuser, and the server',
): Promise<TestDatabase> {
  const admin = inject('databaseAdmin')
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await execute(admin, `create database ${name}`)
  const urls = { url: sibling(inject('databaseServer'), name), ownerUrl: sibling(admin, name) }
  const users = ownerships[ownership]
  if (users) {
    await execute(
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
  return { ...urls, drop: () => leave(name) }
}

/**
 * Its files stay: some file systems look for the place of a new file behind all that were just deleted, and
 * each of the databases to come has a thousand.
 */
const leave = (name: string): Promise<void> =>
  execute(
    inject('databaseAdmin'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function sibling(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
