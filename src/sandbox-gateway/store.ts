import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { schema } from './schema.ts'

export type Row = Record<string, SQLInputValue>

export type Store = ReturnType<typeof openStore>

/** A SQLite file. Acknowledged writes survive a kill: the log is flushed at each commit. */
export function openStore(path: string) {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true })
  }
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  // Overwrites deleted and changed data instead of only unlinking it.
  database.exec('PRAGMA secure_delete = ON')
  database.exec(schema)
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

  function prepared(sql: string) {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    all: <T>(sql: string, ...values: SQLInputValue[]): T[] => prepared(sql).all(...values) as T[],
    get: <T>(sql: string, ...values: SQLInputValue[]): T | undefined =>
      prepared(sql).get(...values) as T | undefined,
    /** Returns the number of changed rows. */
    run: (sql: string, ...values: SQLInputValue[]): number =>
      Number(prepared(sql).run(...values).changes),
    insert(table: string, row: Row) {
      const names = Object.keys(row)
      const marks = names.map(() => '?').join(', ')
      const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`
      prepared(sql).run(...Object.values(row))
    },
    /** Runs `work` atomically. Not nestable. */
    transaction<T>(work: () => T): T {
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    /** Truncates the log file, which holds old data. */
    emptyLog: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: () => database.close(),
  }
}
