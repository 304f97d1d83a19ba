import type { Greeting } from '#domain/greeting.ts'
import type { OpeningHours } from '#domain/office-hours.ts'
import type { Tx } from '../../platform/db/database.ts'

export type Settings = { requireSecondFactor: boolean; twoPersonApproval: boolean }

/** The owner's settings. */
export function getSettings(tx: Tx): Promise<Settings> {
  return tx
    .selectFrom('setting')
    .select(['requireSecondFactor', 'twoPersonApproval'])
    .executeTakeFirstOrThrow()
}

export async function updateSettings(tx: Tx, settings: Settings): Promise<void> {
  await tx.updateTable('setting').set(settings).execute()
}

/** When the owner completed getting started; null before. */
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

/** The office hours; null if unset. */
export async function getOpeningHours(tx: Tx): Promise<OpeningHours | null> {
  const { officeHours } = await tx
    .selectFrom('setting')
    .select('officeHours')
    .executeTakeFirstOrThrow()
  return officeHours
}

export async function updateOpeningHours(tx: Tx, hours: OpeningHours): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ officeHours: JSON.stringify(hours) })
    .execute()
}

/** The chat's automatic greetings. */
export async function getGreetings(tx: Tx): Promise<readonly Greeting[]> {
  const { greetings } = await tx.selectFrom('setting').select('greetings').executeTakeFirstOrThrow()
  return greetings
}

export async function updateGreetings(tx: Tx, greetings: readonly Greeting[]): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ greetings: JSON.stringify(greetings) })
    .execute()
}
