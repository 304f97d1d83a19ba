import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { boundedClients, bounds } from './bounded-client.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>
/** What queries take first: a transaction, or the database for a single statement. */
export type Tx = Transaction<DB> | Database

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** A pool with the limits of docs/operations.md. A lost connection costs requests, never the process. */
export function connect(
  url: string,
  options: {
    pool: number
    onError: (error: Error) => void
    /** Acts under this role instead of the one that the address names. */
    role?: string | null
    /** How long it may say nothing, where that is not `bounds`. */
    silence?: { connect: number; statement: number }
  },
): { db: Database; close(): Promise<void> } {
  const silence = options.silence ?? bounds
  const { Client, abandonAll } = boundedClients(silence.statement)
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: options.pool,
    types,
    connectionTimeoutMillis: silence.connect,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'karibu-visa',
    ...(options.role && { options: `-c role=${options.role}` }),
  })
  pool.on('error', options.onError)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, close: () => closeWithin(() => db.destroy(), abandonAll) }
}

/** Waits for what is under way, but not for a database that says nothing. */
async function closeWithin(close: () => Promise<void>, abandonAll: () => void): Promise<void> {
  const impatience = setTimeout(abandonAll, bounds.close)
  await close().finally(() => clearTimeout(impatience))
}

const constraintOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined

/** Whether a statement was refused by this named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return constraintOf(error) === constraint
}
