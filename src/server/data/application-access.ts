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

/**
 * Open applications of the same browser or contact e-mail that hold one of these passports, and visas that
 * this browser has for them.
 */
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
    .select(['application.id', 'application.orderId', 'application.visaType'])
    .select(['applicant.passportNumber', 'applicant.intendedDateOfArrival as arrival'])
    .select(({ eb }) => eb('applicant.state', '=', 'approved').as('approved'))
    .select(({ eb }) => eb('applicationAccess.sessionId', 'is not', null).as('own'))
    .where('applicant.passportNumber', 'in', by.passportNumbers)
    .where(({ and, eb, or }) => {
      const own = eb('applicationAccess.sessionId', 'is not', null)
      const open = eb('application.status', 'in', ['pending', 'paid', 'processing'])
      const known = or([own, ...(by.email === null ? [] : [isContact(by.email)])])
      const undecided = eb('applicant.state', '!=', 'approved')
      return or([and([open, undecided, known]), and([own, eb('applicant.state', '=', 'approved')])])
    })
    .orderBy('application.id', 'desc')
    .limit(100)
    .execute()
}
