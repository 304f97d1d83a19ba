import type { Tx } from './database.ts'

export type Settings = { requireSecondFactor: boolean; twoPersonApproval: boolean }

/** What the owner decided for everybody. */
export function readSettings(tx: Tx): Promise<Settings> {
  return tx
    .selectFrom('setting')
    .select(['requireSecondFactor', 'twoPersonApproval'])
    .executeTakeFirstOrThrow()
}
