import type { Tx } from '../../platform/db/database.ts'

/** The payment link of a locked application, for another payer: the current one, or a new one. */
export async function keepPaymentLink(
  tx: Tx,
  link: { applicationId: number; id: string; createdAt: Date },
  after: Date,
): Promise<string> {
  await tx
    .deleteFrom('paymentLink')
    .where('applicationId', '=', link.applicationId)
    .where('createdAt', '<=', after)
    .execute()
  await tx
    .insertInto('paymentLink')
    .values(link)
    .onConflict((oc) => oc.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('paymentLink')
    .select('id')
    .where('applicationId', '=', link.applicationId)
    .executeTakeFirstOrThrow()
  return id
}

/** An application's payment link, if made after this time. */
export function findPaymentLink(tx: Tx, applicationId: number, after: Date) {
  return tx
    .selectFrom('paymentLink')
    .select('createdAt')
    .where('applicationId', '=', applicationId)
    .where('createdAt', '>', after)
    .executeTakeFirst()
}

/** The application of a payment link, locked until the transaction ends. */
export function lockByPaymentLink(tx: Tx, id: string, after: Date) {
  return tx
    .selectFrom('application')
    .innerJoin('paymentLink', 'paymentLink.applicationId', 'application.id')
    .selectAll('application')
    .where('paymentLink.id', '=', id)
    .where('paymentLink.createdAt', '>', after)
    .forUpdate('application')
    .executeTakeFirst()
}

export async function endPaymentLink(tx: Tx, applicationId: number): Promise<void> {
  await tx.deleteFrom('paymentLink').where('applicationId', '=', applicationId).execute()
}
