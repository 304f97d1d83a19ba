import type { Tx } from '../../platform/db/database.ts'

/** The link with which somebody else pays for a locked application: the one that stands, or a new one. */
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

/** The link of an application, where there is one that was made after this moment. */
export function findPaymentLink(tx: Tx, applicationId: number, after: Date) {
  return tx
    .selectFrom('paymentLink')
    .select('createdAt')
    .where('applicationId', '=', applicationId)
    .where('createdAt', '>', after)
    .executeTakeFirst()
}

/** The application for which a link pays, locked until the transaction ends. */
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
