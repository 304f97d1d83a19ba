import type { Messenger } from '#domain/messenger.ts'
import type { Tx } from '../../platform/db/database.ts'

export async function insertCode(
  tx: Tx,
  code: { codeHash: Buffer; applicationId: number; messenger: Messenger; createdAt: Date },
): Promise<void> {
  await tx.insertInto('messengerCode').values(code).execute()
}

export async function countCodes(tx: Tx, applicationId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('messengerCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Sent = { codeHash: Buffer; messenger: Messenger; since: Date }

/** The application of a code of this messenger that is unused and was made since a moment. */
export async function findCode(tx: Tx, { codeHash, messenger, since }: Sent) {
  const found = await tx
    .selectFrom('messengerCode')
    .select('applicationId')
    .where('codeHash', '=', codeHash)
    .where('messenger', '=', messenger)
    .where('createdAt', '>', since)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return found?.applicationId
}

/** False if it was used meanwhile. */
export async function spendCode(tx: Tx, codeHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('messengerCode')
    .set({ usedAt: now })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('codeHash')
    .executeTakeFirst()
  return used !== undefined
}
