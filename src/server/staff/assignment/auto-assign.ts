import { assigneeFor } from '#domain/application/auto-assign.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import {
  findColleagueWorkloads,
  getGivingRule,
  keepTurn,
  takeTurn,
} from '../../data/staff/auto-assign.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { giveTo } from './assign.ts'

/**
 * Assigns a locked application by the rules, unless it is assigned. Returns the assignee; null if
 * nobody is available or rules assign nothing. `staffId`: the author, or null.
 */
export async function autoAssign(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  by: { staffId: string | null; now: Date },
): Promise<string | null> {
  if (row.assignedTo !== null) return row.assignedTo
  const rule = await getGivingRule(tx)
  if (rule === 'off') return null
  // Turns are serialised, so the previous choice is visible.
  const turn = await takeTurn(tx)
  const colleagues = (await findColleagueWorkloads(tx)).map(({ language, ...each }) => ({
    ...each,
    languages: [language, ...each.languages],
    isDisabled: false,
    open: each.open ?? 0,
  }))
  const found = assigneeFor(row, colleagues, rule)
  if (!found || !(await keepTurn(tx, found.id, turn))) return null
  await giveTo(tx, services, row, found.id, by)
  return found.id
}
