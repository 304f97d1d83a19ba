import type { AccessWay } from '#domain/application/access.ts'
import type { Tx } from '../../platform/db/database.ts'
import { publish } from '../chat/event.ts'
import { deleteNewsIn } from '../correspondence/traveller-news.ts'
import { endPaymentLink } from '../money/payment-link.ts'
import { isContact } from './contact.ts'
import { isLive } from './session.ts'

/** The applications of a browser, newest first. */
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

/** Grants a browser access; an existing grant keeps its first way. */
export async function grantAccess(
  tx: Tx,
  sessionId: number,
  applicationId: number,
  { way, now }: { way: AccessWay; now: Date },
): Promise<void> {
  await tx
    .insertInto('applicationAccess')
    .values({ sessionId, applicationId, way, openedAt: now })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Copies a browser's access to another one. */
export async function passAccessOn(
  tx: Tx,
  { from, to, applicationId }: { from: number; to: number; applicationId: number },
  now: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('applicationAccess')
    .select('applicationId')
    .where('sessionId', '=', from)
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  if (open) await grantAccess(tx, to, applicationId, { way: 'link', now })
}

/** The valid access grants of an application, newest first. */
export function findAccess(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationAccess')
    .innerJoin('travellerSession', 'travellerSession.id', 'applicationAccess.sessionId')
    .select(['sessionId', 'way', 'openedAt'])
    .where('applicationId', '=', applicationId)
    .where(isLive)
    .orderBy('openedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .execute()
}

/**
 * Revokes all access to a locked application, except of this browser and of those granted in the
 * given ways. Returns the number of browsers. Also deletes pending notifications, the payment link
 * and the keys of proven conversations: remaining browsers get new ones.
 */
export async function closeAccess(
  tx: Tx,
  applicationId: number,
  kept: { sessionId: number | null; ways: readonly AccessWay[] },
): Promise<number> {
  await endPaymentLink(tx, applicationId)
  const ended = await tx
    .deleteFrom('chatKey')
    .using('chatSession')
    .whereRef('chatSession.id', '=', 'chatKey.sessionId')
    .where('chatSession.applicationId', '=', applicationId)
    .where('chatSession.isProven', '=', true)
    .returning('chatKey.sessionId')
    .execute()
  for (const endedTalk of new Set(ended.map(({ sessionId }) => sessionId))) {
    await publish(tx, { endedTalk })
  }
  const closed = await tx
    .deleteFrom('applicationAccess')
    .where('applicationId', '=', applicationId)
    .where('sessionId', '<>', kept.sessionId ?? 0)
    .$if(kept.ways.length > 0, (query) => query.where('way', 'not in', kept.ways))
    .returning('sessionId')
    .execute()
  const sessionIds = closed.map(({ sessionId }) => sessionId)
  if (sessionIds.length > 0) await deleteNewsIn(tx, sessionIds, applicationId)
  return sessionIds.length
}

/**
 * Open applications of the same browser or contact e-mail with one of these passports, and this
 * browser's visas for them.
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
