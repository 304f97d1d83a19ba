import type { Tx } from '../../platform/db/database.ts'

/** Somebody's factors besides the password. */
export async function findFactors(tx: Tx, staffId: string) {
  const app = await tx
    .selectFrom('staffTwoFactor')
    .select('active')
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  const { passkeys } = await tx
    .selectFrom('staffPasskey')
    .select(({ fn }) => fn.countAll<number>().as('passkeys'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return { app: app?.active ?? false, passkeys }
}

/** Stores the secret of an unconfirmed app; false if one is confirmed. */
export async function putAppSecret(tx: Tx, staffId: string, secret: Buffer): Promise<boolean> {
  const started = await tx
    .insertInto('staffTwoFactor')
    .values({ staffId, secret })
    .onConflict((oc) =>
      oc
        .column('staffId')
        .doUpdateSet({ secret, lastUsedStep: null })
        .where('staffTwoFactor.active', '=', false),
    )
    .returning('staffId')
    .execute()
  return started.length > 0
}

/** Phones' clocks may be off by a step either way. */
const mostApart = 2

type App = { staffId: string; active: boolean }

export async function findAppSecret(tx: Tx, { staffId, active }: App): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('staffTwoFactor')
    .select('secret')
    .where('staffId', '=', staffId)
    .where('active', '=', active)
    .executeTakeFirst()
  return row?.secret ?? null
}

/**
 * Confirms the app and accepts codes from the next step on; false if that step was used. A step
 * beyond the tolerance dates from before the clock was set back.
 */
export async function takeAppStep(
  tx: Tx,
  { staffId, active, step }: App & { step: number },
): Promise<boolean> {
  const taken = await tx
    .updateTable('staffTwoFactor')
    .set({ lastUsedStep: step, active: true })
    .where('staffId', '=', staffId)
    .where('active', '=', active)
    .where((eb) =>
      eb.or([
        eb('lastUsedStep', 'is', null),
        eb('lastUsedStep', '<', step),
        eb('lastUsedStep', '>', step + mostApart),
      ]),
    )
    .returning('staffId')
    .execute()
  return taken.length > 0
}

export async function deleteApp(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staffTwoFactor').where('staffId', '=', staffId).execute()
}

export async function insertRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]) {
  await tx
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeHash) => ({ staffId, codeHash })))
    .execute()
}

/** Uses a recovery code; false if there is no such code. */
export async function takeRecoveryCodeHash(tx: Tx, staffId: string, codeHash: Buffer) {
  const taken = await tx
    .deleteFrom('staffRecoveryCode')
    .where('staffId', '=', staffId)
    .where('codeHash', '=', codeHash)
    .returning('staffId')
    .execute()
  return taken.length > 0
}

export async function deleteRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute()
}

export async function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('staffRecoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}
