import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { findWrongWork } from '../../src/server/data/casework/work.ts'
import { connect, type Tx } from '../../src/server/platform/db/database.ts'

const script = new URL('../../src/server/platform/db/invariants.sql', import.meta.url)

/** Test clocks may show days before the guard existed, whose filings must pass too. */
const guardCame = "(select run_on from migration where name = '0023-guard-approvals')"

/** All violated invariants as `invariant: row`; or only those with these words, which is much faster. */
export async function brokenInvariants(db: Tx, words?: string): Promise<string[]> {
  const text = (await readFile(script, 'utf8')).replace(guardCame, "timestamp '2020-01-01'")
  const all = words ? sql`select * from (${sql.raw(text)}) told where promise like ` : sql.raw(text)
  const { rows } = await sql<{ promise: string; brokenBy: string }>`${all}${
    words ? sql.lit(`%${words}%`) : sql.raw('')
  }`.execute(db)
  const { wrong } = words ? { wrong: [] } : await findWrongWork(db, 0, 10_000)
  return [
    ...rows.map(({ promise, brokenBy }) => `${promise}: ${brokenBy}`),
    ...wrong.map((id) => `what is to be done follows from the facts: application ${id}`),
  ]
}

/** Invariants violated by a statement of the tables' owner, which is rolled back. */
export async function brokenBy(
  damage: string,
  { ownerUrl }: { ownerUrl: string },
  words?: string,
): Promise<string> {
  const undo = new Error('undo')
  const owner = connect(ownerUrl, { pool: 1, onError: () => {} })
  let broken: string[] = []
  const damaged = owner.db.transaction().execute(async (tx) => {
    await sql.raw(damage).execute(tx)
    broken = await brokenInvariants(tx, words)
    throw undo
  })
  await damaged.catch((error: unknown) => {
    if (error !== undo) throw error
  })
  await owner.close()
  return broken.join('\n')
}
