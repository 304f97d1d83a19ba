import type { Insertable } from 'kysely'
import type { AmendmentState } from '#domain/money/amendment.ts'
import type { Tx } from '../db/database.ts'
import type { Amendment } from '../db/schema.ts'

export type AmendmentRow = Awaited<ReturnType<typeof findAmendment>> & object

export function findAmendment(tx: Tx, id: string) {
  return tx.selectFrom('amendment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one that waits for its supplement; the schema allows no second. */
export function findOpenAmendment(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('amendment')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** The newest change that a traveller wanted, whatever became of it. */
export function findNewestSupplement(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('amendment')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('actor', '=', 'traveller')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Every change of an application with who made it, newest first. */
export function findAmendments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('amendment')
    .leftJoin('staff', 'staff.id', 'amendment.staffId')
    .selectAll('amendment')
    .select('staff.name as staffName')
    .where('amendment.applicationId', '=', applicationId)
    .orderBy('amendment.createdAt', 'desc')
    .execute()
}

export function insertAmendment(tx: Tx, amendment: Insertable<Amendment>) {
  return tx.insertInto('amendment').values(amendment).returningAll().executeTakeFirstOrThrow()
}

/** Ends one that waits for its supplement. */
export async function closeAmendment(
  tx: Tx,
  id: string,
  end: { state: Exclude<AmendmentState, 'open'>; doneAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('amendment')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The new kind wants documents that are not there: what was handed over is open again. */
export async function markOpenedAgain(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('amendment').set({ openedAgain: true }).where('id', '=', id).execute()
}

/** With the payment that was its supplement, for the letter about it. */
export function findAmendmentPaid(tx: Tx, id: string) {
  return tx
    .selectFrom('amendment')
    .leftJoin('payment', (join) =>
      join.onRef('payment.amendmentId', '=', 'amendment.id').on('payment.state', '=', 'paid'),
    )
    .selectAll('amendment')
    .select('payment.gatewayRef')
    .where('amendment.id', '=', id)
    .executeTakeFirst()
}
