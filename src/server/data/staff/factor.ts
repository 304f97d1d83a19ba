import type { Tx } from '../../platform/db/database.ts'

/** How somebody can prove who they are, besides the password. */
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

/** Keeps the secret of an app that does not count yet; false where there is one that does. */
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

/** Telephones go wrong by one step, back or forward. */
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
 * The app counts from now on, its codes from the next step; false where that step was used already. One beyond what
 * telephones go wrong by was used before the clock was set back.
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

/** Uses a recovery code up; false where there is none like it. */
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
