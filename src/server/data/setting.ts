import type { Tx } from '../db/database.ts'

export type Settings = { requireSecondFactor: boolean; twoPersonApproval: boolean }

/** What the owner decided for everybody. */
export function getSettings(tx: Tx): Promise<Settings> {
  return tx
    .selectFrom('setting')
    .select(['requireSecondFactor', 'twoPersonApproval'])
    .executeTakeFirstOrThrow()
}

export async function updateSettings(tx: Tx, settings: Settings): Promise<void> {
  await tx.updateTable('setting').set(settings).execute()
}

/** When the owner was done with getting started; null before. */
export async function getGettingStartedEnd(tx: Tx): Promise<Date | null> {
  const { closedAt } = await tx
    .selectFrom('setting')
    .select('gettingStartedClosedAt as closedAt')
    .executeTakeFirstOrThrow()
  return closedAt
}

export async function closeGettingStarted(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('setting').set({ gettingStartedClosedAt: now }).execute()
}
