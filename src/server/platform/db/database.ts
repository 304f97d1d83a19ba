import { CamelCasePlugin, Kysely, type LogConfig, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { boundedClients, bounds, DatabaseSilent } from './bounded-client.ts'
import { preparedClients } from './prepared-client.ts'
import type { DB } from './schema.ts'
import { transientCause } from './transient-error.ts'

export type Database = Kysely<DB>
/** First argument of queries: a transaction, or the database for a single statement. */
export type Tx = Transaction<DB> | Database

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** A pool with the limits of docs/operations/postgresql.md. A lost connection fails requests, never the process. */
export function connect(
  url: string,
  options: {
    pool: number
    onError: (error: Error) => void
    /** Assumes this role after connecting. */
    role?: string | null
    /** Time limits other than `bounds`. */
    silence?: { connect: number; statement: number }
    /** Receives each statement; without it nothing is timed. */
    log?: LogConfig | undefined
  },
): { db: Database; close(): Promise<void> } {
  const silence = options.silence ?? bounds
  const { Client, abandonAll, hasAnswered } = boundedClients(silence.statement)
  const pool = new pg.Pool({
    Client: preparedClients(Client),
    connectionString: url,
    max: options.pool,
    types,
    connectionTimeoutMillis: silence.connect,
    idleTimeoutMillis: 30_000,
    // A connection keeps prepared what it was first asked twice: a new one learns what is asked now.
    maxLifetimeSeconds: 3_600,
    application_name: 'karibu-visa',
    onConnect: (client) => prepareConnection(client, options.role ?? null),
  })
  pool.on('error', options.onError)
  /** One that comes free. Where none did while the database answered nobody, it is the database that is away. */
  const take = async () => {
    const since = performance.now()
    return pool.connect().catch((error) => {
      const isSilent = transientCause(error) === 'pool-exhausted' && !hasAnswered(since)
      throw isSilent ? new DatabaseSilent() : error
    })
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: take, end: () => pool.end(), options: pool.options },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(options.log && { log: options.log }),
  })
  return { db, close: () => closeWithin(() => db.destroy(), abandonAll) }
}

const limits = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  // Statements are short: JIT compiling takes longer than running them.
  jit: 'off',
}

/** Sets limits and role after connecting: as connection options a pooler refuses or, worse, drops them. */
async function prepareConnection(client: pg.ClientBase, role: string | null): Promise<void> {
  const settings = Object.entries({ ...limits, ...(role && { role }) })
  const calls = settings.map(
    (_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`,
  )
  await client.query(`select ${calls.join(', ')}`, settings.flat())
}

/** Waits for running statements, but not for a silent database. */
async function closeWithin(close: () => Promise<void>, abandonAll: () => void): Promise<void> {
  const impatience = setTimeout(abandonAll, bounds.close)
  await close().finally(() => clearTimeout(impatience))
}

const constraintOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined

/** Whether this constraint or unique index rejected a statement. */
export function violates(error: unknown, constraint: string): boolean {
  return constraintOf(error) === constraint
}
