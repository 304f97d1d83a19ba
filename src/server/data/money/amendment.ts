import type { Insertable } from 'kysely'
import {
  type AmendmentState,
  changedExtras,
  extrasAround,
  type OrderChoice,
} from '#domain/money/amendment.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Price } from '#domain/money/pricing.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Amendment } from '../../platform/db/schema.ts'

export type AmendmentRow = Awaited<ReturnType<typeof findAmendment>> & object

export function findAmendment(tx: Tx, id: string) {
  return tx.selectFrom('amendment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The open one; the schema allows only one. */
export function findOpenAmendment(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('amendment')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** The newest change requested by a traveller, in any state. */
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

/** All changes with their authors, newest first. */
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

/** A change's old and new choices. */
export function choicesOf(
  row: Pick<
    AmendmentRow,
    | 'fromVisaType'
    | 'toVisaType'
    | 'fromProcessingType'
    | 'toProcessingType'
    | 'priceLines'
    | 'changedExtras'
  >,
): { from: OrderChoice; to: OrderChoice } {
  const { from, to } = extrasAround(row.priceLines, row.changedExtras)
  return {
    from: { visaType: row.fromVisaType, processingType: row.fromProcessingType, ...from },
    to: { visaType: row.toVisaType, processingType: row.toProcessingType, ...to },
  }
}

type Change = { from: OrderChoice; to: OrderChoice; price: Price; differenceCents: Cents }
type About = Pick<
  Insertable<Amendment>,
  'id' | 'applicationId' | 'state' | 'actor' | 'staffId' | 'reason' | 'createdAt' | 'doneAt'
>

export function insertAmendment(
  tx: Tx,
  about: About,
  { from, to, price, differenceCents }: Change,
): Promise<AmendmentRow> {
  const change = {
    fromVisaType: from.visaType,
    fromProcessingType: from.processingType,
    toVisaType: to.visaType,
    toProcessingType: to.processingType,
    changedExtras: changedExtras(from, to),
    differenceCents,
    priceLines: JSON.stringify(price.lines),
  }
  return tx
    .insertInto('amendment')
    .values({ ...about, ...change })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Closes an open one. */
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

/** The new type needs missing documents: the hand-over is reopened. */
export async function markOpenedAgain(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('amendment').set({ openedAgain: true }).where('id', '=', id).execute()
}

/** With its supplementary payment, for the letter. */
export function findAmendmentPaid(tx: Tx, id: string) {
  return tx
    .selectFrom('amendment')
    .leftJoin('payment', (join) =>
      join.onRef('payment.amendmentId', '=', 'amendment.id').on('payment.state', '=', 'paid'),
    )
    .selectAll('amendment')
    .select(['payment.id as paymentId', 'payment.gatewayRef'])
    .where('amendment.id', '=', id)
    .executeTakeFirst()
}
