import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
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
  },
): { db: Database; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.pool,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'karibu-visa',
    ...(options.role && { options: `-c role=${options.role}` }),
  })
  pool.on('error', options.onError)
  // The pool listens to idle connections only. One that breaks between two statements of a
  // transaction would otherwise end the process; here its next statement fails, and the request.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, close: () => db.destroy() }
}

/** True once the database answers. */
export async function ping(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}

const constraintOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined

/** Whether a statement was refused by this named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return constraintOf(error) === constraint
}
