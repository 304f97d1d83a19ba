import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { findWrongWork } from '../../src/server/data/work.ts'
import type { Tx } from '../../src/server/db/database.ts'

const script = new URL('../../src/server/db/invariants.sql', import.meta.url)

/** Every promise of the database that is broken now, as `promise: row`; empty when all hold. */
export async function brokenInvariants(db: Tx): Promise<string[]> {
  const text = await readFile(script, 'utf8')
  const { rows } = await sql<{ promise: string; brokenBy: string }>`${sql.raw(text)}`.execute(db)
  const { wrong } = await findWrongWork(db, 0, 10_000)
  return [
    ...rows.map(({ promise, brokenBy }) => `${promise}: ${brokenBy}`),
    ...wrong.map((id) => `what is to be done follows from the facts: application ${id}`),
  ]
}
