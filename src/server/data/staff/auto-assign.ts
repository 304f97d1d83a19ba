import { type SqlBool, sql } from 'kysely'
import type { AssignmentRule } from '#domain/application/auto-assign.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import { heldColumns, withAuthority } from './role.ts'

export async function getGivingRule(tx: Tx): Promise<AssignmentRule> {
  const { givingRule } = await tx
    .selectFrom('setting')
    .select('givingRule')
    .executeTakeFirstOrThrow()
  return givingRule
}

export async function setGivingRule(tx: Tx, givingRule: AssignmentRule): Promise<void> {
  await tx.updateTable('setting').set({ givingRule }).execute()
}

/** Serialises assignment until the transaction ends; returns the next turn's number. */
export async function takeTurn(tx: Tx): Promise<number> {
  const { givingTurn } = await tx
    .updateTable('setting')
    .set(({ eb }) => ({ givingTurn: eb('givingTurn', '+', 1) }))
    .returning('givingTurn')
    .executeTakeFirstOrThrow()
  return givingTurn
}

/** False if the account was closed meanwhile; until the transaction ends it is not. */
export async function keepTurn(tx: Tx, staffId: string, turn: number): Promise<boolean> {
  const kept = await tx
    .updateTable('staff')
    .set({ lastTurn: turn })
    .where('id', '=', staffId)
    .where('disabledAt', 'is', null)
    .returning('id')
    .execute()
  return kept.length > 0
}

/** Active colleagues with their workload. */
export async function findColleagueWorkloads(tx: Tx) {
  const rows = await tx
    .selectFrom('staff')
    .innerJoin('staffRole', 'staffRole.id', 'staff.role')
    .select(['staff.id', 'staff.name', 'language', 'isIn', 'languages', 'lastTurn'])
    .select(heldColumns)
    .select(({ selectFrom }) =>
      selectFrom('application')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('assignedTo', '=', 'staff.id')
        // As in the index.
        .where(sql<SqlBool>`status in ('pending', 'paid', 'processing')`)
        .as('open'),
    )
    .where('disabledAt', 'is', null)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute()
  return rows.map(withAuthority)
}

/** False without an active colleague of this id. */
export async function setPresence(
  tx: Tx,
  id: string,
  presence: { isIn: boolean; languages: Language[]; now: Date },
): Promise<boolean> {
  const { now, ...said } = presence
  const changed = await tx
    .updateTable('staff')
    .set({ ...said, updatedAt: now })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .returning('id')
    .execute()
  return changed.length > 0
}
