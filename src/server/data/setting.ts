import type { Tx } from '../db/database.ts'

export type Settings = { requireSecondFactor: boolean; twoPersonApproval: boolean }

/** Whether this installation asks everybody for a second factor, whatever the owner decides. */
export type SecondFactor = 'required' | 'optional'

/** Whether a second factor is asked of everybody: by the installation, or by the owner. */
export async function isFactorRequired(
  tx: Tx,
  { secondFactor }: { secondFactor: SecondFactor },
): Promise<boolean> {
  return secondFactor === 'required' || (await readSettings(tx)).requireSecondFactor
}

/** What the owner decided for everybody. */
export function readSettings(tx: Tx): Promise<Settings> {
  return tx
    .selectFrom('setting')
    .select(['requireSecondFactor', 'twoPersonApproval'])
    .executeTakeFirstOrThrow()
}
