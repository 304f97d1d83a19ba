import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { findWrongWork } from '../../src/server/data/casework/work.ts'
import { connect, type Tx } from '../../src/server/platform/db/database.ts'
import { forFile } from './for-file.ts'

const script = new URL('../../src/server/platform/db/invariants.sql', import.meta.url)

/** Test clocks may show days before the guard existed, whose filings must pass too. */
const guardCame = "(select run_on from migration where name = '0023-guard-approvals')"

/** Asks only for promises with these words: to plan all of them takes longer than the answer. */
function withWords(words: string, text: string): string {
  const [head = '', all = ''] = text.replace(/order by .*\n$/, '').split('\n\n-- Status:')
  const asked = `-- ${all}`.split(/^union all$/m).filter((each) => {
    const [, promise] = /^select '((?:[^']|'')*)'/m.exec(each) ?? []
    return promise?.includes(words)
  })
  const union = asked.join('union all')
  return `${head} select * from (${union}) told (promise, broken_by)`
}

/** All violated invariants as `invariant: row`; or only those with these words, which is much faster. */
export async function brokenInvariants(db: Tx, words?: string): Promise<string[]> {
  const text = (await readFile(script, 'utf8')).replace(guardCame, "timestamp '2020-01-01'")
  const { rows } = await sql
    .raw<{ promise: string; brokenBy: string }>(words ? withWords(words, text) : text)
    .execute(db)
  const { wrong } = words ? { wrong: [] } : await findWrongWork(db, 0, 10_000)
  return [
    ...rows.map(({ promise, brokenBy }) => `${promise}: ${brokenBy}`),
    ...wrong.map((id) => `what is to be done follows from the facts: application ${id}`),
  ]
}

/** For the owner of the tables: the invariants that a statement violates, which is rolled back. */
export async function startDamaging({ ownerUrl }: { ownerUrl: string }) {
  const owner = await forFile(connect(ownerUrl, { pool: 1, onError: () => {} }))
  return async (damage: string, words?: string): Promise<string> => {
    const undo = new Error('undo')
    let broken: string[] = []
    const damaged = owner.db.transaction().execute(async (tx) => {
      await sql.raw(damage).execute(tx)
      broken = await brokenInvariants(tx, words)
      throw undo
    })
    await damaged.catch((error: unknown) => {
      if (error !== undo) throw error
    })
    return broken.join('\n')
  }
}
