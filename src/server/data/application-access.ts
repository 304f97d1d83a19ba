import type { Tx } from '../db/database.ts'
import { isContact } from './application.ts'

/** What a browser applied for, newest first. */
export function findOwnApplications(tx: Tx, sessionId: number) {
  return tx
    .selectFrom('application')
    .innerJoin('applicationAccess', 'applicationAccess.applicationId', 'application.id')
    .selectAll('application')
    .where('applicationAccess.sessionId', '=', sessionId)
    .orderBy('application.id', 'desc')
    .limit(20)
    .execute()
}

export async function grantAccess(tx: Tx, sessionId: number, applicationId: number): Promise<void> {
  await tx
    .insertInto('applicationAccess')
    .values({ sessionId, applicationId })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Open applications of the same browser or contact e-mail that hold one of these passports. */
export function findDuplicates(
  tx: Tx,
  by: { sessionId: number | null; email: string | null; passportNumbers: readonly string[] },
) {
  return tx
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.applicationId', 'application.id')
    .leftJoin('applicationAccess', (join) =>
      join
        .onRef('applicationAccess.applicationId', '=', 'application.id')
        .on('applicationAccess.sessionId', '=', by.sessionId ?? 0),
    )
    .select(['application.id', 'application.orderId', 'applicant.passportNumber'])
    .select(({ eb }) => eb('applicationAccess.sessionId', 'is not', null).as('own'))
    .where('applicant.passportNumber', 'in', by.passportNumbers)
    .where('application.status', 'in', ['pending', 'paid', 'processing'])
    .where(({ eb, or }) =>
      or([
        eb('applicationAccess.sessionId', 'is not', null),
        ...(by.email === null ? [] : [isContact(by.email)]),
      ]),
    )
    .orderBy('application.id', 'desc')
    .limit(100)
    .execute()
}
